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

/** Digits that a camera took for letters, given back; names of months keep theirs. Example: `asDigits('2O26')` is '2026', `asDigits('DEC')` 'DEC'. */
export function fixLookalikeDigits(group: string): string {
  if (parseMonth(group) !== undefined || parseMonthCode(group) !== undefined) return group
  return group.replace(/[OQILSZB]/g, (letter) => lookalikes[letter] ?? letter)
}

/**
 * Whether what was found at a place of a text may pass for digits: at least half of them are printed as such, and a letter
 * that stands for the first does not belong to a word before it. Example: 'O3' passes, the 'IS' of 'this' does not.
 */
export function isMostlyDigits(groups: readonly string[], text: string, from: number): boolean {
  let [real, all] = [0, 0]
  for (const group of groups) {
    if (!/^[0-9OQILSZB]+$/.test(group) || parseMonth(group) !== undefined) continue
    all += group.length
    real += group.replace(/\D/g, '').length
  }
  const glued = /[A-Z]/.test(text[from] ?? '') && /[A-Z0-9]/.test(text[from - 1] ?? '')
  const named = parseMonth(groups[0] ?? '') !== undefined
  return real * 2 >= all && (named || !glued)
}
