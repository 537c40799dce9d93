import type { DishSlot } from '../base-dish'
import type { CutStyle } from '../ingredient-fact'

/** Vegetables that are cooked in a pan or a pot. Example: `cookedVegetables` has 'leaf' and not 'lettuce'. */
export const cookedVegetables: readonly string[] = [
  'leaf',
  'greens',
  'brassica',
  'root',
  'squash',
  'soft',
  'pepper',
  'tomato',
  'stem',
  'green',
  'pea',
  'corn',
  'mushroom',
  'mixed',
  'sprout',
]

const vegetableClasses = [...cookedVegetables, 'beet', 'cucumber', 'radish', 'lettuce', 'avocado']

/** Vegetables that suit a way of cooking. Example: `vegetables('egg', 1, 2)`. */
export function vegetableSlot(suits: string, least: number, most: number, cut: CutStyle = 'pan'): DishSlot {
  return { name: 'vegetables', classes: vegetableClasses, suits, least, most, cut }
}

const mainClasses = [
  'poultry',
  'cooked-meat',
  'prawn',
  'seafood',
  'steak',
  'pork',
  'tofu',
  'mince',
  'plant-mince',
  'sausage',
  'plant-sausage',
  'white-fish',
  'oily-fish',
  'tinned-fish',
  'paneer',
  'halloumi',
  'bean',
  'ham',
  'cured',
]

/** The protein a dish is built on, if it suits that way of cooking. Example: `main('wok', 0)`. */
export function proteinSlot(
  suits: string,
  least: number,
  cut: CutStyle = 'pan',
  classes: readonly string[] = mainClasses,
): DishSlot {
  return { name: 'main', classes, suits, least, most: 1, cut }
}

/** One food of a class. Example: `one('egg', ['egg'], { grams: 100 })`. */
export function singleFoodSlot(
  name: string,
  classes: readonly string[],
  more: Partial<DishSlot> = {},
): DishSlot {
  return { name, classes, least: 1, most: 1, ...more }
}

/** One food of a class where there is one. Example: `maybe('cheese', ['hard'])`. */
export function optionalSlot(
  name: string,
  classes: readonly string[],
  more: Partial<DishSlot> = {},
): DishSlot {
  return { name, classes, least: 0, most: 1, ...more }
}

/** Something to fry in. Example: `fat` comes last, so that a better use of butter goes first. */
export const fatSlot: DishSlot = singleFoodSlot('fat', ['oil', 'butter'], { share: 0.4 })

/** Oil alone, where butter would burn. Example: `oil` in a stir-fry. */
export const oilSlot: DishSlot = singleFoodSlot('fat', ['oil'], { share: 0.4 })

/** Butter first, where it tastes best. Example: `butter` in an omelette. */
export const butterSlot: DishSlot = singleFoodSlot('fat', ['butter', 'oil'], { share: 0.4 })

/** Onion of any kind. Example: `{ ...onion, least: 1 }` where a dish cannot do without. */
export const onionSlot: DishSlot = optionalSlot('onion', ['onion'])

/** Garlic. Example: `garlic` in a stew. */
export const garlicSlot: DishSlot = optionalSlot('garlic', ['garlic'])

/** Ginger. Example: `ginger` in a curry. */
export const gingerSlot: DishSlot = optionalSlot('ginger', ['ginger'])

/** A fresh chilli. Example: `chilli` in a stir-fry. */
export const chilliSlot: DishSlot = optionalSlot('chilli', ['chilli'])

/** Stock, or a cube for it. Example: `{ ...stock, least: 1 }` in a soup. */
export const stockSlot: DishSlot = optionalSlot('stock', ['stock', 'cube', 'meat-stock', 'meat-cube'], {
  share: 0.5,
})
