import { parseMonth, parseMonthCode } from './month'

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  S: '5',
  Z: '2',
  B: '8',
}

/**
 * Replaces letters that OCR read instead of digits; month names stay unchanged. Example: `fixLookalikeDigits('2O26')` is
 * '2026', `fixLookalikeDigits('DEC')` 'DEC'.
 */
export function fixLookalikeDigits(group: string): string {
  if (parseMonth(group) !== undefined || parseMonthCode(group) !== undefined) return group
  return group.replace(/[OQILSZB]/g, (letter) => lookalikes[letter] ?? letter)
}

/**
 * Whether matched groups can be read as digits: at least half of their characters are digits, and a leading letter is not part
 * of the preceding word. Example: 'O3' passes, the 'IS' of 'this' does not.
 */
export function isMostlyDigits(groups: readonly string[], text: string, from: number): boolean {
  let [digitCount, charCount] = [0, 0]
  for (const group of groups) {
    if (!/^[0-9OQILSZB]+$/.test(group) || parseMonth(group) !== undefined) continue
    charCount += group.length
    digitCount += group.replace(/\D/g, '').length
  }
  const isPartOfWord = /[A-Z]/.test(text[from] ?? '') && /[A-Z0-9]/.test(text[from - 1] ?? '')
  const startsWithMonth = parseMonth(groups[0] ?? '') !== undefined
  return digitCount * 2 >= charCount && (startsWithMonth || !isPartOfWord)
}
