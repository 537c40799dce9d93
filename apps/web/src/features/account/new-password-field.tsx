import { minPasswordLength } from '@larder/contract/http/fields'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Field } from '../../ui/fields/field'
import { PasswordInput } from '../../ui/fields/password-input'
import type { PasswordMeterProps } from './password-meter'

// Its list of common passwords is fetched only by somebody who is choosing one; without it the form still works.
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
  /** The cook's own name and email, which make a poor password. */
  readonly personal: readonly string[]
}

export function NewPasswordField({ label, name, error, personal }: NewPasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
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
          onFocus={() => setWanted(true)}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <div className="mt-2 min-h-5">
        <Suspense>{wanted && <PasswordMeter password={password} personal={personal} />}</Suspense>
      </div>
    </div>
  )
}
