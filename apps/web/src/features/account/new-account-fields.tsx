import { useState } from 'react'
import { paths } from '../../paths'
import { Checkbox } from '../../ui/controls/checkbox'
import { Field } from '../../ui/fields/field'
import { PasswordInput } from '../../ui/fields/password-input'
import { TextInput } from '../../ui/fields/text-input'
import { NewPasswordField, validatePasswordConfirmation } from './new-password-field'
import { TextLink } from './text-link'

interface NewAccountFieldsProps {
  /** Errors by field. */
  readonly errors: Readonly<Record<string, string | undefined>>
}

/** The fields of a new account; `validateNewAccount` checks what the contract does not. */
export function NewAccountFields({ errors }: NewAccountFieldsProps) {
  const [personal, setPersonal] = useState({ name: '', email: '' })
  return (
    <>
      <Field label="Full Name" error={errors.name} required>
        <TextInput
          name="name"
          autoComplete="name"
          onChange={({ target }) => setPersonal({ ...personal, name: target.value })}
        />
      </Field>
      <Field label="Email" error={errors.email} required>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          onChange={({ target }) => setPersonal({ ...personal, email: target.value })}
        />
      </Field>
      <NewPasswordField
        label="Password"
        name="password"
        error={errors.password}
        personal={[personal.name, personal.email]}
      />
      <Field label="Confirm Password" error={errors.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
    </>
  )
}

/** The agreement to the terms. */
export function TermsCheckbox({ error }: { readonly error: string | undefined }) {
  return (
    <Checkbox
      name="terms"
      required
      error={error}
      label={
        <>
          I agree to the{' '}
          <TextLink to={paths.terms} newTab>
            Terms of Service
          </TextLink>{' '}
          and the{' '}
          <TextLink to={paths.privacy} newTab>
            Privacy Policy
          </TextLink>
        </>
      }
    />
  )
}

export function validateNewAccount({ password, confirmPassword, terms }: Record<string, string | undefined>) {
  return {
    ...validatePasswordConfirmation(password, confirmPassword, 'Passwords do not match'),
    ...(terms === undefined && { terms: 'Please agree to the terms to create an account.' }),
  }
}
