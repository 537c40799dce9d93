import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/** The foods that a name offers. Example: 'beef or chicken stock' is 'beef stock', with 'chicken stock' as the alternative. */
export interface FoodChoices {
  /** The first choice. */
  readonly name: string
  /** The whole name as written. */
  readonly label: string
  /** Alternative foods. */
  readonly alternatives: readonly string[]
  /** Additional foods: 'salt and pepper' has 'pepper'. */
  readonly others: readonly string[]
}

/** Whether the words are the name of a known food, in singular or plural. Example: `isFoodName('spring onions')`. */
export function isFoodName(words: string): boolean {
  return findByWholeName(normalizeWords(words)) !== undefined
}

/** Splits a name's words into the food, its alternatives and additional foods. Example: 'butter or margarine'. */
export function parseFoodChoices(words: readonly Token[]): FoodChoices {
  const label = joinTokens(words.filter(({ text }) => text !== ',')).replace(/[\s!?.:;"-]+$/, '')
  const hasChoices = words.some((_, at) => isChoiceMark(words, at))
  if (!hasChoices) {
    const [first = label, ...others] = foodsIn(words)
    const isList = others.length > 0 && !isFoodName(label) && isFoodName(first) && others.every(isFoodName)
    return { name: isList ? first : label, label, alternatives: [], others: isList ? others : [] }
  }
  const isSeparator = splitBy(words, ({ lower }, at) => lower === ',' || isChoiceMark(words, at)).filter(
    (part) => part.length > 0 && !(part.length === 1 && part[0]?.lower === 'and'),
  )
  const last = isSeparator[isSeparator.length - 1] ?? []
  const [name = label, ...alternatives] = isSeparator.map((part) => completeChoice(part, last))
  return { name, label, alternatives, others: [] }
}

/** Returns the foods of a list. Example: of 'honey and lime juice', both. */
export function foodsIn(words: readonly Token[]): string[] {
  return splitBy(words, ({ lower }) => /^(and|&|\+|,)$/.test(lower)).map(joinTokens)
}

// 'white or red wine vinegar': the first choice is 'white wine vinegar', not 'white'.
function completeChoice(part: readonly Token[], last: readonly Token[]): string {
  const text = joinTokens(part)
  if (part === last || last.length < 2) return text
  const end = part[part.length - 1]?.lower ?? ''
  if (hasWordRole('adjective', end)) {
    const noun = last.findIndex(({ lower }) => !hasWordRole('adjective', lower))
    return `${text} ${joinTokens(last.slice(noun === -1 ? last.length - 1 : noun))}`
  }
  for (let from = 1; from < last.length; from += 1) {
    const head = joinTokens(last.slice(from))
    if (isFoodName(`${end} ${head}`) || isFoodName(`${text} ${head}`)) return `${text} ${head}`
  }
  return text
}

// 'butter/margarine' are two foods, '80/20 beef' is one.
function isChoiceMark(words: readonly Token[], at: number): boolean {
  if (words[at]?.lower === 'or') return true
  return words[at]?.text === '/' && words[at - 1]?.kind === 'word' && words[at + 1]?.kind === 'word'
}

/**
 * Completes a name of adjectives only with the noun of another name. Example: of 'dried or 1 tbsp fresh thyme' the first is
 * 'dried thyme'.
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

function splitBy(words: readonly Token[], isSeparator: (word: Token, at: number) => boolean): Token[][] {
  const list: Token[][] = [[]]
  words.forEach((word, at) => {
    if (isSeparator(word, at)) list.push([])
    else list[list.length - 1]?.push(word)
  })
  return list.filter((part) => part.length > 0)
}

/** Joins tokens to text, spaced as in the line. Example: the tokens of '5-spice powder' without what stood between. */
export function joinTokens(words: readonly Token[]): string {
  let text = ''
  let end = -1
  for (const word of words) {
    text += text !== '' && (word.spaced || word.start !== end) ? ` ${word.text}` : word.text
    end = word.end
  }
  return text
}
