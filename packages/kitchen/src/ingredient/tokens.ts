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

const tokenPattern =
  /(\d+(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d+|\d+|\.\d+)(?:(\s?%)|(?!\d))|([¼½¾⅐-⅞])|(e\.g\.?|i\.e\.?)|([x×](?=\s?[~\d¼½¾⅐-⅞]))|(\p{L}[\p{L}\p{M}]*(?:['&-]\p{L}[\p{L}\p{M}]*)*)|(\S)/giu

/**
 * Splits a tidied line into tokens. Example: `tokenizeLine('2x400g tins').map(({ text }) => text)` is `['2', 'x', '400', 'g',
 * 'tins']`.
 */
export function tokenizeLine(line: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of line.matchAll(tokenPattern)) {
    const [text, digits, percent, fraction, abbreviation, cross, word] = match
    const start = match.index
    const end = start + text.length
    const value = fraction
      ? parseFractionSign(fraction)
      : digits && !percent
        ? parseNumber(digits)
        : undefined
    const kind = value ? 'number' : word || abbreviation || digits ? 'word' : 'mark'
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
