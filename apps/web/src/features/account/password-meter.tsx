import { commonPasswords } from '@larder/contract/data/common-passwords'
import { type PasswordStrength, ratePassword } from './password-strength'

const strengthStyles: Record<PasswordStrength, { filled: number; bar: string; word: string }> = {
  'Too short so far': { filled: 1, bar: 'bg-edge', word: 'text-ink-soft' },
  'Easy to guess': { filled: 2, bar: 'bg-saffron', word: 'text-saffron-ink' },
  Fine: { filled: 3, bar: 'bg-herb', word: 'text-herb-ink' },
  Strong: { filled: 4, bar: 'bg-herb', word: 'text-herb-ink' },
}

export interface PasswordMeterProps {
  readonly password: string
  readonly personal: readonly string[]
}

export function PasswordMeter({ password, personal }: PasswordMeterProps) {
  const strength = ratePassword(password, commonPasswords, personal)
  const { filled, bar, word } = strengthStyles[strength]
  const typed = password !== ''
  return (
    <div className="flex h-5 items-center gap-3 text-sm">
      <span aria-hidden className="flex w-24 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1.5 grow rounded-inner transition-colors ${typed && step <= filled ? bar : 'bg-line'}`}
          />
        ))}
      </span>
      <span role="status" className={`font-medium ${word}`}>
        {typed && (
          <>
            <span className="sr-only">Password strength: </span>
            {strength}
          </>
        )}
      </span>
    </div>
  )
}
