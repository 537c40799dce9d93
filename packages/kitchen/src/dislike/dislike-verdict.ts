import { foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import type { RecipeLine } from '../recipe/recipe'
import type { AllergenVerdict, VerdictReason } from '../verdict/verdict'
import type { DislikedFoods } from './disliked-foods'
import { baseFoodOf, dislikedFoods, isNamedIn } from './disliked-foods'

/**
 * Returns whether a dish contains a disliked food, with the deciding line. As with allergens, an unrecognized line is 'not
 * known', and so is a dish without lines. Example: `dislikeVerdict('mushrooms', [{ text: '200 g shiitake', foodId:
 * 'shiitake-mushroom' }])` is 'contains'.
 */
export function dislikeVerdict(dislike: string, lines: readonly RecipeLine[]): AllergenVerdict {
  const disliked = dislikedFoods(dislike)
  for (const line of lines) {
    const why = whyDisliked(line, disliked)
    if (why !== undefined) return { answer: 'contains', because: reasonOf(line, why) }
  }
  const unrecognized = lines.find(({ foodId }) => foodId === undefined || !foodById(foodId))
  if (unrecognized)
    return { answer: 'not known', because: reasonOf(unrecognized, 'nobody could tell what this line is') }
  return lines.length > 0
    ? { answer: 'none found' }
    : { answer: 'not known', because: { line: '', why: 'there are no ingredients to read' } }
}

function whyDisliked({ text, foodId }: RecipeLine, disliked: DislikedFoods): string | undefined {
  if (foodId !== undefined && disliked.foods.has(foodId)) {
    const name = foodById(foodId)?.name ?? foodId
    const isSame = normalizeWords(name).map(stemWord).join(' ') === disliked.key
    return isSame ? '' : `${name} counts as ${disliked.name}`
  }
  return isMentioned(text, disliked) ? `it says ‘${disliked.name}’` : undefined
}

/** Whether a line mentions the dislike itself: not in 'olive oil', and not in 'without olives'. */
function isMentioned(text: string, { name, key }: DislikedFoods): boolean {
  const dislikeStems = key.split(' ')
  const [first = ''] = dislikeStems
  // Skips most lines before the words are normalized.
  if (first === '' || !mayContain(text, first)) return false
  const words = normalizeWords(text)
  const stems = words.map(stemWord)
  for (let at = 0; at + dislikeStems.length <= stems.length; at += 1) {
    if (!dislikeStems.every((stem, index) => stems[at + index] === stem)) continue
    const end = at + dislikeStems.length
    if (negations.has(stems[at - 1] ?? '') || stems[end] === 'free') continue
    const found = findLongestNameAround(words, at, end)
    if (!found || isNamedIn(found, dislikeStems, baseFoodOf(name))) return true
  }
  return false
}

const negations: ReadonlySet<string> = new Set(
  ['no', 'without', 'not', 'minus'].map((word) => stemWord(word)),
)

/** Returns the food whose name includes these words and more, if there is one: 'olive oil' around 'olive'. */
function findLongestNameAround(words: readonly string[], at: number, end: number) {
  for (let from = Math.max(0, at - maxExtraWords); from <= at; from += 1) {
    for (let to = Math.min(words.length, end + maxExtraWords); to >= end; to -= 1) {
      if (to - from === end - at) continue
      const found = findByWholeName(words, from, to)
      if (found) return { food: found.food, roots: words.slice(from, to).map(stemWord) }
    }
  }
  return undefined
}

const maxExtraWords = 3

/** Cheap check before normalizing. Stemming may change a word's ending and accents, so only its beginning is compared. */
function mayContain(text: string, stem: string): boolean {
  const start = stem.slice(0, Math.min(3, stem.length))
  return text.toLowerCase().includes(start) || /[^\u0020-\u007e]/.test(text)
}

function reasonOf({ text, foodId }: RecipeLine, why: string): VerdictReason {
  return { line: text, ...(foodId !== undefined && { foodId }), why }
}
