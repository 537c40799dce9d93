import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names'
import { TextInput } from './text-input'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>

export function PasswordInput({ className, disabled, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const label = shown ? 'Hide password' : 'Show password'
  return (
    <div className={classNames('relative', className)}>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        className="pe-12"
      />
      <button
        type="button"
        disabled={disabled}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-card text-ink-soft hover:text-ink"
      >
        {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </div>
  )
}
