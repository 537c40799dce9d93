import { produceNumberTable } from '../data/shops/produce-numbers'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { certainThreshold, linkAmbiguousWord, linkFood, linkForeignFood } from '../food-names/link-food'
import { normalizeWords } from '../food-names/normalize-words'
import type { ForeignLanguage } from '../language/language'
import type { ReceiptFood } from './item'
import { isFoodWord } from './vocabulary'

const produce = lazyValue(
  () =>
    new Map(
      parseRows(produceNumberTable).flatMap(([food = '', numbers]) =>
        parseList(numbers).map((number): [string, string] => [number, food]),
      ),
    ),
)

/** Returns the food of a produce number, or undefined. Example: `produceOf('4011')` is 'banana'. */
export function produceOf(number: string): string | undefined {
  const food = produce().get(number)
  return food !== undefined && foodById(food) ? food : undefined
}

// A match that omitted or reordered words is never certain: the cook confirms it.
const leftOut = certainThreshold - 0.05
const maxOmitted = 3
const shelfWords = new Set('bunched bunch bagged bag bulk package pack packed count each dozen'.split(' '))

/**
 * Finds the food of an expanded name. Tills print the noun first ('onion green') and makers before it ('liberte
 * yogurt'), so the words are also tried in reverse and without words that belong to no food; then the match is not
 * certain.
 * Example: `findReceiptFood('onion green')?.id` is 'green-onion', `findReceiptFood('zzz qqq')` is undefined.
 */
export function findReceiptFood(name: string): ReceiptFood | undefined {
  const words = normalizeWords(name)
    .slice(0, 10)
    .filter((word, _, all) => all.length === 1 || !shelfWords.has(word))
  if (words.length === 0) return undefined
  const whole = findBestFood(words)
  if (whole) return whole
  const known = trimUnknownWords(words)
  if (known.length === words.length || known.length === 0) return undefined
  const part = findBestFood(known)
  return part && { ...part, confidence: Math.min(part.confidence, leftOut) }
}

/**
 * Finds the food of a name on a receipt in another language, by the dictionary of that language only: 'pollo' is no pollock.
 * Example: `findForeignReceiptFood('latte intero', 'it')?.id` is 'whole-milk', of 'rijst pandan' in Dutch none.
 */
export function findForeignReceiptFood(name: string, language: ForeignLanguage): ReceiptFood | undefined {
  const link = linkAmbiguousWord(name, { languages: [language] }) ?? linkForeignFood(name, [language])
  return link.known ? { id: link.foodId, confidence: link.confidence, how: 'name' } : undefined
}

// A name that ends in a food of its own is in the usual order already: white eggs are not egg whites.
function findBestFood(words: readonly string[]): ReceiptFood | undefined {
  const [first, ...rest] = words
  const asPrinted = toReceiptFood(words)
  if (!first || rest.length === 0 || rest.length > 3 || findByWholeName(words)) return asPrinted
  if (findByWholeName(words.slice(-1))) return asPrinted
  let best = asPrinted
  for (const turned of [[...rest, first], [...words].reverse()]) {
    const link = toReceiptFood(turned)
    if (link && link.confidence > (best?.confidence ?? 0) + 0.02) best = link
  }
  return best
}

function toReceiptFood(words: readonly string[]): ReceiptFood | undefined {
  const link = linkFood(words.join(' '))
  return link.known ? { id: link.foodId, confidence: link.confidence, how: 'name' } : undefined
}

// Makers' names stand before, stray marks behind; a word of some food's name is never omitted.
function trimUnknownWords(words: readonly string[]): string[] {
  const isStranger = (word: string | undefined) => word !== undefined && !isFoodWord(word) && !/%/.test(word)
  let [from, to] = [0, words.length]
  while (from < maxOmitted && from < to && isStranger(words[from])) from += 1
  while (words.length - to < 2 && to > from && isStranger(words[to - 1])) to -= 1
  return words.slice(from, to)
}
