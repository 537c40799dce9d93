import type { DishSlot, SeasoningRule } from '../base-dish'
import { optionalSlot } from './slots'

/** Classes of fruit. Example: `fruitClasses` has 'berry'. */
export const fruitClasses: readonly string[] = [
  'berry',
  'stone-fruit',
  'orchard',
  'tropical',
  'banana',
  'citrus-fruit',
  'grape',
  'melon',
  'rhubarb',
  'pomegranate',
  'fruit-sauce',
]

/** Creates a slot of fruit that suits a dish. Example: `fruitSlot('oats', 2, 100)`. */
export function fruitSlot(suits: string, most: number, grams?: number): DishSlot {
  return {
    name: 'fruit',
    classes: fruitClasses,
    suits,
    least: 1,
    most,
    ...(grams === undefined ? {} : { grams }),
  }
}

/** Seasoning of sweet dishes: none. Example: `sweetSeasoning.sweet` is true. */
export const sweetSeasoning: SeasoningRule = { families: ['plain'], sweet: true }

/** A little sweetness, if there is any. Example: `sweetener` in a fruit salad. */
export const sweetener: DishSlot = optionalSlot('sweet', ['sweetener', 'sugar'], { grams: 8, share: 0.6 })
