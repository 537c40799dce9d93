import type { FieldErrors } from '@larder/contract/http/errors'
import { minPasswordLength } from '@larder/contract/http/fields'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Field } from '../../ui/fields/field'
import { PasswordInput } from '../../ui/fields/password-input'
import type { PasswordMeterProps } from './password-meter'

// Its list of common passwords is loaded only when a password is being chosen. The form works without it.
const PasswordMeter = lazy<ComponentType<PasswordMeterProps>>(() =>
  import('./password-meter').then(
    ({ PasswordMeter }) => ({ default: PasswordMeter }),
    () => ({ default: () => null }),
  ),
)

interface NewPasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly error?: ReactNode
  /** The cook's name and email, which make weak passwords. */
  readonly personal: readonly string[]
}

export function NewPasswordField({ label, name, error, personal }: NewPasswordFieldProps) {
  const [isMeterNeeded, setIsMeterNeeded] = useState(false)
  const [password, setPassword] = useState('')
  return (
    <div>
      <Field
        label={label}
        hint={`At least ${minPasswordLength} characters. A few unrelated words work well.`}
        error={error}
        required
      >
        <PasswordInput
          name={name}
          autoComplete="new-password"
          onFocus={() => setIsMeterNeeded(true)}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div className="mt-2 min-h-5">
        <Suspense>{isMeterNeeded && <PasswordMeter password={password} personal={personal} />}</Suspense>
      </div>
    </div>
  )
}

/** Requires the repeated password first, then that it matches. */
export function validatePasswordConfirmation(
  password: string | undefined,
  confirmPassword: string | undefined,
  sentence: string,
): FieldErrors {
  if (password !== confirmPassword) return { confirmPassword: sentence }
  return confirmPassword ? {} : { confirmPassword: 'Please fill this in.' }
}
