import type { Trait } from '../food/food'
import type { Allergen } from './allergen'
import { allergenIds } from './allergen'
import type { Diet } from './diet'
import { dietIds } from './diet'

/**
 * A set of allergens, traits or diets as a bit mask, so that a dish is judged with a few operations. Example:
 * `allergenBits(['fish'])`.
 */
export type Bits = number

/** All traits that diets depend on, in bit order. Example: `traitIds.includes('honey')`. */
export const traitIds: readonly Trait[] = [
  'meat',
  'red-meat',
  'processed-meat',
  'fish',
  'shellfish',
  'dairy',
  'egg',
  'honey',
  'rennet',
  'grain',
  'legume',
  'sugar',
  'seed-oil',
  'processed',
  'alcohol',
]

/** Converts allergens to bits. Example: `allergenBits(['nuts', 'peanuts'])` is 3. */
export const allergenBits = createBitEncoder<Allergen>(allergenIds)

/** Converts traits to bits. Example: `traitBits(['meat'])` is 1. */
export const traitBits = createBitEncoder<Trait>(traitIds)

/** Converts diets to bits. Example: `dietBits(['vegetarian', 'vegan'])` is 3. */
export const dietBits = createBitEncoder<Diet>(dietIds)

/** All allergens. Example: an unrecognized line may contain `everyAllergen`. */
export const everyAllergen: Bits = allergenBits(allergenIds)

/** All traits. Example: an unrecognized line may have `everyTrait`. */
export const everyTrait: Bits = traitBits(traitIds)

/** Returns the allergens in a bit set. Example: `allergensIn(profile.contains)` is `['nuts', 'dairy']`. */
export function allergensIn(bits: Bits): readonly Allergen[] {
  return allergenIds.filter((_, index) => bits & (1 << index))
}

/** Returns the diets in a bit set. Example: `dietsIn(profile.unfit)` is `['vegan']`. */
export function dietsIn(bits: Bits): readonly Diet[] {
  return dietIds.filter((_, index) => bits & (1 << index))
}

/** Returns the traits implied by allergens: 'eggs' implies 'egg'. Example: `traitsOfAllergens(allergenBits(['eggs']))`. */
export function traitsOfAllergens(allergens: Bits): Bits {
  let traits = 0
  for (const [allergen, trait] of traitsByAllergen) if (allergens & allergen) traits |= trait
  return traits
}

const traitsByAllergen: readonly (readonly [Bits, Bits])[] = [
  [allergenBits(['fish']), traitBits(['fish'])],
  [allergenBits(['shellfish', 'molluscs']), traitBits(['shellfish'])],
  [allergenBits(['dairy']), traitBits(['dairy'])],
  [allergenBits(['eggs']), traitBits(['egg'])],
]

function createBitEncoder<Id extends string>(ids: readonly Id[]): (chosen: readonly Id[]) => Bits {
  const bits = new Map(ids.map((id, index) => [id, 1 << index]))
  return (chosen) => chosen.reduce((sum, id) => sum | (bits.get(id) ?? 0), 0)
}
