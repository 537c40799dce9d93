import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/** The foods a name offers. Example: 'beef or chicken stock' is 'beef stock', with 'chicken stock' as the alternative. */
export interface FoodChoices {
  /** The first choice. */
  readonly name: string
  /** All of it, as the line says it. */
  readonly label: string
  /** What would do as well. */
  readonly alternatives: readonly string[]
  /** What goes in too: 'salt and pepper' has 'pepper'. */
  readonly others: readonly string[]
}

/** Whether the words are the name of a food we know, in one or many. Example: `isFoodName('spring onions')`. */
export function isFoodName(words: string): boolean {
  return findByWholeName(normalizeWords(words)) !== undefined
}

/** Sorts a name's words into what is wanted, what would do instead and what goes with it. Example: 'butter or margarine'. */
export function parseFoodChoices(words: readonly Token[]): FoodChoices {
  const label = joinTokens(words.filter(({ text }) => text !== ',')).replace(/[\s!?.:;"-]+$/, '')
  const either = words.some((_, at) => offers(words, at))
  if (!either) {
    const [first = label, ...others] = foodsIn(words)
    const several = others.length > 0 && !isFoodName(label) && isFoodName(first) && others.every(isFoodName)
    return { name: several ? first : label, label, alternatives: [], others: several ? others : [] }
  }
  const parts = partedBy(words, ({ lower }, at) => lower === ',' || offers(words, at)).filter(
    (part) => part.length > 0 && !(part.length === 1 && part[0]?.lower === 'and'),
  )
  const last = parts[parts.length - 1] ?? []
  const [name = label, ...alternatives] = parts.map((part) => completed(part, last))
  return { name, label, alternatives, others: [] }
}

/** The foods of a list. Example: of 'honey and lime juice', both. */
export function foodsIn(words: readonly Token[]): string[] {
  return partedBy(words, ({ lower }) => /^(and|&|\+|,)$/.test(lower)).map(joinTokens)
}

// 'white or red wine vinegar': the first choice is white wine vinegar, not white.
function completed(part: readonly Token[], last: readonly Token[]): string {
  const written = joinTokens(part)
  if (part === last || last.length < 2) return written
  const end = part[part.length - 1]?.lower ?? ''
  if (hasWordRole('adjective', end)) {
    const noun = last.findIndex(({ lower }) => !hasWordRole('adjective', lower))
    return `${written} ${joinTokens(last.slice(noun === -1 ? last.length - 1 : noun))}`
  }
  for (let from = 1; from < last.length; from += 1) {
    const head = joinTokens(last.slice(from))
    if (isFoodName(`${end} ${head}`) || isFoodName(`${written} ${head}`)) return `${written} ${head}`
  }
  return written
}

// 'butter/margarine' are two, '80/20 beef' is one.
function offers(words: readonly Token[], at: number): boolean {
  if (words[at]?.lower === 'or') return true
  return words[at]?.text === '/' && words[at - 1]?.kind === 'word' && words[at + 1]?.kind === 'word'
}

/**
 * A name of describing words alone, completed by the food that the other one names. Example: of 'dried or 1 tbsp fresh thyme'
 * the first is 'dried thyme'.
 */
export function completeName(name: string, other: string): string {
  const [words, others] = [name.split(' '), other.split(' ')]
  if (name === '' || other === '' || !words.every(isAdjective)) return name
  const noun = others.findIndex((word) => !isAdjective(word))
  return noun === -1 ? name : [...words, ...others.slice(noun)].join(' ')
}

function isAdjective(word: string): boolean {
  return hasWordRole('adjective', word.toLowerCase())
}

function partedBy(words: readonly Token[], parts: (word: Token, at: number) => boolean): Token[][] {
  const list: Token[][] = [[]]
  words.forEach((word, at) => {
    if (parts(word, at)) list.push([])
    else list[list.length - 1]?.push(word)
  })
  return list.filter((part) => part.length > 0)
}

/** Words as text, spaced as in the line. Example: the tokens of '5-spice powder' without what stood between. */
export function joinTokens(words: readonly Token[]): string {
  let text = ''
  let end = -1
  for (const word of words) {
    text += text !== '' && (word.spaced || word.start !== end) ? ` ${word.text}` : word.text
    end = word.end
  }
  return text
}
