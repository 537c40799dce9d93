import type { Amount } from '../quantity/amount'
import { parseAmountText } from '../quantity/amount'
import { parseFractionSign } from '../quantity/fraction-sign'

/** One word, number or mark of a line with its position. Example: '250g' is the number 250 and, unspaced, the word 'g'. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark'
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Whether a space precedes it. */
  readonly spaced: boolean
  /** Value of a number token. */
  readonly value: Amount | undefined
}

// '80/20' is a grade of mince, no fraction.
const tokenPattern =
  /(?<![\d/.,])((?:70\/30|73\/27|75\/25|80\/20|85\/15|88\/12|90\/10|91\/9|92\/8|93\/7|94\/6|95\/5|96\/4|97\/3|98\/2|99\/1))(?![\d/.,])|(\d+(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d+|\d+|\.\d+)(?:(\s?%)|(?!\d))|([¼½¾⅐-⅞])|(e\.g\.?|i\.e\.?)|([x×](?=\s?[~\d¼½¾⅐-⅞]))|(\p{L}[\p{L}\p{M}]*(?:['&-]\p{L}[\p{L}\p{M}]*)*)|(\S)/giu

/**
 * Splits a tidied line into tokens. Example: `tokenizeLine('2x400g tins').map(({ text }) => text)` is `['2', 'x', '400', 'g',
 * 'tins']`.
 */
export function tokenizeLine(line: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of line.matchAll(tokenPattern)) {
    const [text, grade, digits, percent, fraction, abbreviation, cross, word] = match
    const start = match.index
    const end = start + text.length
    const value = fraction
      ? parseFractionSign(fraction)
      : digits && !percent
        ? parseNumber(digits)
        : undefined
    const kind = value ? 'number' : word || abbreviation || digits || grade ? 'word' : 'mark'
    const lower = cross ? 'x' : text.toLowerCase()
    tokens.push({ kind, text, lower, start, end, spaced: start > last, value })
    last = end
  }
  return tokens
}

function parseNumber(digits: string): Amount | undefined {
  if (digits.length > 12) return undefined
  if (/^\d+$/.test(digits)) return { numerator: Number(digits), denominator: 1 }
  const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
  return parseAmountText(
    thousands ? digits.replaceAll(',', '') : digits.startsWith('.') ? `0${digits}` : digits,
  )
}
