import { minPasswordLength } from '@larder/contract/http/fields'

export type PasswordStrength = 'Too short so far' | 'Easy to guess' | 'Fine' | 'Strong'

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
