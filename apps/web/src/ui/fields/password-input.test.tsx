// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field'
import { PasswordInput } from './password-input'

afterEach(cleanup)

test('the password can be shown and hidden again, and keeps its value', async () => {
  render(
    <Field label="Password">
      <PasswordInput autoComplete="new-password" />
    </Field>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(input, 'correct horse')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  expect(input.value).toBe('correct horse')
  expect(input.autocomplete).toBe('new-password')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
})
