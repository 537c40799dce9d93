import type { Allergen } from '../diet/allergen'
import type { Bits } from '../diet/bit-sets'
import { allergenBits, traitBits, traitsOfAllergens } from '../diet/bit-sets'
import type { Food, Trait } from '../food/food'
import { foodById } from '../food/food'
import type { AllergenMention } from '../label/allergen-mention'
import { one } from '../quantity/amount'
import type { RecipeLine } from '../recipe/recipe'
import { inflectNoun } from '../recipe-steps/inflect-noun'
import { groupLineWords } from './line-words'
import type { VerdictReason } from './verdict'

/**
 * Returns the reason a line contains an allergen, or why it cannot be ruled out.
 * Example: `allergenReason(line, 'nuts', true).why`.
 */
export function allergenReason(line: RecipeLine, allergen: Allergen, sure: boolean): VerdictReason {
  const food = foodOf(line)
  const bit = allergenBits([allergen])
  const { words, own, beside, hides } = groupLineWords(line.text, food)
  const written = (one: AllergenMention) => line.text.slice(one.at, one.end)
  if (sure) {
    if (food?.contains.includes(allergen))
      return reason(line, food, `${food.name} ${containsVerb(food)} ${allergen}`)
    const named = beside.find((one) => (one.contains | one.claimed) & bit)
    return reason(line, food, named ? `'${written(named)}' means ${allergen}` : `it contains ${allergen}`)
  }
  const unsure = beside.find((one) => (one.maybe | one.claimed | one.contains) & bit)
  if (!food && !unsure) return reason(line, food, unknownReason(line))
  if (food && (words.without.allergens & bit) !== 0 && food.contains.includes(allergen)) {
    return reason(
      line,
      food,
      `it is written as free from ${allergen} or vegan, which is no allergen statement`,
    )
  }
  if (food?.often.includes(allergen)) {
    return reason(line, food, `${food.name} often ${containsVerb(food)} ${allergen}: check the label`)
  }
  if (unsure) return reason(line, food, `'${written(unsure)}' may hold ${allergen}: check the label`)
  if (hides) return reason(line, food, withUnknownParts)
  return reason(line, food, own.length > 0 ? `one of its choices contains ${allergen}` : unknownReason(line))
}

/**
 * Returns the reason a line has, or may have, a trait that a diet excludes.
 * Example: `traitReason(line, traitBits(['meat']), true).why`.
 */
export function traitReason(line: RecipeLine, unwanted: Bits, sure: boolean): VerdictReason {
  const food = foodOf(line)
  const has = (traits: readonly Trait[], allergens: readonly Allergen[]) =>
    traits.find((trait) => traitBits([trait]) & unwanted) ??
    allergens.find((allergen) => traitsOfAllergens(allergenBits([allergen])) & unwanted)
  const always = food && has(food.traits, food.contains)
  const often = food && has(food.oftenTraits, food.often)
  if (sure && food && always) return reason(line, food, foodClause(food, always, 'is'))
  const { beside, hides } = groupLineWords(line.text, food)
  const bits = (one: AllergenMention) =>
    one.traits | traitsOfAllergens(one.contains) | (sure ? 0 : one.maybeTraits | traitsOfAllergens(one.maybe))
  const named = beside.find((one) => bits(one) & unwanted)
  if (named) {
    const written = line.text.slice(named.at, named.end)
    return reason(
      line,
      food,
      sure ? `'${written}' does not belong` : `'${written}' may not belong: check the label`,
    )
  }
  if (food && often) return reason(line, food, foodClause(food, often, 'often is'))
  if (food && hides) return reason(line, food, withUnknownParts)
  return reason(line, food, food ? `${food.name} may not belong: check the label` : unknownReason(line))
}

const withUnknownParts = 'it comes with something, and nobody says what is in that'

function foodClause(food: Food, what: string, verb: string): string {
  return `${food.name} ${verb} or has ${what.replaceAll('-', ' ')}`
}

function unknownReason({ foodId }: RecipeLine): string {
  return foodId === undefined ? 'nobody could tell what this line is' : 'nothing is known of this food'
}

function foodOf({ foodId }: RecipeLine): Food | undefined {
  return foodId === undefined ? undefined : foodById(foodId)
}

function reason({ text }: RecipeLine, food: Food | undefined, why: string): VerdictReason {
  return { line: text, ...(food ? { foodId: food.id } : {}), why }
}

// 'walnuts contain', 'hummus contains'.
function containsVerb({ name }: Food): string {
  const isPlural = inflectNoun(name, one) !== name && !/(?:[iu]s|ss)$/.test(name)
  return isPlural ? 'contain' : 'contains'
}
