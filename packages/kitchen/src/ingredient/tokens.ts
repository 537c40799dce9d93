import type { Amount } from '../amount'
import { amount, readAmount } from '../amount'

/** One word, number or mark of a line, and where it stands. Example: '250g' is the number 250 and, unspaced, the word 'g'. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark'
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Whether a space stands before it. */
  readonly spaced: boolean
  /** Of a number. */
  readonly value: Amount | undefined
}

const fractions: ReadonlyMap<string, Amount> = new Map(
  '½ 1/2 ⅓ 1/3 ⅔ 2/3 ¼ 1/4 ¾ 3/4 ⅕ 1/5 ⅖ 2/5 ⅗ 3/5 ⅘ 4/5 ⅙ 1/6 ⅚ 5/6 ⅐ 1/7 ⅛ 1/8 ⅜ 3/8 ⅝ 5/8 ⅞ 7/8 ⅑ 1/9 ⅒ 1/10'
    .match(/\S \d+\/\d+/g)
    ?.map((pair): [string, Amount] => {
      const [over = '0', under = '1'] = pair.slice(2).split('/')
      return [pair.slice(0, 1), amount(Number(over), Number(under))]
    }),
)

const piece =
  /(\d+(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d+|\d+|\.\d+)(?:(\s?%)|(?!\d))|([¼½¾⅐-⅞])|(e\.g\.?|i\.e\.?)|([x×](?=\s?[~\d¼½¾⅐-⅞]))|(\p{L}[\p{L}\p{M}]*(?:['&-]\p{L}[\p{L}\p{M}]*)*)|(\S)/giu

/** The tokens of a tidied line. Example: `tokensOf('2x400g tins').map(({ text }) => text)` is `['2', 'x', '400', 'g', 'tins']`. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const found of line.matchAll(piece)) {
    const [text, digits, percent, fraction, short, cross, word] = found
    const start = found.index
    const end = start + text.length
    const value = fraction ? fractions.get(fraction) : digits && !percent ? numberOf(digits) : undefined
    const kind = value ? 'number' : word || short || digits ? 'word' : 'mark'
    const lower = cross ? 'x' : text.toLowerCase()
    tokens.push({ kind, text, lower, start, end, spaced: start > last, value })
    last = end
  }
  return tokens
}

function numberOf(digits: string): Amount | undefined {
  if (digits.length > 12) return undefined
  if (/^\d+$/.test(digits)) return { over: Number(digits), under: 1 }
  const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
  return readAmount(thousands ? digits.replaceAll(',', '') : digits.startsWith('.') ? `0${digits}` : digits)
}
