import type { Bits } from '../diet/bit-sets'
import { allergenBits, traitsOfAllergens } from '../diet/bit-sets'
import type { Food } from '../food/food'
import { allFoods, foodById } from '../food/food'
import type { LinkedFood } from '../food-names/link-food'
import { normalizeText } from '../food-names/normalize-words'
import { editDistance } from '../food-names/spelling'
import type { Ingredient } from '../ingredient/ingredient'
import { certainAllergenWords } from '../label/allergen-dictionary'
import { findAllergenMentions } from '../label/find-allergen-mentions'
import type { LanguageGuess } from '../language/language'
import { classifyLine } from '../verdict/classify-line'
import { toRecipeLineIn } from './recipe-line'

/** A food that a line may mean, and the corrected line. Example: `{ foodId: 'carrot', line: '2 carrots' }`. */
export interface LineFix {
  readonly foodId: string
  readonly line: string
}

/**
 * Minimum similarity from 0 to 1 of a written name and a food's name for a suggestion.
 * Example: 'carots' is 0.86 like carrots.
 */
const minNameSimilarity = 0.75

/**
 * Returns corrections for a line without a food, closest first: foods with a similar name, none for a line in another
 * language, and none that would remove an allergen the line names.
 * Example: of '2 carots' it is '2 carrots', of '2 Eier' nothing.
 */
export function suggestLineFixes(line: string, ingredient: Ingredient, link: LinkedFood): LineFix[] {
  if (link.known || ingredient.languages) return []
  return link.nearest.flatMap((id) => {
    const food = foodById(id)
    const fixed =
      food &&
      similarityTo(ingredient.name, food) >= minNameSimilarity &&
      replaceName(line, ingredient.name, food)
    const isOffered =
      food && fixed && keepsAllergenMentions(line, [fixed]) && !isAmbiguous(ingredient, food, fixed)
    return isOffered ? [{ foodId: food.id, line: fixed }] : []
  })
}

/**
 * Returns whether replacement lines keep all mentions of allergens and animals. No line may be replaced by safer ones
 * in one tap.
 * Example: `keepsAllergenMentions('2 eggs and 1 cup milk', ['2 eggs', '1 cup milk'])`; with `['2 eggs']` it is false.
 */
export function keepsAllergenMentions(
  line: string,
  instead: readonly string[],
  recipe?: LanguageGuess,
): boolean {
  let [contains, traits] = [0, 0]
  for (const one of findAllergenMentions(line).found) {
    contains |= one.contains
    traits |= one.traits | traitsOfAllergens(one.contains)
  }
  let [kept, keptTraits] = [0, 0]
  for (const one of instead) {
    const reading = classifyLine(toRecipeLineIn(one, recipe))
    kept |= reading.contains | reading.maybe
    keptTraits |= reading.traits | reading.maybeTraits
  }
  return (contains & ~kept) === 0 && (traits & ~keptTraits) === 0
}

// 'beter' may be beer or butter, 'dasi' may be dahi or dashi: if an allergen's word or a food with another allergen is
// nearly as similar, nothing is suggested.
function isAmbiguous({ name, label }: Ingredient, food: Food, fixed: string): boolean {
  const mine = normalizeText(name)
  const slips = Math.min(
    ...[food.name, ...food.aliases].map((one) => editDistance(mine, normalizeText(one), maxSlips)),
  )
  const maxDistance = Math.min(slips + 1, maxSlips)
  const { contains, maybe } = classifyLine(toRecipeLineIn(fixed, undefined))
  const isSafer = (bits: Bits) => (bits & ~(contains | maybe)) !== 0
  for (const [word, meaning] of certainAllergenWords()) {
    const isOther = word[0] === mine[0] && isSafer(meaning.contains)
    if (isOther && editDistance(mine, word, maxDistance) <= maxDistance) return true
  }
  const written = [...new Set([mine, normalizeText(label)])]
  return allFoods().some(
    (other) =>
      isSafer(allergenBits(other.contains)) &&
      [other.name, ...other.aliases].some((one) => {
        const theirs = normalizeText(one)
        return written.some((words) => editDistance(words, theirs, maxDistance) <= maxDistance)
      }),
  )
}

const maxSlips = 3

function similarityTo(written: string, { name, aliases }: Food): number {
  const mine = normalizeText(written)
  return Math.max(...[name, ...aliases].map((one) => similarity(mine, normalizeText(one))))
}

function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 0
  const maxDistance = Math.floor((1 - minNameSimilarity) * longest)
  return 1 - Math.min(editDistance(a, b, maxDistance), maxDistance + 1) / longest
}

function replaceName(line: string, from: string, { name }: Food): string | undefined {
  const at = line.toLowerCase().indexOf(from.toLowerCase())
  return from === '' || at === -1 ? undefined : `${line.slice(0, at)}${name}${line.slice(at + from.length)}`
}
