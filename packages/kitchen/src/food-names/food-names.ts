import { brandTable } from '../data/foods/brands'
import { dishWords, idiomaticNames, misleadingNames, otherWords } from '../data/text/name-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { allFoods } from '../food/food'
import { allModifiers } from './modifiers'
import { normalizeText, normalizeWords, stemKey, stemWord } from './normalize-words'
import type { SpellingIndex } from './spelling'
import { createSpellingIndex } from './spelling'

/**
 * How a name matched a food: its own name, an alias, singular or plural, a part of the phrase, or a misspelling. Example:
 * 'alias'.
 */
export type MatchMethod = 'exact' | 'alias' | 'plural' | 'part' | 'misspelt'

/**
 * A food that matches a name, with the confidence (0 to 1) and the method. Example: `{ food: spinach, confidence: 1, how:
 * 'exact' }`.
 */
export interface FoodMatch {
  readonly food: Food
  readonly confidence: number
  readonly how: MatchMethod
}

interface FoodNames {
  readonly own: ReadonlyMap<string, Food>
  readonly byAlias: ReadonlyMap<string, Food>
  readonly byStems: ReadonlyMap<string, Food>
  readonly stems: ReadonlySet<string>
  readonly maxWords: number
}

const foodNames = lazyValue((): FoodNames => {
  const own = new Map<string, Food>()
  const byAlias = new Map<string, Food>()
  const byStems = new Map<string, Food>()
  const stemByWord = new Map<string, string>()
  let maxWords = 1
  const cachedStem = (word: string) => {
    const cached = stemByWord.get(word)
    if (cached !== undefined) return cached
    const stem = stemWord(word)
    stemByWord.set(word, stem)
    return stem
  }
  const addName = (food: Food, name: string, names: Map<string, Food>) => {
    const text = normalizeText(name)
    if (!names.has(text)) names.set(text, food)
    const words = text.split(' ')
    let isStemmed = true
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      const stem = cachedStem(word)
      if (stem === word) continue
      words[at] = stem
      isStemmed = false
    }
    const key = isStemmed ? text : words.join(' ')
    if (!byStems.has(key)) byStems.set(key, food)
    if (words.length > maxWords) maxWords = words.length
  }
  for (const food of allFoods()) addName(food, food.name, own)
  for (const food of allFoods()) for (const alias of food.aliases) addName(food, alias, byAlias)
  for (const [written = '', meaning = ''] of parseRows(idiomaticNames)) {
    const food = own.get(meaning) ?? byAlias.get(meaning)
    if (food) keepFirst(byAlias, written, food)
  }
  for (const [written = '', meaning = ''] of parseRows(brandTable)) {
    const food =
      own.get(meaning) ?? byAlias.get(meaning) ?? byStems.get(meaning.split(' ').map(cachedStem).join(' '))
    if (!food || own.has(written)) continue
    keepFirst(byAlias, written, food)
    for (const word of written.split(' ')) cachedStem(word)
  }
  return { own, byAlias: byAlias, byStems: byStems, stems: new Set(stemByWord.values()), maxWords: maxWords }
})

const byJoined = lazyValue(() => {
  const joined = new Map<string, Food>()
  for (const [key, food] of foodNames().byStems) keepFirst(joined, key.replaceAll(' ', ''), food)
  return joined
})

/**
 * Finds the food whose whole name is these words, in singular or plural, joined or separate, or returns undefined. Example:
 * `findByWholeName(['sea', 'bass'])?.food.id` is 'sea-bass'.
 */
