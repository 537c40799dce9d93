import type { Amount } from '../quantity/amount'
import { amount, compare, parseAmountText, plus } from '../quantity/amount'
import { parseFractionSign } from '../quantity/fraction-sign'

/** A number found in a step, and its end. Example: at the start of '1½ hours' it is 3/2 and ends at 2. */
export interface FoundNumber {
  readonly amount: Amount
  readonly end: number
}

/** A number or a range found in a step. Example: '10–12' has `from` 10 and `to` 12. */
export interface FoundRange {
  readonly from: Amount
  readonly to?: Amount
  readonly end: number
}

const words: Readonly<Record<string, Amount>> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, at) => [word, amount(at + 1)]),
  ),
  fifteen: amount(15),
  twenty: amount(20),
  thirty: amount(30),
  forty: amount(40),
  fifty: amount(50),
  sixty: amount(60),
  ninety: amount(90),
  a: amount(1),
  an: amount(1),
  half: amount(1, 2),
  quarter: amount(1, 4),
  third: amount(1, 3),
  'a half': amount(1, 2),
  'a quarter': amount(1, 4),
  'a third': amount(1, 3),
  'two thirds': amount(2, 3),
  'two-thirds': amount(2, 3),
  'three quarters': amount(3, 4),
  'three-quarters': amount(3, 4),
  'a couple of': amount(2),
  'couple of': amount(2),
  'a couple': amount(2),
}

const digits =
  /(\d{1,5})(?:([.,])(\d{1,3})(?![\d.,]?\d)|\s?([¼½¾⅐-⅞])|[ -](\d{1,2})[/⁄](\d{1,2})(?!\d)|[/⁄](\d{1,2})(?!\d))?(?!\d)|[¼½¾⅐-⅞]/y
const spelled = new RegExp(
  `(?:${Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}]|-(?!to-))`,
  'iuy',
)
const between = /\s{0,2}(?:-|–|—|\bto\b|\bor\b)\s{0,2}/iy
const andBetween = /\s{1,2}and\s{1,2}/iy

/**
 * Returns the number that begins at an index of a text, in digits, fractions or words, or undefined.
 * Example: `numberAt('1 1/2 cups', 0)?.amount` is 3/2.
 */
export function numberAt(text: string, at: number): FoundNumber | undefined {
  const found = stickyMatchAt(digits, text, at)
  if (!found) {
    const word = stickyMatchAt(spelled, text, at)
    const meant = word && words[word[0].toLowerCase()]
    return meant && { amount: meant, end: at + word[0].length }
  }
  const value = valueIn(found)
  return value && { amount: value, end: at + found[0].length }
}

function valueIn(found: RegExpExecArray): Amount | undefined {
  const [all, whole, mark, decimals, glyph, numerator, denominator, below] = found
  if (whole === undefined) return parseFractionSign(all)
  if (decimals !== undefined) {
    return mark === ',' && decimals.length === 3
      ? amount(Number(whole + decimals))
      : parseAmountText(`${whole}.${decimals}`)
  }
  if (glyph !== undefined) return plus(amount(Number(whole)), parseFractionSign(glyph) ?? amount(0))
  if (numerator !== undefined) return parseAmountText(`${whole} ${numerator}/${denominator}`)
  return below === undefined ? amount(Number(whole)) : parseAmountText(`${whole}/${below}`)
}

/** Returns the number or range that begins at an index, or undefined. Example: `rangeAt('10 to 12 minutes', 0)?.to` is 12. */
export function rangeAt(text: string, at: number): FoundRange | undefined {
  const low = numberAt(text, at)
  if (!low) return undefined
  const isBetween = /\bbetween\s+$/i.test(text.slice(Math.max(0, at - 10), at))
  const gap = stickyMatchAt(isBetween ? andBetween : between, text, low.end)
  const high = gap && numberAt(text, low.end + gap[0].length)
  if (!high || compare(high.amount, low.amount) <= 0) return { from: low.amount, end: low.end }
  return { from: low.amount, to: high.amount, end: high.end }
}

/** Returns the match of a sticky pattern exactly at an index. Example: `stickyMatchAt(/\d+/y, 'in 20', 3)?.[0]` is '20'. */
export function stickyMatchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}
