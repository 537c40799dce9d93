// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from '../controls/checkbox'
import { Field } from './field'
import { PasswordInput } from './password-input'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

afterEach(cleanup)

function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? 'missing')
}

test('label, error and hint are connected to the control', () => {
  render(
    <Field label="Email" hint="We never share it." error="Enter your email." required>
      <TextInput type="email" />
    </Field>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Email')
  expect(descriptionOf(input)).toEqual(['Enter your email.', 'We never share it.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.required).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('Enter your email.')
})

test('a field without error or hint has no description', () => {
  render(
    <Field label="Name" optional>
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Name (optional)')
  expect(input.getAttribute('aria-describedby')).toBeNull()
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the control keeps its own attributes', () => {
  render(
    <Field label="Name" hint="Short is fine.">
      <TextInput id="own" aria-describedby="elsewhere" />
    </Field>,
  )
  const input = screen.getByRole('textbox')
  expect(input.id).toBe('own')
  expect(input.getAttribute('aria-describedby')?.startsWith('elsewhere ')).toBe(true)
})

test('every control connects itself, and a function connects any other', () => {
  render(
    <>
      <Field label="Message">
        <TextArea />
      </Field>
      <Field label="Password">
        <PasswordInput />
      </Field>
      <Field label="Unit">
        <Select options={[{ value: 'g', label: 'Grams' }]} placeholder="Choose one" />
      </Field>
      <Field label="Brightness">{(control) => <input type="range" {...control} />}</Field>
    </>,
  )
  expect(screen.getByLabelText('Message').tagName).toBe('TEXTAREA')
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  expect(screen.getByLabelText<HTMLSelectElement>('Unit').value).toBe('')
  expect(screen.getByLabelText('Brightness').getAttribute('type')).toBe('range')
})

test('a checkbox shows its own error and the indeterminate state', () => {
  render(<Checkbox label="I agree to the terms" hint="They are short." error="Please agree." indeterminate />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree to the terms/ })
  expect(descriptionOf(box)).toEqual(['Please agree.', 'They are short.'])
  expect(box.indeterminate).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('Please agree.')
})