export function findByWholeName(
  words: readonly string[],
  from = 0,
  to = words.length,
): FoodMatch | undefined {
  const { own, byAlias, byStems, stems: cached, maxWords } = foodNames()
  if (to <= from || to - from > maxWords + 1) return undefined
  let [text, key, joinedKey, isKnown] = ['', '', '', true]
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? ''
    const stem = stemWord(word)
    const gap = at > from ? ' ' : ''
    text += gap + word
    key += gap + stem
    joinedKey += stem
    isKnown &&= cached.has(stem)
  }
  if (isKnown) {
    const named = own.get(text)
    if (named) return { food: named, confidence: 1, how: 'exact' }
    const alias = byAlias.get(text)
    if (alias) return { food: alias, confidence: 0.98, how: 'alias' }
    const plural = byStems.get(key)
    if (plural) return { food: plural, confidence: 0.97, how: 'plural' }
  }
  const joined = to - from <= maxJoinedWords ? byJoined().get(joinedKey) : undefined
  return joined && { food: joined, confidence: joinedNameConfidence, how: 'alias' }
}

const maxJoinedWords = 4

/** Confidence of a name that only matches when its words are joined. Example: 'butter milk' as buttermilk. */
export const joinedNameConfidence = 0.93

const byWordSet = lazyValue(() => {
  const byKey = new Map<string, Food>()
  for (const [key, food] of foodNames().byStems)
    if (key.includes(' ')) keepFirst(byKey, wordSetKey(key.split(' ')), food)
  return byKey
})

/**
 * Finds the food whose whole name has these words in another order, or returns undefined. Example:
 * `findByReorderedName(['beef', 'ground'])` is ground beef.
 */
export function findByReorderedName(words: readonly string[]): FoodMatch | undefined {
  const food = words.length > 1 ? byWordSet().get(wordSetKey(words.map(stemWord))) : undefined
  return food && { food, confidence: 0.82, how: 'part' }
}

const stemsByFood = new Map<Food, ReadonlySet<string>>()

/**
 * Whether a stem occurs in one of the names of this food. Example: 'canned' of canned tomatoes, so that it is expected beside
 * 'chopped tomatoes'.
 */
export function isStemOfFood(food: Food, stem: string): boolean {
  const cached = stemsByFood.get(food)
  if (cached) return cached.has(stem)
  const stems = new Set([food.name, ...food.aliases].flatMap((name) => normalizeWords(name).map(stemWord)))
  stemsByFood.set(food, stems)
  return stems.has(stem)
}

const dishStems = lazyValue(() => new Set(dishWords.trim().split(/\s+/).map(stemWord)))
const lastStemsByFood = new Map<Food, ReadonlySet<string>>()

/**
 * Whether a stem names what is made of a food and other things, and no name of this food ends with it. Example: 'soup' behind
 * dry pasta, although that is called 'soup pasta' too.
 */
export function isDishOf(food: Food, stem: string): boolean {
  if (!dishStems().has(stem)) return false
  let last = lastStemsByFood.get(food)
  if (!last) {
    last = new Set([food.name, ...food.aliases].map((name) => stemWord(normalizeWords(name).at(-1) ?? '')))
    lastStemsByFood.set(food, last)
  }
  return !last.has(stem)
}

/** Whether a stem occurs in the name of any food. Example: 'cheese' does, 'spoon' does not. */
export function isFoodStem(stem: string): boolean {
  return foodNames().stems.has(stem)
}

const misleadingKeys = lazyValue(
  () => new Set(parseList(misleadingNames.trim().replaceAll('\n', ' ')).map(stemKey)),
)

/** Whether these stems name something that is not the food its words suggest. Example: 'hot chocolate', 'potato salad'. */
export function isMisleadingName(stems: readonly string[]): boolean {
  return misleadingKeys().has(stems.join(' '))
}

/**
 * Index of the words that a misspelt name may mean: food names, modifiers and other kitchen words. Example:
 * `foodSpellingIndex().words.has('spinach')`.
 */
export const foodSpellingIndex: () => SpellingIndex = lazyValue(() => {
  const others = otherWords.trim().split(/\s+/).map(stemWord)
  return createSpellingIndex([...foodNames().stems, ...allModifiers(), ...others])
})

function wordSetKey(stems: readonly string[]): string {
  return stems.toSorted().join(' ')
}

function keepFirst(map: Map<string, Food>, key: string, food: Food): void {
  if (!map.has(key)) map.set(key, food)
}
