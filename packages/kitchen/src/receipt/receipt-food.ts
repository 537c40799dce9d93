import { produceNumberTable } from '../data/shops/produce-numbers'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { normalizeWords } from '../food-names/normalize-words'
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

/** The food a produce number stands for, or nothing. Example: `produceOf('4011')` is 'banana'. */
export function produceOf(number: string): string | undefined {
  const food = produce().get(number)
  return food !== undefined && foodById(food) ? food : undefined
}

// What was left out or turned around to understand a name is never taken for sure: the cook is asked.
const leftOut = certainThreshold - 0.05
const mostLeftOut = 3
const shelfWords = new Set('bunched bunch bagged bag bulk package pack packed count each dozen'.split(' '))

/**
 * The food a spelled-out name means. Tills print the noun first ('onion green') and makers before it ('liberte yogurt'), so the
 * words are also tried turned around, and without words that belong to no food; then the link is not certain. Example:
 * `foodNamed('onion green')?.id` is 'green-onion', `foodNamed('zzz qqq')` is undefined.
 */
export function findReceiptFood(name: string): ReceiptFood | undefined {
  const words = normalizeWords(name)
    .slice(0, 10)
    .filter((word, _, all) => all.length === 1 || !shelfWords.has(word))
  if (words.length === 0) return undefined
  const whole = bestOf(words)
  if (whole) return whole
  const known = withoutStrangers(words)
  if (known.length === words.length || known.length === 0) return undefined
  const part = bestOf(known)
  return part && { ...part, confidence: Math.min(part.confidence, leftOut) }
}

// A name whose last word is a food of its own stands in the usual order already: white eggs are no egg whites.
function bestOf(words: readonly string[]): ReceiptFood | undefined {
  const [first, ...rest] = words
  const asPrinted = linked(words)
  if (!first || rest.length === 0 || rest.length > 3 || findByWholeName(words)) return asPrinted
  if (findByWholeName(words.slice(-1))) return asPrinted
  let best = asPrinted
  for (const turned of [[...rest, first], [...words].reverse()]) {
    const link = linked(turned)
    if (link && link.confidence > (best?.confidence ?? 0) + 0.02) best = link
  }
  return best
}

function linked(words: readonly string[]): ReceiptFood | undefined {
  const link = linkFood(words.join(' '))
  return link.known ? { id: link.foodId, confidence: link.confidence, how: 'name' } : undefined
}

// Makers' names stand before, stray marks behind; a word that some food's name holds is never left out.
function withoutStrangers(words: readonly string[]): string[] {
  const isStranger = (word: string | undefined) => word !== undefined && !isFoodWord(word) && !/%/.test(word)
  let [from, to] = [0, words.length]
  while (from < mostLeftOut && from < to && isStranger(words[from])) from += 1
  while (words.length - to < 2 && to > from && isStranger(words[to - 1])) to -= 1
  return words.slice(from, to)
}
