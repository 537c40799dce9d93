import { asksMore, startsPurpose } from './phrases'
import type { Token } from './tokens'
import { hasWordRole, isBoughtPrepared } from './word-role'

/**
 * The words of a line's main phrase, sorted by role. Example: '2 large ripe tomatoes chopped' has the size 'large' and ends in
 * 'chopped'.
 */
export interface ParsedIngredientName {
  /** The food. */
  readonly name: readonly Token[]
  readonly size: readonly Token[]
  /** Preparation before the name: 'finely chopped onion'. */
  readonly preparation: readonly Token[]
  /** Text after the name: 'chopped small', 'to serve', 'plus extra'. */
  readonly rest: readonly Token[]
}

const trailingWords =
  /^(into|in|to|and|with|for|on|at|if|small|fine|smallish|lengthways|lengthwise|crosswise|crossways|or|then|but|plus|thinly|finely|roughly|coarsely|as|until|by|up|lightly|well|very|thin|thick|diagonally|separately|together|off|away|out|about)$/

/**
 * Separates the food from its description, in the words between the amount and the first comma. `bought` means that it comes in
 * a tin, jar or bag: 'chopped' then belongs to the product. Example: 'finely diced onion' is the food 'onion'.
 */
export function parseIngredientName(words: readonly Token[], bought: boolean): ParsedIngredientName {
  const name: Token[] = []
  const size: Token[] = []
  const preparation: Token[] = []
  let at = skipLeading(words)
  while (at < words.length) {
    const word = words[at]
    if (!word) break
    if (name.length > 0 && endsName(words, at) && !(word.lower === 'but' && name.every(isAdjective))) break
    const prepared =
      bought || /^(?:canned|tinned)$/.test(words[at - 1]?.lower ?? '') ? 0 : preparationAt(words, at)
    const end = at + prepared
    if (prepared > 0 && !(name.length === 0 && end >= words.length)) {
      const ends = end >= words.length || trailingWords.test(words[end]?.lower ?? '')
      if (ends && name.length > 0) break
      preparation.push(...words.slice(at, end))
      at = end
      if (name.length === 0 && words[at]?.lower === 'and') at += 1
      continue
    }
    if (name.every(isAdjective) && isSizeAt(words, at)) size.push(word)
    else name.push(word)
    at += 1
  }
  if (name.length === 0)
    return { name: size.length > 0 ? size : preparation, size: [], preparation: [], rest: words.slice(at) }
  return { name, size, preparation, rest: words.slice(at) }
}

function isAdjective({ lower }: Token): boolean {
  return hasWordRole('adjective', lower)
}

function skipLeading(words: readonly Token[]): number {
  let at = 0
  while (
    /^(of|the|a|an|any|\.|,|:|-|\/|or|and|&|\+|each|ea|x)$/.test(words[at]?.lower ?? '') &&
    at < words.length - 1
  )
    at += 1
  return at
}

function isSizeAt(words: readonly Token[], at: number): boolean {
  const lower = words[at]?.lower ?? ''
  if (at === words.length - 1) return false
  if (hasWordRole('size', lower)) return lower !== 'mini'
  return (lower === 'to' || lower === 'or' || lower === '-') && at > 0 && isBetweenSizes(words, at)
}

function isBetweenSizes(words: readonly Token[], at: number): boolean {
  return hasWordRole('size', words[at - 1]?.lower ?? '') && hasWordRole('size', words[at + 1]?.lower ?? '')
}

/**
 * Returns the number of words at an index that describe a preparation; 0 if they belong to a food. Example: 'very finely
 * chopped' are three.
 */
export function preparationAt(words: readonly Token[], at: number): number {
  let end = at
  for (;;) {
    let step = end
    if (end > at) {
      if (!/^(and|or|&|,|then|\/)$/.test(words[end]?.lower ?? '')) break
      step += 1
    }
    const adverbs = step
    while (hasWordRole('adverb', words[step]?.lower ?? '')) step += 1
    const lower = words[step]?.lower ?? ''
    const next = words[step + 1]?.lower ?? ''
    const isPreparation =
      hasWordRole('preparation', lower) && !isBoughtPrepared(lower, next, words[step + 2]?.lower ?? '')
    if (!isPreparation && !(step > adverbs && hasWordRole('prepared', lower))) break
    end = step + 1
  }
  return end - at
}

/**
 * Whether a phrase only describes a preparation: 'peeled and cut into chunks', but not 'sliced almonds'. Example: after 'such
 * as figs,'.
 */
export function onlyPrepares(words: readonly Token[]): boolean {
  const end = preparationAt(words, 0)
  return end > 0 && (end >= words.length || trailingWords.test(words[end]?.lower ?? ''))
}

function endsName(words: readonly Token[], at: number): boolean {
  const lower = words[at]?.lower ?? ''
  const next = words[at + 1]
  if (lower === 'to' || lower === 'for') return startsPurpose(words, at) || next?.lower === 'taste'
  if (/^(?:and|&|\+)$/.test(lower)) return /^(?:more|extra|plus|some)$/.test(next?.lower ?? '')
  if (lower === 'or') return asksMore(next) || next?.kind === 'number'
  if (/^(with|without|in|on)$/.test(lower)) return hasWordRole('withs', next?.lower ?? '')
  if (lower.endsWith('ed') && /^(?:with|in|into|to|from|by)$/.test(next?.lower ?? '')) return true
  return hasWordRole('breaker', lower)
}
