import { foodById } from '../food/food'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import { parseIngredient } from '../ingredient/ingredient'
import { hasWordRole } from '../ingredient/word-role'
import type { RecipeLine } from '../recipe/recipe'

type Line = Pick<RecipeLine, 'text' | 'foodId'>

/**
 * Returns the ingredients each step uses, by index. A step may shorten a name: 'the tomatoes' are the cherry tomatoes
 * if there are no others. Of two lines of one food the first step takes the first.
 * Example: `ingredientUsesOf(['Fry the garlic.'], [{ text: '2 cloves garlic' }])` is `[[0]]`.
 */
export function ingredientUsesOf(steps: readonly string[], lines: readonly Line[]): number[][] {
  const names = buildIngredientNames(lines)
  const taken = new Set<number>()
  return steps.map((step) => {
    const uses = new Set<number>()
    for (const places of findMentions(step, names)) {
      for (const index of takeNextLine(places, lines, taken)) uses.add(index)
    }
    for (const index of uses) taken.add(index)
    return [...uses].sort((a, b) => a - b)
  })
}

// '1 tbsp olive oil' to fry and another to dress: the first mention takes the first line, the next the second, and
// later ones refer to the last.
function takeNextLine(
  places: readonly number[],
  lines: readonly Line[],
  taken: ReadonlySet<number>,
): number[] {
  const groups = new Map<string, number[]>()
  for (const index of places) {
    const { foodId, text } = lines[index] ?? { text: '' }
    const group = groups.get(foodId ?? text)
    if (group) group.push(index)
    else groups.set(foodId ?? text, [index])
  }
  return [...groups.values()].flatMap((group) => {
    const next = group.find((index) => !taken.has(index)) ?? group.at(-1)
    return next === undefined ? [] : [next]
  })
}

type Places = Map<string, number[]>

/** The possible names of a recipe's lines, by word stems. */
interface IngredientNames {
  /** As the lines name them. */
  readonly written: Places
  /** The same without adjectives; a line that is called just so comes first. */
  readonly bare: Places
  /** Other names of the foods. */
  readonly known: Places
  /** The single word a longer name may be shortened to. */
  readonly short: Places
  readonly mostWords: number
}

const longestStep = 2000
/** Maximum length of a name in words; without it, a line of a hundred words would be searched for at every position. */
const maxWords = 8

/**
 * Returns, for every name in a step, the lines it may refer to, once; the longest names match first, and no word
 * matches twice.
 */
function findMentions(step: string, names: IngredientNames): ReadonlySet<number[]> {
  // The juices of meat are no lemon juice.
  const words = wordsOf(step.slice(0, longestStep).replace(/\bjuices\b/gi, ''))
  const isRead = new Set<number>()
  const found = new Set<number[]>()
  for (let length = Math.min(names.mostWords, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length)
      if (phrase.some((_, next) => isRead.has(at + next))) continue
      const key = phrase.join(' ')
      const places = names.written.get(key) ?? names.bare.get(key) ?? names.known.get(key)
      if (!places) continue
      for (let next = at; next < at + length; next += 1) isRead.add(next)
      found.add(places)
    }
  }
  const whole = new Set([...found].flat())
  words.forEach((word, at) => {
    const places = isRead.has(at) ? undefined : names.short.get(word)
    // 'the oil' after 'olive oil' refers to that one.
    if (places && !places.some((index) => whole.has(index))) found.add(places)
  })
  return found
}

function buildIngredientNames(lines: readonly Line[]): IngredientNames {
  const names = { written: new Map(), bare: new Map(), known: new Map(), short: new Map(), mostWords: 1 }
  const enter = (places: Places, words: readonly string[], index: number) => {
    const key = words.join(' ')
    if (key === '' || words.length > maxWords) return
    const there = places.get(key) ?? []
    if (!there.includes(index)) places.set(key, [...there, index])
    names.mostWords = Math.max(names.mostWords, words.length)
  }
  lines.forEach(({ text, foodId }, index) => {
    const { heading, name, alternatives, others } = parseIngredient(text)
    if (heading) return
    for (const words of [name, ...alternatives, ...others].map(wordsOf)) {
      enter(names.written, words, index)
      enter(names.bare, stripAdjectives(words), index)
      for (const word of shortNamesOf(words)) enter(names.short, [word], index)
    }
    const food = foodId === undefined ? undefined : foodById(foodId)
    for (const other of food ? [food.name, ...food.aliases] : []) enter(names.known, wordsOf(other), index)
    // Emmental is the cheese.
    if (food?.id.endsWith('-cheese')) enter(names.short, wordsOf('cheese'), index)
  })
  return names
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}'’%-]+/u)
    .flatMap(normalizeWords)
    .map(stemWord)
}

// 'large ripe avocado' is an avocado.
function stripAdjectives(words: readonly string[]): readonly string[] {
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

// 'cherry tomatoes' are the tomatoes, and 'chicken thighs' the chicken; but tomato paste is neither tomato nor paste
// alone.
function shortNamesOf(words: readonly string[]): string[] {
  const [last = '', before] = [...words].reverse()
  if (before === undefined) return []
  if (last === 'cube' && (before === 'stock' || before === 'bouillon')) return []
  if (shapes.has(last)) return [before]
  if (cuts.has(last)) return [last, before]
  return meaningless.has(last) ? [] : [last]
}
