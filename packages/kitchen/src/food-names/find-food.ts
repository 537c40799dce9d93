import { everydayFoods } from '../data/text/name-words'
import { lazyValue } from '../fact-table'
import type { Food } from '../food/food'
import { allFoods } from '../food/food'
import type { FoodMatch } from './food-names'
import { findByWholeName, foodSpellingIndex } from './food-names'
import { matchFoodPhrase } from './food-phrase'
import { normalizeWords, stemWord } from './normalize-words'
import { correctSpelling, isFuzzyPrefix } from './spelling'

export type { FoodMatch } from './food-names'

const minConfidence = 0.5
const defaultLimit = 8

/**
 * Finds the food of a name, by any of its names, in singular or plural, any case and accent, misspelt or with irrelevant words
 * around it, or returns undefined. Example: `findFood('brocolli')?.food.id` is 'broccoli', `findFood('Courgettes')?.food.id`
 * 'zucchini'.
 */
export function findFood(name: string): FoodMatch | undefined {
  const words = normalizeWords(name)
  const whole = findByWholeName(words)
  if (whole) return whole
  const [best] = matchFoodPhrase(words)
  return best && best.confidence >= minConfidence
    ? { food: best.food, confidence: best.confidence, how: best.how }
    : undefined
}

/**
 * Searches foods for what a cook has typed so far, best first: names that begin with it, then names with a word that does, then
 * near misspellings; everyday foods before rare ones. Example: `searchFoods('spi')[0]?.food.id` is 'spinach'.
 */
export function searchFoods(text: string, limit = defaultLimit): FoodMatch[] {
  const words = normalizeWords(text)
  const last = words.at(-1)
  if (last === undefined || !(limit > 0)) return []
  const found = rankNames(words, limit)
  if (found.length > 0) return found
  const corrected = words.map((word, at) =>
    at === words.length - 1 ? correctPrefix(word) : correctWord(word),
  )
  if (corrected.every((word, at) => word === words[at])) return []
  return rankNames(corrected, limit).map((match) => ({
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
  /** Score for how common the food is and how plain this name is. */
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
  const addName = (food: Food, name: string, own: boolean) => {
    const words = normalizeWords(name)
    const everyday = rank.get(food.id)
    const commonness = everyday === undefined ? 0 : 18 - everyday / 14
    const points = commonness + (own ? 10 : words.length > 1 ? -4 : 0)
    const entry = { food, words, text: words.join(' '), own, points }
    for (const word of words) {
      const list = byWord.get(word)
      if (!list) byWord.set(word, [entry])
      else if (list.at(-1) !== entry) list.push(entry)
    }
  }
  for (const food of allFoods()) {
    addName(food, food.name, true)
    for (const alias of food.aliases) addName(food, alias, false)
  }
  return { byWord, sorted: [...byWord.keys()].sort() }
})

function rankNames(words: readonly string[], limit: number): FoodMatch[] {
  const best = new Map<Food, { name: SearchName; score: number }>()
  const typed = { text: words.join(' '), words, stems: words.map(stemWord) }
  for (const name of findCandidateNames(words)) {
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

// The typed word with the fewest matching names selects the candidates.
function findCandidateNames(words: readonly string[]): readonly SearchName[] {
  const { byWord } = searchIndex()
  let fewest: SearchName[] | undefined
  for (const typed of words) {
    const found: SearchName[] = []
    for (const word of wordsWithPrefix(typed)) found.push(...(byWord.get(word) ?? []))
    if (!fewest || found.length < fewest.length) fewest = found
  }
  return fewest ?? []
}

function wordsWithPrefix(start: string): string[] {
  const { sorted } = searchIndex()
  const stem = stemWord(start)
  const found: string[] = []
  const from = stem.length < start.length && start.startsWith(stem) ? stem : start
  for (let at = lowerBound(sorted, from); at < sorted.length; at += 1) {
    const word = sorted[at] ?? ''
    if (!word.startsWith(from)) break
    if (word.startsWith(start) || word === stem) found.push(word)
  }
  return found
}

function lowerBound(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

interface TypedText {
  readonly text: string
  readonly words: readonly string[]
  readonly stems: readonly string[]
}

function scoreOf({ words, text, points }: SearchName, typed: TypedText): number {
  let wholeWords = 0
  for (let at = 0; at < typed.words.length; at += 1) {
    const [part = '', stem = ''] = [typed.words[at], typed.stems[at]]
    if (words.some((word) => word === part || word === stem)) wholeWords += 1
    else if (!words.some((word) => word.startsWith(part))) return 0
  }
  const positionScore =
    text === typed.text
      ? 78
      : text.startsWith(typed.text)
        ? 52
        : words.at(-1)?.startsWith(typed.text)
          ? 40
          : 32
  const lengthPenalty = Math.min(12, Math.max(0, text.length - typed.text.length) / 3)
  return Math.max(1, positionScore + points + (wholeWords === typed.words.length ? 6 : 0) - lengthPenalty)
}

function correctWord(word: string): string {
  return correctSpelling(foodSpellingIndex(), stemWord(word))?.word ?? word
}

// 'brocol' is not a complete word: it is compared with the beginnings of words with the same first letter.
function correctPrefix(word: string): string {
  const whole = correctWord(word)
  if (whole !== word || word.length < 4) return whole
  const { byWord } = searchIndex()
  let best = word
  let maxPoints = Number.NEGATIVE_INFINITY
  for (const candidate of wordsWithPrefix(word.slice(0, 1))) {
    if (!isFuzzyPrefix(word, candidate)) continue
    for (const { points } of byWord.get(candidate) ?? [])
      if (points > maxPoints) [best, maxPoints] = [candidate, points]
  }
  return best
}
