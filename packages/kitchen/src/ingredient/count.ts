import type { Amount } from '../quantity/amount'
import { amount, compare, one, plus } from '../quantity/amount'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/** A parsed number with the index of the next token. Example: '3-4' is from 3 to 4; 'a' is an implied one. */
export interface ParsedCount {
  readonly from: Amount
  readonly to?: Amount
  readonly about?: boolean
  /** No number is written, as in 'a lemon' or 'few sprigs'. */
  readonly implied?: boolean
  readonly next: number
}

const numberWords: Readonly<Record<string, Amount>> = {
  one,
  two: amount(2),
  three: amount(3),
  four: amount(4),
  five: amount(5),
  six: amount(6),
  seven: amount(7),
  eight: amount(8),
  nine: amount(9),
  ten: amount(10),
  eleven: amount(11),
  twelve: amount(12),
  fifteen: amount(15),
  sixteen: amount(16),
  twenty: amount(20),
  'twenty-four': amount(24),
  half: amount(1, 2),
  quarter: amount(1, 4),
  third: amount(1, 3),
  'one-half': amount(1, 2),
  'one-third': amount(1, 3),
  'two-thirds': amount(2, 3),
  'one-quarter': amount(1, 4),
  'one-fourth': amount(1, 4),
  'three-quarters': amount(3, 4),
  'three-fourths': amount(3, 4),
  'one-eighth': amount(1, 8),
}

const shares: Readonly<Record<string, Amount>> = {
  half: amount(1, 2),
  halves: amount(1, 2),
  third: amount(1, 3),
  thirds: amount(1, 3),
  quarter: amount(1, 4),
  quarters: amount(1, 4),
}

const fewAmount = amount(3)

/** Parses the number or range at a token, with a preceding 'about' and the like. Example: 'about 1½ to 2' is from 3/2 to 2. */
export function countAt(tokens: readonly Token[], at: number): ParsedCount | undefined {
  const start = skipAbout(tokens, at)
  const about = start > at ? { about: true } : {}
  const between = tokens[start]?.lower === 'between' || tokens[start]?.lower === 'from'
  const first = numberAt(tokens, between ? start + 1 : start)
  if (!first) return undefined
  const { value, next, implied } = first
  if (implied)
    return { from: value, ...about, ...(value === fewAmount ? { about: true } : {}), implied, next }
  const bracketed = tokens[next]?.text === '(' && tokens[next + 1]?.lower === 'or'
  const joint = skipJoiner(tokens, bracketed ? next + 1 : next, between)
  const second = joint === undefined ? undefined : numberAt(tokens, skipAbout(tokens, joint))
  if (second && !second.implied && compare(second.value, value) > 0) {
    const closed = bracketed && tokens[second.next]?.text === ')' ? second.next + 1 : second.next
    return { from: value, to: second.value, ...about, next: closed }
  }
  return { from: value, ...about, next }
}

function skipAbout(tokens: readonly Token[], at: number): number {
  let next = at
  for (let steps = 0; steps < 3; steps += 1) {
    const lower = tokens[next]?.lower ?? ''
    const pair = `${lower} ${tokens[next + 1]?.lower ?? ''}`
    const three = `${pair} ${tokens[next + 2]?.lower ?? ''}`
    if (hasWordRole('bound', three)) next += 3
    else if (hasWordRole('bound', pair)) next += 2
    else if (hasWordRole('approximate', lower) || hasWordRole('bound', lower))
      next += tokens[next + 1]?.text === '.' ? 2 : 1
    else break
  }
  return next
}

function skipJoiner(tokens: readonly Token[], at: number, between: boolean): number | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === '-') return tokens[at + 1]?.lower === 'to' ? at + 2 : at + 1
  if (token.lower === 'to' || token.lower === 'or') return at + 1
  return between && token.lower === 'and' ? at + 1 : undefined
}

interface ParsedNumber {
  readonly value: Amount
  readonly next: number
  readonly implied?: true
}

