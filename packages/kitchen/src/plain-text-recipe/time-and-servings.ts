import { recipeLabels } from '../data/text/recipe-labels'
import { lazyValue } from '../fact-table'
import { parseDurationMinutes } from '../json-ld/duration-minutes'
import { normalizeRecipeHeading } from './headings'

/** A kind of time in a recipe. Example: 'prep'. */
export type TimeKind = 'prep' | 'cook' | 'wait' | 'total'

const times = lazyValue(() => {
  const kinds = new Map<string, TimeKind>()
  for (const kind of ['total', 'wait', 'cook', 'prep'] as const) {
    for (const label of recipeLabels[kind].split(';')) kinds.set(label, kind)
  }
  return kinds
})
const servings = lazyValue(() => new Set(recipeLabels.servings.split(';')))

/**
 * Returns the kind of time in a short line, and its minutes if given.
 * Example: `parseTimeLabel('Prep time: 20 min')` is `{ kind: 'prep', minutes: 20 }`, `parseTimeLabel('Backzeit')` is
 * `{ kind: 'cook' }`.
 */
export function parseTimeLabel(line: string): { kind: TimeKind; minutes?: number } | undefined {
  if (line.length > 60) return undefined
  const words = normalizeRecipeHeading(line.replace(/\d.*$/s, '').replace(/\bPT?\d.*$/, '')).trim()
  const label = words.replace(/\s(?:ca|circa|about|approx|ungefahr|cirka|around|min|mins|an?|in)$/, '').trim()
  // 'Ready in' is a label as a whole.
  const kind = times().get(words) ?? times().get(label)
  if (!kind) return undefined
  const minutes = parseDurationMinutes(line.replace(/^\D*?(?=\d|PT?\d|[¼½¾⅓⅔])/, ''))
  return { kind, ...(minutes === undefined ? {} : { minutes }) }
}

/**
 * Returns the servings text of a short line; empty if it is only a label.
 * Example: `findServingsText('Serves 4–6')` is 'Serves 4–6', `findServingsText('Portionen')` is '',
 * `findServingsText('2 eggs')` is nothing.
 */
export function findServingsText(line: string): string | undefined {
  if (line.length > 60) return undefined
  const words = normalizeRecipeHeading(line).split(' ')
  if (words.length > 7) return undefined
  const known = servings()
  const at = words.findIndex((word) => known.has(word))
  if (at === -1) return undefined
  if (!/\d/.test(line)) return words.length <= 2 ? '' : undefined
  const near = words.slice(Math.max(0, at - 3), at + 4)
  return near.some((word) => /^\d/.test(word)) ? line : undefined
}

const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  dozen: 12,
}

/**
 * Returns the number of servings in a text, or undefined.
 * Example: `parseServings('serves 4 to 6')` is 4, `parseServings('12 muffins')` is 12, `parseServings('1 loaf')` is
 * nothing.
 */
export function parseServings(text: string): number | undefined {
  const words = normalizeRecipeHeading(
    text.replace(/(?<!\d)(\d{1,3})\s?dozen/gi, (_, count: string) => String(12 * Number(count))),
  ).split(' ')
  // '1 loaf (12 slices)', '500 g, 4 servings': the number beside the word for servings is meant.
  const at = words.findLastIndex((word) => servings().has(word))
  const beside =
    at === -1
      ? undefined
      : (findNumber(words[at - 1]) ?? findNumber(words[at + 1]) ?? findNumber(words[at + 2]))
  const first = beside ?? words.map(findNumber).find((number) => number !== undefined)
  if (first === undefined || first < 1 || first > 100) return undefined
  const isServings = beside !== undefined || words.length === 1
  return isServings || first > 1
    ? first
    : words
        .slice(1)
        .map(findNumber)
        .find((number = 0) => number > 1 && number <= 100)
}

function findNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (Object.hasOwn(small, word)) return small[word]
  const digits = /^(\d{1,3})(?:-\d{1,3})?$/.exec(word)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
