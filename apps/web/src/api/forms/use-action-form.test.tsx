// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithApp } from '../../testing/render-with-app'
import { ApiError } from '../api-error'
import { type ActionFormOptions, useActionForm } from './use-action-form'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

interface InputProps {
  readonly name: string
  readonly error: string | undefined
}

function Input({ name, error }: InputProps) {
  return (
    <>
      <input
        name={name}
        aria-label={name}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${name}-error`}
      />
      {error && <p id={`${name}-error`}>{error}</p>}
    </>
  )
}

function aForm(submit: ActionFormOptions['submit'], options: Partial<ActionFormOptions> = {}) {
  function Form() {
    const { form, fields, failure, submitting, run, clearErrors } = useActionForm({
      logLabel: 'Not saved',
      ...options,
      submit,
    })
    return (
      <>
        <form {...form}>
          <Input name="title" error={fields.title} />
          <Input name="place" error={fields.place} />
          {failure && <p role="alert">{failure.sentence}</p>}
          <button type="submit">{submitting ? 'Saving' : 'Save'}</button>
        </form>
        <button type="button" onClick={() => run(submit)}>
          Save another
        </button>
        <button type="button" onClick={clearErrors}>
          Forget
        </button>
      </>
    )
  }
  const { user } = renderWithApp(<Form />)
  return {
    user,
    title: () => screen.getByLabelText<HTMLInputElement>('title'),
    place: () => screen.getByLabelText<HTMLInputElement>('place'),
    press: (name = 'Save') => user.click(screen.getByRole('button', { name })),
  }
}

/** The text that describes a field to a screen reader. */
const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

const anApiError = (fields = {}) =>
  new ApiError({ code: 'bad-input', status: 400, message: 'The server says no.', fields })

test('the values are those of the named fields', async () => {
  const submit = vi.fn()
  const { user, title, press } = aForm(submit)
  await user.type(title(), 'Soup')
  await press()
  expect(submit.mock.calls[0]?.[0].values).toEqual({ title: 'Soup', place: '' })
})

test('a rejected field shows its error and gets the focus; the input stays, and typing clears the error', async () => {
  const { user, title, place, press } = aForm(({ reject }) => reject({ place: 'Where is it?' }))
  await user.type(title(), 'Soup')
  await press()
  expect(document.activeElement).toBe(place())
  expect(errorOf(place())).toBe('Where is it?')
  expect(title().value).toBe('Soup')

  await user.type(place(), 'F')
  expect(screen.queryByText('Where is it?')).toBeNull()
})

test('of several rejected fields the first gets the focus', async () => {
  const { title, press } = aForm(({ reject }) => reject({ place: 'Where is it?', title: 'What is it?' }))
  await press()
  expect(document.activeElement).toBe(title())
})

test('the field errors of the server are shown at their fields, and its sentence is announced', async () => {
  const { title, press } = aForm(() => Promise.reject(anApiError({ title: 'Too long.' })))
  await press()
  expect((await screen.findByText('The server says no.')).closest('[role=alert]')).not.toBeNull()
  expect(errorOf(title())).toBe('Too long.')
  expect(document.activeElement).toBe(title())
})

test('an error code may belong to a field; nothing is announced besides it', async () => {
  const { title, press } = aForm(() => Promise.reject(anApiError()), {
    fieldByErrorCode: { 'bad-input': 'title' },
  })
  await press()
  expect(errorOf(title())).toBe('The server says no.')
  expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull()
})

test('a failure without a field is announced, the input stays, and the next attempt clears it', async () => {
  const submit = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined)
  const { user, title, press } = aForm(submit)
  await user.type(title(), 'Soup')
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.')
  expect(title().value).toBe('Soup')

  await press()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an action that throws at once is a failure, too', async () => {
  const { press } = aForm(() => {
    throw new Error('no storage')
  })
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.')
})

test('nothing is submitted twice at a time, not even by a second button; afterwards it may be again', async () => {
  let finish = () => {}
  const first = new Promise<void>((resolve) => {
    finish = resolve
  })
  const submit = vi.fn().mockReturnValueOnce(first)
  const { user, title, press } = aForm(submit)
  await press()
  await screen.findByRole('button', { name: 'Saving' })
  await user.type(title(), '{Enter}')
  await press('Save another')
  expect(submit).toHaveBeenCalledOnce()

  finish()
  await screen.findByRole('button', { name: 'Save' })
  await press('Save another')
  expect(submit).toHaveBeenCalledTimes(2)
})

test('an action without a promise does not make the form wait', async () => {
  const submit = vi.fn()
  const { press } = aForm(submit)
  await press()
  await press()
  expect(submit).toHaveBeenCalledTimes(2)
})

test('a form that success closes is not submitted again meanwhile; `false` is no success', async () => {
  const submit = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(undefined)
  const { press } = aForm(submit, { closesOnSuccess: true })
  await press()
  await screen.findByRole('button', { name: 'Save' })
  await press()
  await screen.findByRole('button', { name: 'Saving' })
  await press('Save another')
  expect(submit).toHaveBeenCalledTimes(2)
})

test('the fields of the contract may have other names in the form', async () => {
  const failing = () => Promise.reject(anApiError({ 'draft.title': 'Too long.' }))
  const { title, press } = aForm(failing, { toFields: (fields) => ({ title: fields['draft.title'] ?? '' }) })
  await press()
  expect(errorOf(title())).toBe('Too long.')
})

test('of a group of choices with an error the first gets the focus', async () => {
  function Form() {
    const { form, fields } = useActionForm({
      logLabel: 'Not saved',
      submit: ({ reject }) => reject({ reason: 'Please choose.' }),
    })
    return (
      <form {...form}>
        <fieldset data-invalid={fields.reason && ''}>
          <input type="radio" name="reason" aria-label="spam" />
          <input type="radio" name="reason" aria-label="rude" />
        </fieldset>
        <button type="submit">Report</button>
      </form>
    )
  }
  const { user } = renderWithApp(<Form />)
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(document.activeElement).toBe(screen.getByLabelText('spam'))
})

test('the errors can be forgotten, for a dialog that opens again', async () => {
  const { place, press } = aForm(({ reject }) => reject({ place: 'Where is it?' }))
  await press()
  await press('Forget')
  expect(errorOf(place())).toBe('')
})

test('a form in a dialog that this form opened is not a submission of this form', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()]
  function Inner() {
    const { form } = useActionForm({ logLabel: 'Not saved', submit: inner })
    return createPortal(
      <form {...form}>
        <button type="submit">Confirm</button>
      </form>,
      document.body,
    )
  }
  function Outer() {
    const { form } = useActionForm({ logLabel: 'Not saved', submit: outer })
    return (
      <form {...form}>
        <Inner />
      </form>
    )
  }
  const { user } = renderWithApp(<Outer />)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).not.toHaveBeenCalled()
})
