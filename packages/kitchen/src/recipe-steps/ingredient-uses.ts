import { foodById } from '../food/food'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import { parseIngredient } from '../ingredient/ingredient'
import { hasWordRole } from '../ingredient/word-role'
import type { RecipeLine } from '../recipe/recipe'

type Line = Pick<RecipeLine, 'text' | 'foodId'>

/**
 * Which ingredients each step takes up, by their places in the list. A step may shorten a name: 'the tomatoes' are the cherry
 * tomatoes where no others are. Of two lines of one food the first step takes the first. Example:
 * `usesOf(['Fry the garlic.'], [{ text: '2 cloves garlic' }])` is `[[0]]`.
 */
export function ingredientUsesOf(steps: readonly string[], lines: readonly Line[]): number[][] {
  const book = buildIngredientNames(lines)
  const taken = new Set<number>()
  return steps.map((step) => {
    const uses = new Set<number>()
    for (const places of namedIn(step, book)) {
      for (const place of inTurn(places, lines, taken)) uses.add(place)
    }
    for (const place of uses) taken.add(place)
    return [...uses].sort((a, b) => a - b)
  })
}

// '1 tbsp olive oil' to fry and another to dress: the first mention takes the first line, the next the second, and what comes
// later speaks of the last.
function inTurn(places: readonly number[], lines: readonly Line[], taken: ReadonlySet<number>): number[] {
  const groups = new Map<string, number[]>()
  for (const place of places) {
    const { foodId, text } = lines[place] ?? { text: '' }
    const group = groups.get(foodId ?? text)
    if (group) group.push(place)
    else groups.set(foodId ?? text, [place])
  }
  return [...groups.values()].flatMap((group) => {
    const next = group.find((place) => !taken.has(place)) ?? group.at(-1)
    return next === undefined ? [] : [next]
  })
}

type Places = Map<string, number[]>

/** What the lines of a recipe may be called, by the roots of the words. */
interface IngredientNames {
  /** As the lines name them. */
  readonly written: Places
  /** As the foods are called elsewhere. */
  readonly known: Places
  /** The one word that is left of a longer name in talk. */
  readonly short: Places
  readonly mostWords: number
}

const longestStep = 2000
/** No step says a longer name in full; without an end, a line of a hundred words would be looked for in every place. */
const mostWords = 8

/** For every name said in a step, the lines that may be meant, once; the longest names are read first, and no word twice. */
function namedIn(step: string, book: IngredientNames): ReadonlySet<number[]> {
  const words = wordsOf(step.slice(0, longestStep))
  const isRead = new Set<number>()
  const found = new Set<number[]>()
  for (let length = Math.min(book.mostWords, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const said = words.slice(at, at + length)
      if (said.some((_, next) => isRead.has(at + next))) continue
      const key = said.join(' ')
      const places = book.written.get(key) ?? book.known.get(key)
      if (!places) continue
      for (let next = at; next < at + length; next += 1) isRead.add(next)
      found.add(places)
    }
  }
  const whole = new Set([...found].flat())
  words.forEach((word, at) => {
    const places = isRead.has(at) ? undefined : book.short.get(word)
    // 'the oil' after 'olive oil' speaks of that one.
    if (places && !places.some((place) => whole.has(place))) found.add(places)
  })
  return found
}

function buildIngredientNames(lines: readonly Line[]): IngredientNames {
  const book = { written: new Map(), known: new Map(), short: new Map(), mostWords: 1 }
  const enter = (places: Places, words: readonly string[], place: number) => {
    const key = words.join(' ')
    if (key === '' || words.length > mostWords) return
    const there = places.get(key) ?? []
    if (!there.includes(place)) places.set(key, [...there, place])
    book.mostWords = Math.max(book.mostWords, words.length)
  }
  lines.forEach(({ text, foodId }, place) => {
    const { heading, name, alternatives, others } = parseIngredient(text)
    if (heading) return
    for (const words of [name, ...alternatives, ...others].map(wordsOf)) {
      enter(book.written, words, place)
      enter(book.written, plainer(words), place)
      for (const word of shortOf(words)) enter(book.short, [word], place)
    }
    const food = foodId === undefined ? undefined : foodById(foodId)
    for (const other of food ? [food.name, ...food.aliases] : []) enter(book.known, wordsOf(other), place)
  })
  return book
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}'’%-]+/u)
    .flatMap(normalizeWords)
    .map(stemWord)
}

// 'large ripe avocado' is an avocado.
function plainer(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !hasWordRole('adjective', word) && !hasWordRole('size', word))
  return from <= 0 ? words : words.slice(from)
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const cuts = wordsIn(
  'thigh breast leg drumstick wing fillet loin chop cutlet steak mince rib shoulder belly shank neck cheek',
)
const shapes = wordsIn(
  'rasher cob clove leaf stick stalk floret spear bulb head heart wedge half piece strip slice cube sheet chunk round joint',
)
const meaningless = wordsIn('powder paste sauce seed water mix')

// 'cherry tomatoes' are the tomatoes, and 'chicken thighs' the chicken; but tomato paste is neither tomato nor paste alone.
function shortOf(words: readonly string[]): string[] {
  const [last = '', before] = [...words].reverse()
  if (before === undefined) return []
  if (last === 'cube' && (before === 'stock' || before === 'bouillon')) return []
  if (shapes.has(last)) return [before]
  if (cuts.has(last)) return [last, before]
  return meaningless.has(last) ? [] : [last]
}
