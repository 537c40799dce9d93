// @vitest-environment happy-dom
import { diet } from '@larder/contract/diet'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithApp } from '../../testing/render-with-app'
import { useForm } from './use-form'

const answer = { data: { id: 'a', name: 'Ben', you: false, portions: 1 } } as never

function aForm() {
  const [send, onDone, navigateOnDone] = [vi.fn(async () => answer), vi.fn(), vi.fn()]
  function Form() {
    const { form, fields } = useForm(diet.addPerson, {
      logLabel: 'Not added',
      validate: ({ name }) => (name === 'Nobody' ? { name: 'Somebody, please.' } : {}),
      send,
      onDone,
      navigateOnDone,
    })
    return (
      <form {...form}>
        <input name="name" aria-label="Name" aria-invalid={fields.name !== undefined} />
        <p>{fields.name}</p>
        <button type="submit">Add</button>
      </form>
    )
  }
  const { user } = renderWithApp(<Form />)
  const name = () => screen.getByLabelText<HTMLInputElement>('Name')
  const add = async (text: string) => {
    if (text !== '') await user.type(name(), text)
    await user.click(screen.getByRole('button', { name: 'Add' }))
  }
  return { send, onDone, navigateOnDone, name, add }
}

test('what the contract rejects is shown at its field, and nothing is sent', async () => {
  const { send, name, add } = aForm()
  await add('')
  expect(screen.getByText('Please fill this in.')).toBeDefined()
  expect(document.activeElement).toBe(name())
  expect(send).not.toHaveBeenCalled()
})

test('a check of the form itself is shown in the same way', async () => {
  const { send, name, add } = aForm()
  await add('Nobody')
  expect(screen.getByText('Somebody, please.')).toBeDefined()
  expect(name().value).toBe('Nobody')
  expect(send).not.toHaveBeenCalled()
})

test('the input is normalised by the contract, and the form receives the response', async () => {
  const { send, onDone, navigateOnDone, add } = aForm()
  await add('  Ben ')
  expect(send).toHaveBeenCalledWith({ name: 'Ben', portions: 1 })
  await vi.waitFor(() => expect(navigateOnDone).toHaveBeenCalledOnce())
  expect(onDone.mock.calls[0]?.[0]).toBe(answer)
})
