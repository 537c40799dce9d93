import type { Token } from './tokens'
import { hasWordRole, isPreparationWord } from './word-role'

/** A phrase of a line between commas or inside brackets, by token indexes. Example: ', roughly chopped' or '(see note)'. */
export interface LinePhrase {
  readonly from: number
  readonly to: number
  readonly bracketed: boolean
}

const opening = new Set(['(', '[', '{'])
const closing = new Set([')', ']', '}'])

/**
 * Returns the phrases of a line from a token on: before the first comma, between commas, and in brackets, in order. Example:
 * 'butter (cold), cubed' gives 'butter', '(cold)' and 'cubed'.
 */
export function phrasesFrom(tokens: readonly Token[], start: number): LinePhrase[] {
  const phrases: LinePhrase[] = []
  let from = start
  let depth = 0
  const close = (to: number, bracketed: boolean) => {
    if (to > from) phrases.push({ from, to, bracketed })
    from = to + 1
  }
  for (let at = start; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? ''
    if (opening.has(text)) {
      close(at, depth > 0)
      depth += 1
    } else if (closing.has(text)) {
      close(at, depth > 0)
      depth = Math.max(0, depth - 1)
    } else if (isSeparator(tokens, at)) close(at, depth > 0)
  }
  close(tokens.length, depth > 0)
  return phrases
}

function isSeparator(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'mark') return false
  if (token.text === ',' || token.text === ';' || token.text === ':') return true
  if (token.text === '-') return token.spaced && (tokens[at + 1]?.spaced ?? true)
  return token.text === '.' && (tokens[at + 1]?.spaced ?? true)
}

/** Kind of a phrase beside the name. Example: 'plus extra for greasing' is a 'note', 'to serve' a 'purpose'. */
export type PhraseKind = 'preparation' | 'purpose' | 'note' | 'size' | 'optional' | 'alternative'

const noteStarts = new Set(
  'plus;preferably;ideally;such;e.g.;e.g;i.e.;eg;if;about;not;see;depending;with;without;as;like;including;i;we;you;use;available;from;approximately;approx;around;can;this;these;it;they;or;and;any;recipe;made;enough;more;extra;best;try;at'.split(
    ';',
  ),
)

/** Returns the kind of a phrase. Example: `kindOfPhrase(tokenizeLine('roughly chopped'))` is 'preparation'. */
export function kindOfPhrase(tokens: readonly Token[]): PhraseKind {
  const [first, second] = tokens
  if (!first) return 'note'
  const text = tokens.map(({ lower }) => lower).join(' ')
  if (isOptional(text)) return text.length < 30 ? 'optional' : 'note'
  if (first.lower === 'or') return asksMore(second) ? 'note' : 'alternative'
  if (startsPurpose(tokens, 0)) return 'purpose'
  if (text === 'at room temperature' || text.startsWith('room temp')) return 'preparation'
  if (first.lower === 'and' && second && isPreparationWord(second.lower)) return 'preparation'
  if (first.lower === 'with' && tokens.some(({ lower }) => lower === 'removed')) return 'preparation'
  if (noteStarts.has(first.lower) && !/^cut/.test(second?.lower ?? '')) return 'note'
  if (tokens.every(({ lower }) => hasWordRole('size', lower) || lower === 'to' || lower === 'or'))
    return 'size'
  if (tokens.every(isPartWord)) return 'preparation'
  if (tokens.length > 18) return 'note'
  return tokens.some(({ lower }) => isPreparationWord(lower)) ? 'preparation' : 'note'
}

// 'zest and juice', 'grated rind of': words for a part of the fruit.
function isPartWord({ lower }: Token): boolean {
  return (
    hasWordRole('part', lower) ||
    isPreparationWord(lower) ||
    hasWordRole('adverb', lower) ||
    /^(?:and|&|of|the|plus)$/.test(lower)
  )
}

/** Whether words mean that the ingredient is optional. Example: `isOptional('if you like')`. */
export function isOptional(text: string): boolean {
  return /\boptional(?:ly)?\b|\bif (?:you like|desired|using|you want|wanted|liked|you prefer|preferred|you wish|available|you have (?:it|them|any)|you can)(?: it| them| some)?$/.test(
    text.toLowerCase(),
  )
}

/** Whether 'to serve', 'for dusting' or the like begins at a token. Example: in 'oil for frying' at the second token. */
export function startsPurpose(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower
  const next = tokens[at + 1]?.lower ?? ''
  if (lower === 'to') return next !== 'taste' && (hasWordRole('verb', next) || next === 'the')
  return lower === 'for' && next !== ''
}

/** Whether a phrase begins a list of examples. Example: 'such as Gruyère', 'e.g. plums'. */
export function startsExamples(phrase: readonly Token[]): boolean {
  const lower = phrase[0]?.lower ?? ''
  return (
    /^(e\.g\.?|eg|i\.e\.?|ie|like|including|choose|try|use|i|such)$/.test(lower) ||
    (lower === 'for' && phrase[1]?.lower === 'example')
  )
}

/** Whether 'or' is followed by 'more', 'to taste' or the like and so offers no other food. Example: 'or more'. */
export function asksMore(next: Token | undefined): boolean {
  if (!next) return true
  return /^(more|less|to|as|so|until|if|use|until|enough|however|whatever|depending|even|just|simply|better|thereabouts|about|up|around|similar)$/.test(
    next.lower,
  )
}
