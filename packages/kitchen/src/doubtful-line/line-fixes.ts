import { slipsBetween } from '../finding/spelling'
import { plainText } from '../finding/words'
import type { Food } from '../food'
import { foodById } from '../food'
import type { Ingredient } from '../ingredient'
import { sureWords } from '../label/word-book'
import { readWords } from '../label/words'
import type { LanguageGuess } from '../language/language'
import type { FoodLink } from '../linking'
import { traitsOfAllergens } from '../marks'
import { recipeLineIn } from '../recipe-line'
import { readLine } from '../verdict/line-reading'

/** A food that a line may have meant, and the line with it. Example: `{ foodId: 'carrot', line: '2 carrots' }`. */
export interface LineFix {
  readonly foodId: string
  readonly line: string
}

/** How alike a written name and a food's name must be, 0 to 1, before the food is offered. Example: 'carots' is 0.86 like carrots. */
export const leastLikeness = 0.75

/**
 * What may be offered for a line without a food, the nearest first: foods whose name is like what is written, none for a line in
 * another language, and none that would take away an allergen the line names. Example: of '2 carots' it is '2 carrots', of '2 Eier'
 * nothing.
 */
export function fixesOf(line: string, ingredient: Ingredient, link: FoodLink): LineFix[] {
  if (link.known || ingredient.languages) return []
  return link.nearest.flatMap((id) => {
    const food = foodById(id)
    const fixed =
      food && likenessOf(ingredient.name, food) >= leastLikeness && named(line, ingredient.name, food)
    const isOffered = food && fixed && isNoSafer(line, [fixed]) && !mayBeAnother(ingredient.name, food, fixed)
    return isOffered ? [{ foodId: food.id, line: fixed }] : []
  })
}

/**
 * Whether lines that take the place of one say all that its words say of allergens and animals. No line may be replaced by safer
 * ones in one tap. Example: `isNoSafer('2 eggs and 1 cup milk', ['2 eggs', '1 cup milk'])`; with `['2 eggs']` it is false.
 */
export function isNoSafer(line: string, instead: readonly string[], recipe?: LanguageGuess): boolean {
  let [contains, traits] = [0, 0]
  for (const one of readWords(line).found) {
    contains |= one.contains
    traits |= one.traits | traitsOfAllergens(one.contains)
  }
  let [kept, keptTraits] = [0, 0]
  for (const one of instead) {
    const reading = readLine(recipeLineIn(one, recipe))
    kept |= reading.contains | reading.maybe
    keptTraits |= reading.traits | reading.maybeTraits
  }
  return (contains & ~kept) === 0 && (traits & ~keptTraits) === 0
}

// 'beter' may be beer and may be butter: where an allergen's word is nearly as like, the cook decides without an offer.
function mayBeAnother(written: string, food: Food, fixed: string): boolean {
  const mine = plainText(written)
  const slips = Math.min(
    ...[food.name, ...food.aliases].map((one) => slipsBetween(mine, plainText(one), mostSlips)),
  )
  const most = Math.min(slips + 1, mostSlips)
  const { contains, maybe } = readLine(recipeLineIn(fixed, undefined))
  for (const [word, meaning] of sureWords()) {
    const isOther = word[0] === mine[0] && (meaning.contains & ~(contains | maybe)) !== 0
    if (isOther && slipsBetween(mine, word, most) <= most) return true
  }
  return false
}

const mostSlips = 3

function likenessOf(written: string, { name, aliases }: Food): number {
  const mine = plainText(written)
  return Math.max(...[name, ...aliases].map((one) => likeness(mine, plainText(one))))
}

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 0
  const most = Math.floor((1 - leastLikeness) * longest)
  return 1 - Math.min(slipsBetween(a, b, most), most + 1) / longest
}

function named(line: string, from: string, { name }: Food): string | undefined {
  const at = line.toLowerCase().indexOf(from.toLowerCase())
  return from === '' || at === -1 ? undefined : `${line.slice(0, at)}${name}${line.slice(at + from.length)}`
}
