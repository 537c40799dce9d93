import { commonPasswords } from '@larder/contract/data/common-passwords'
import { minPasswordLength } from '@larder/contract/http/fields'

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

type PasswordStrength = 'Too short so far' | 'Easy to guess' | 'Fine' | 'Strong'

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujm',
]
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Only advice: the server rejects just short and common passwords. */
export function ratePassword(
  password: string,
  common: ReadonlySet<string>,
  personal: readonly string[] = [],
): PasswordStrength {
  if (password.length < minPasswordLength) return 'Too short so far'
  const lower = password.toLowerCase()
  if (common.has(lower) || common.has(replaceLookalikes(lower))) return 'Easy to guess'
  const surprises = countUnpredictableCharacters(removePersonalWords(collapseRepeats(lower), personal))
  if (surprises < 6) return 'Easy to guess'
  if (surprises >= 14 || (surprises >= 11 && countCharacterKinds(password) >= 3)) return 'Strong'
  return 'Fine'
}

function replaceLookalikes(lower: string): string {
  return [...lower].map((letter) => lookalikes[letter] ?? letter).join('')
}

function collapseRepeats(lower: string): string {
  return lower.replace(/^(.+?)\1+$/, '$1')
}

function removePersonalWords(lower: string, personal: readonly string[]): string {
  const words = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return words.filter((word) => word.length > 2).reduce((rest, word) => rest.replaceAll(word, ''), lower)
}

/** Counts the characters that do not simply follow from the previous one. */
function countUnpredictableCharacters(text: string): number {
  const letters = [...text]
  return letters.filter((letter, at) => !isPredictable(letters[at - 1], letter)).length
}

function isPredictable(before: string | undefined, letter: string): boolean {
  if (before === undefined) return false
  if (before === letter) return true
  return rows.some((row) => row.includes(before + letter) || row.includes(letter + before))
}

function countCharacterKinds(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
}
