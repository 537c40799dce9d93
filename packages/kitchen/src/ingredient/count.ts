import type { Amount } from '../quantity/amount'
import { amount, compare, one, plus } from '../quantity/amount'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/** A number read in a line, and where the line goes on. Example: '3-4' is from 3 to 4; 'a' is one that is only meant. */
export interface ParsedCount {
  readonly from: Amount
  readonly to?: Amount
  readonly about?: boolean
  /** No figure was written, as in 'a lemon' or 'few sprigs'. */
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

const few = amount(3)

/** The number or range that stands at a token, with 'about' and the like before it. Example: 'about 1½ to 2' is from 3/2 to 2. */
export function countAt(tokens: readonly Token[], at: number): ParsedCount | undefined {
  const start = afterAbout(tokens, at)
  const about = start > at ? { about: true } : {}
  const between = tokens[start]?.lower === 'between' || tokens[start]?.lower === 'from'
  const first = numberAt(tokens, between ? start + 1 : start)
  if (!first) return undefined
  const { value, next, implied } = first
  if (implied) return { from: value, ...about, ...(value === few ? { about: true } : {}), implied, next }
  const bracketed = tokens[next]?.text === '(' && tokens[next + 1]?.lower === 'or'
  const joint = afterJoint(tokens, bracketed ? next + 1 : next, between)
  const second = joint === undefined ? undefined : numberAt(tokens, afterAbout(tokens, joint))
  if (second && !second.implied && compare(second.value, value) > 0) {
    const closed = bracketed && tokens[second.next]?.text === ')' ? second.next + 1 : second.next
    return { from: value, to: second.value, ...about, next: closed }
  }
  return { from: value, ...about, next }
}

function afterAbout(tokens: readonly Token[], at: number): number {
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

function afterJoint(tokens: readonly Token[], at: number, between: boolean): number | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.text === '-') return tokens[at + 1]?.lower === 'to' ? at + 2 : at + 1
  if (token.lower === 'to' || token.lower === 'or') return at + 1
  return between && token.lower === 'and' ? at + 1 : undefined
}

interface Numbered {
  readonly value: Amount
  readonly next: number
  readonly implied?: true
}

function numberAt(tokens: readonly Token[], at: number): Numbered | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'word') return spelledAt(tokens, at)
  const whole = plainAt(tokens, at)
  if (whole?.value.denominator !== 1 || whole.next > at + 1) return whole
  const rest = fractionAfter(tokens, whole.next)
  return rest ? { value: plus(whole.value, rest.value), next: rest.next } : whole
}

// '2 1/2', '2½', '2-1/2', '2 and a half': a part of one that belongs to the whole number before it.
function fractionAfter(tokens: readonly Token[], at: number): Numbered | undefined {
  const joint = tokens[at]
  const hyphen = joint?.text === '-' && !joint.spaced && tokens[at + 1]?.spaced === false
  const and = joint?.lower === 'and' || joint?.text === '&'
  const next = hyphen || and ? at + 1 : at
  if (and && tokens[next]?.lower === 'a') {
    const share = shares[tokens[next + 1]?.lower ?? '']
    return share && { value: share, next: next + 2 }
  }
  const part = plainAt(tokens, next)
  return part && part.value.denominator > 1 && compare(part.value, one) < 0 && isFraction(tokens, next)
    ? part
    : undefined
}

function isFraction(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === '/' || !/\d/.test(tokens[at]?.text ?? '')
}

function plainAt(tokens: readonly Token[], at: number): Numbered | undefined {
  const value = tokens[at]?.value
  if (!value) return undefined
  const slash = tokens[at + 1]
  const under = tokens[at + 2]?.value
  if (
    slash?.text === '/' &&
    under &&
    value.denominator === 1 &&
    under.denominator === 1 &&
    under.numerator > 0
  ) {
    const tight = !slash.spaced && !tokens[at + 2]?.spaced
    const small = compare(value, under) < 0 && under.numerator <= 8
    if (tight || small) return { value: amount(value.numerator, under.numerator), next: at + 3 }
  }
  return { value, next: at + 1 }
}

function spelledAt(tokens: readonly Token[], at: number): Numbered | undefined {
  const lower = tokens[at]?.lower ?? ''
  const after = tokens[at + 1]?.lower ?? ''
  if (lower === 'a' || lower === 'an') {
    if (after === 'few' || after === 'several') return { value: few, next: at + 2, implied: true }
    if (after === 'couple') return { value: amount(2), next: afterOf(tokens, at + 2) }
    const share = after === 'third' || after === 'quarter' || after === 'half' ? shares[after] : undefined
    if (share) return { value: share, next: afterArticle(tokens, at + 2) }
    return { value: one, next: at + 1, implied: true }
  }
  if (lower === 'few' || lower === 'several') return { value: few, next: at + 1, implied: true }
  const value = Object.hasOwn(numberWords, lower) ? numberWords[lower] : undefined
  if (!value) return undefined
  const share = Object.hasOwn(shares, after) ? shares[after] : undefined
  if (share && value.denominator === 1) {
    return { value: amount(value.numerator, share.denominator), next: afterArticle(tokens, at + 2) }
  }
  if (value.denominator > 1) return { value, next: afterArticle(tokens, at + 1) }
  const rest = fractionAfter(tokens, at + 1)
  return rest ? { value: plus(value, rest.value), next: rest.next } : { value, next: at + 1 }
}

function afterOf(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === 'of' ? at + 1 : at
}

// 'half a lemon', 'half of an onion', '½ a lemon': the article counts nothing.
function afterArticle(tokens: readonly Token[], at: number): number {
  const next = afterOf(tokens, at)
  const lower = tokens[next]?.lower
  return lower === 'a' || lower === 'an' ? next + 1 : next
}
