import { foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import type { RecipeLine } from '../recipe/recipe'
import type { AllergenVerdict, VerdictReason } from '../verdict/verdict'
import type { DislikedFoods } from './disliked-foods'
import { baseFoodOf, dislikedFoods, isNamedIn } from './disliked-foods'

/**
 * Whether a dish has something in it that somebody would rather not eat, and the line that decided. As with allergens, a line
 * nobody could read is 'not known', and so is a dish without lines. Example:
 * `dislikeVerdict('mushrooms', [{ text: '200 g shiitake', foodId: 'shiitake-mushroom' }])` is 'contains'.
 */
export function dislikeVerdict(dislike: string, lines: readonly RecipeLine[]): AllergenVerdict {
  const disliked = dislikedFoods(dislike)
  for (const line of lines) {
    const why = whyDisliked(line, disliked)
    if (why !== undefined) return { answer: 'contains', because: reasonOf(line, why) }
  }
  const unread = lines.find(({ foodId }) => foodId === undefined || !foodById(foodId))
  if (unread) return { answer: 'not known', because: reasonOf(unread, 'nobody could tell what this line is') }
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
  return isWritten(text, disliked) ? `it says ‘${disliked.name}’` : undefined
}

/** Whether the words of a dislike stand in a line, as themselves: not in 'olive oil', and not in 'without olives'. */
function isWritten(text: string, { name, key }: DislikedFoods): boolean {
  const sought = key.split(' ')
  const [first = ''] = sought
  // Most lines hold none of the letters; they need no reading.
  if (first === '' || !mayHold(text, first)) return false
  const words = normalizeWords(text)
  const roots = words.map(stemWord)
  for (let at = 0; at + sought.length <= roots.length; at += 1) {
    if (!sought.every((root, index) => roots[at + index] === root)) continue
    const end = at + sought.length
    if (denials.has(roots[at - 1] ?? '') || roots[end] === 'free') continue
    const named = longestNameAround(words, at, end)
    if (!named || isNamedIn(named, sought, baseFoodOf(name))) return true
  }
  return false
}

const denials: ReadonlySet<string> = new Set(['no', 'without', 'not', 'minus'].map((word) => stemWord(word)))

/** The food whose name reaches beyond these words, if there is one: 'olive oil' around 'olive'. */
function longestNameAround(words: readonly string[], at: number, end: number) {
  for (let from = Math.max(0, at - around); from <= at; from += 1) {
    for (let to = Math.min(words.length, end + around); to >= end; to -= 1) {
      if (to - from === end - at) continue
      const named = findByWholeName(words, from, to)
      if (named) return { food: named.food, roots: words.slice(from, to).map(stemWord) }
    }
  }
  return undefined
}

const around = 3

/** A quick look before reading; roots may change the end of a word and its accents, so only its beginning is sought. */
function mayHold(text: string, root: string): boolean {
  const start = root.slice(0, Math.min(3, root.length))
  return text.toLowerCase().includes(start) || /[^\u0020-\u007e]/.test(text)
}

function reasonOf({ text, foodId }: RecipeLine, why: string): VerdictReason {
  return { line: text, ...(foodId !== undefined && { foodId }), why }
}
