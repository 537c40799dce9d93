import { everydayFoods } from '../data/text/name-words'
import { lazyValue } from '../fact-table'
import type { Food } from '../food/food'
import { allFoods } from '../food/food'
import type { FoodMatch } from './food-names'
import { findByWholeName, foodSpellingIndex } from './food-names'
import { matchFoodPhrase } from './food-phrase'
import { normalizeWords, stemWord } from './normalize-words'
import { correctSpelling, isFuzzyPrefix } from './spelling'

export type { FoodMatch, MatchMethod } from './food-names'

const leastSure = 0.5
const mostFound = 8

/**
 * The food that a name stands for, by any of its names, in any number, case and accent, misspelt or with words around it that
 * do not matter, or nothing. Example: `findFood('brocolli')?.food.id` is 'broccoli', `findFood('Courgettes')?.food.id` 'zucchini'.
 */
export function findFood(name: string): FoodMatch | undefined {
  const words = normalizeWords(name)
  const whole = findByWholeName(words)
  if (whole) return whole
  const [best] = matchFoodPhrase(words)
  return best && best.confidence >= leastSure
    ? { food: best.food, confidence: best.confidence, how: best.how }
    : undefined
}

/**
 * Foods for what a cook has typed so far, the likeliest first: names that begin with it, then names with a word that does, then
 * near misspellings; everyday foods before rare ones. Example: `searchFoods('spi')[0]?.food.id` is 'spinach'.
 */
export function searchFoods(text: string, limit = mostFound): FoodMatch[] {
  const words = normalizeWords(text)
  const last = words.at(-1)
  if (last === undefined || !(limit > 0)) return []
  const found = ranked(words, limit)
  if (found.length > 0) return found
  const mended = words.map((word, at) => (at === words.length - 1 ? mendedStart(word) : mendedWord(word)))
  if (mended.every((word, at) => word === words[at])) return []
  return ranked(mended, limit).map((match) => ({
    ...match,
    confidence: match.confidence * 0.7,
    how: 'misspelt',
  }))
}

interface SearchName {
  readonly food: Food
  readonly words: readonly string[]
  readonly text: string
  readonly own: boolean
  /** How usual the food is and how plain this name of it, in points. */
  readonly points: number
}

const searchIndex = lazyValue(() => {
  const rank = new Map(
    everydayFoods
      .trim()
      .split(/\s+/)
      .map((id, at): [string, number] => [id, at]),
  )
  const byWord = new Map<string, SearchName[]>()
  const enter = (food: Food, name: string, own: boolean) => {
    const words = normalizeWords(name)
    const everyday = rank.get(food.id)
    const usual = everyday === undefined ? 0 : 18 - everyday / 14
    const points = usual + (own ? 10 : words.length > 1 ? -4 : 0)
    const entry = { food, words, text: words.join(' '), own, points }
    for (const word of words) {
      const list = byWord.get(word)
      if (!list) byWord.set(word, [entry])
      else if (list.at(-1) !== entry) list.push(entry)
    }
  }
  for (const food of allFoods()) {
    enter(food, food.name, true)
    for (const alias of food.aliases) enter(food, alias, false)
  }
  return { byWord, sorted: [...byWord.keys()].sort() }
})

function ranked(words: readonly string[], limit: number): FoodMatch[] {
  const best = new Map<Food, { name: SearchName; score: number }>()
  const typed = { text: words.join(' '), words, roots: words.map(stemWord) }
  for (const name of namesWith(words)) {
    const score = scoreOf(name, typed)
    if (score > (best.get(name.food)?.score ?? 0)) best.set(name.food, { name, score })
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || (a.name.food.id < b.name.food.id ? -1 : 1))
    .slice(0, limit)
    .map(({ name, score }) => ({
      food: name.food,
      confidence: Math.min(1, score / 100),
      how: name.text !== typed.text ? 'part' : name.own ? 'exact' : 'alias',
    }))
}

// The typed word that fewest names have decides which names are looked at.
function namesWith(words: readonly string[]): readonly SearchName[] {
  const { byWord } = searchIndex()
  let fewest: SearchName[] | undefined
  for (const typed of words) {
    const found: SearchName[] = []
    for (const word of wordsFrom(typed)) found.push(...(byWord.get(word) ?? []))
    if (!fewest || found.length < fewest.length) fewest = found
  }
  return fewest ?? []
}

function wordsFrom(start: string): string[] {
  const { sorted } = searchIndex()
  const root = stemWord(start)
  const found: string[] = []
  const from = root.length < start.length && start.startsWith(root) ? root : start
  for (let at = firstFrom(sorted, from); at < sorted.length; at += 1) {
    const word = sorted[at] ?? ''
    if (!word.startsWith(from)) break
    if (word.startsWith(start) || word === root) found.push(word)
  }
  return found
}

function firstFrom(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

interface Typed {
  readonly text: string
  readonly words: readonly string[]
  readonly roots: readonly string[]
}

function scoreOf({ words, text, points }: SearchName, typed: Typed): number {
  let wholeWords = 0
  for (let at = 0; at < typed.words.length; at += 1) {
    const [part = '', root = ''] = [typed.words[at], typed.roots[at]]
    if (words.some((word) => word === part || word === root)) wholeWords += 1
    else if (!words.some((word) => word.startsWith(part))) return 0
  }
  const place =
    text === typed.text
      ? 78
      : text.startsWith(typed.text)
        ? 52
        : words.at(-1)?.startsWith(typed.text)
          ? 40
          : 32
  const longer = Math.min(12, Math.max(0, text.length - typed.text.length) / 3)
  return Math.max(1, place + points + (wholeWords === typed.words.length ? 6 : 0) - longer)
}

function mendedWord(word: string): string {
  return correctSpelling(foodSpellingIndex(), stemWord(word))?.word ?? word
}

// 'brocol' is not yet a word: it is held against the beginnings of words with the same first letter.
function mendedStart(word: string): string {
  const whole = mendedWord(word)
  if (whole !== word || word.length < 4) return whole
  const { byWord } = searchIndex()
  let best = word
  let most = Number.NEGATIVE_INFINITY
  for (const candidate of wordsFrom(word.slice(0, 1))) {
    if (!isFuzzyPrefix(word, candidate)) continue
    for (const { points } of byWord.get(candidate) ?? [])
      if (points > most) [best, most] = [candidate, points]
  }
  return best
}
