import type { Trait } from '../food/food'
import type { Allergen } from './allergen'
import { allergenIds } from './allergen'
import type { Diet } from './diet'
import { dietIds } from './diet'

/** Several allergens, traits or diets as the bits of one number, so that a dish is judged by a few operations. Example: `allergenBits(['fish'])`. */
export type Bits = number

/** Everything diets ask of a food, in the order of its bits. Example: `traitIds.includes('honey')`. */
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

/** These allergens as bits. Example: `allergenBits(['nuts', 'peanuts'])` is 3. */
export const allergenBits = bitsOver<Allergen>(allergenIds)

/** These traits as bits. Example: `traitBits(['meat'])` is 1. */
export const traitBits = bitsOver<Trait>(traitIds)

/** These diets as bits. Example: `dietBits(['vegetarian', 'vegan'])` is 3. */
export const dietBits = bitsOver<Diet>(dietIds)

/** All allergens. Example: a line nobody could read may hold `everyAllergen`. */
export const everyAllergen: Bits = allergenBits(allergenIds)

/** All traits. Example: a line nobody could read may have `everyTrait`. */
export const everyTrait: Bits = traitBits(traitIds)

/** The allergens that some bits stand for. Example: `allergensIn(profile.contains)` is `['nuts', 'dairy']`. */
export function allergensIn(bits: Bits): readonly Allergen[] {
  return allergenIds.filter((_, place) => bits & (1 << place))
}

/** The diets that some bits stand for. Example: `dietsIn(profile.unfit)` is `['vegan']`. */
export function dietsIn(bits: Bits): readonly Diet[] {
  return dietIds.filter((_, place) => bits & (1 << place))
}

/** The traits that allergens bring along: eggs make a dish 'egg'. Example: `traitsOfAllergens(allergenBits(['eggs']))`. */
export function traitsOfAllergens(allergens: Bits): Bits {
  let traits = 0
  for (const [allergen, trait] of brought) if (allergens & allergen) traits |= trait
  return traits
}

const brought: readonly (readonly [Bits, Bits])[] = [
  [allergenBits(['fish']), traitBits(['fish'])],
  [allergenBits(['shellfish', 'molluscs']), traitBits(['shellfish'])],
  [allergenBits(['dairy']), traitBits(['dairy'])],
  [allergenBits(['eggs']), traitBits(['egg'])],
]

function bitsOver<Id extends string>(ids: readonly Id[]): (chosen: readonly Id[]) => Bits {
  const bits = new Map(ids.map((id, place) => [id, 1 << place]))
  return (chosen) => chosen.reduce((sum, id) => sum | (bits.get(id) ?? 0), 0)
}