function numberAt(tokens: readonly Token[], at: number): ParsedNumber | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'word') return spelledNumberAt(tokens, at)
  const whole = plainNumberAt(tokens, at)
  if (whole?.value.denominator !== 1 || whole.next > at + 1) return whole
  const rest = fractionAfter(tokens, whole.next)
  return rest ? { value: plus(whole.value, rest.value), next: rest.next } : whole
}

// '2 1/2', '2½', '2-1/2', '2 and a half': a fraction that belongs to the preceding whole number.
function fractionAfter(tokens: readonly Token[], at: number): ParsedNumber | undefined {
  const joint = tokens[at]
  const hyphen = joint?.text === '-' && !joint.spaced && tokens[at + 1]?.spaced === false
  const and = joint?.lower === 'and' || joint?.text === '&'
  const next = hyphen || and ? at + 1 : at
  if (and && tokens[next]?.lower === 'a') {
    const share = shares[tokens[next + 1]?.lower ?? '']
    return share && { value: share, next: next + 2 }
  }
  const part = plainNumberAt(tokens, next)
  return part && part.value.denominator > 1 && compare(part.value, one) < 0 && isFraction(tokens, next)
    ? part
    : undefined
}

function isFraction(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === '/' || !/\d/.test(tokens[at]?.text ?? '')
}

function plainNumberAt(tokens: readonly Token[], at: number): ParsedNumber | undefined {
  const value = tokens[at]?.value
  if (!value) return undefined
  const slash = tokens[at + 1]
  const denominator = tokens[at + 2]?.value
  if (
    slash?.text === '/' &&
    denominator &&
    value.denominator === 1 &&
    denominator.denominator === 1 &&
    denominator.numerator > 0
  ) {
    const isUnspaced = !slash.spaced && !tokens[at + 2]?.spaced
    const isCommonFraction = compare(value, denominator) < 0 && denominator.numerator <= 8
    if (isUnspaced || isCommonFraction)
      return { value: amount(value.numerator, denominator.numerator), next: at + 3 }
  }
  return { value, next: at + 1 }
}

function spelledNumberAt(tokens: readonly Token[], at: number): ParsedNumber | undefined {
  const lower = tokens[at]?.lower ?? ''
  const after = tokens[at + 1]?.lower ?? ''
  if (lower === 'a' || lower === 'an') {
    if (after === 'few' || after === 'several') return { value: fewAmount, next: at + 2, implied: true }
    if (after === 'couple') return { value: amount(2), next: skipOf(tokens, at + 2) }
    const share = after === 'third' || after === 'quarter' || after === 'half' ? shares[after] : undefined
    if (share) return { value: share, next: skipArticle(tokens, at + 2) }
    return { value: one, next: at + 1, implied: true }
  }
  if (lower === 'couple') return { value: amount(2), next: skipOf(tokens, at + 1) }
  if (lower === 'few' || lower === 'several') return { value: fewAmount, next: at + 1, implied: true }
  const value = Object.hasOwn(numberWords, lower) ? numberWords[lower] : undefined
  if (!value) return undefined
  const share = Object.hasOwn(shares, after) ? shares[after] : undefined
  if (share && value.denominator === 1) {
    return { value: amount(value.numerator, share.denominator), next: skipArticle(tokens, at + 2) }
  }
  if (value.denominator > 1) return { value, next: skipArticle(tokens, at + 1) }
  const rest = fractionAfter(tokens, at + 1)
  return rest ? { value: plus(value, rest.value), next: rest.next } : { value, next: at + 1 }
}

function skipOf(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === 'of' ? at + 1 : at
}

// 'half a lemon', 'half of an onion', '½ a lemon': the article is not a count.
function skipArticle(tokens: readonly Token[], at: number): number {
  const next = skipOf(tokens, at)
  const lower = tokens[next]?.lower
  return lower === 'a' || lower === 'an' ? next + 1 : next
}
