import type { DishSlot } from '../base-dish'
import type { CutStyle } from '../ingredient-fact'

/** Classes of vegetables that are cooked in a pan or a pot. Example: `cookedVegetables` has 'leaf' and not 'lettuce'. */
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

/** Creates a slot of vegetables that suit a cooking method. Example: `vegetableSlot('egg', 1, 2)`. */
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

/** Creates the slot of a dish's main protein that suits a cooking method. Example: `proteinSlot('wok', 0)`. */
export function proteinSlot(
  suits: string,
  least: number,
  cut: CutStyle = 'pan',
  classes: readonly string[] = mainClasses,
): DishSlot {
  return { name: 'main', classes, suits, least, most: 1, cut }
}

/** Creates a slot for one food of these classes. Example: `singleFoodSlot('egg', ['egg'], { grams: 100 })`. */
export function singleFoodSlot(
  name: string,
  classes: readonly string[],
  more: Partial<DishSlot> = {},
): DishSlot {
  return { name, classes, least: 1, most: 1, ...more }
}

/** Creates an optional slot for one food of these classes. Example: `optionalSlot('cheese', ['hard'])`. */
export function optionalSlot(
  name: string,
  classes: readonly string[],
  more: Partial<DishSlot> = {},
): DishSlot {
  return { name, classes, least: 0, most: 1, ...more }
}

/** Fat for frying. Example: `fatSlot` comes last, so that a better use of butter comes first. */
export const fatSlot: DishSlot = singleFoodSlot('fat', ['oil', 'butter'], { share: 0.4 })

/** Oil only, where butter would burn. Example: `oilSlot` in a stir-fry. */
export const oilSlot: DishSlot = singleFoodSlot('fat', ['oil'], { share: 0.4 })

/** Butter first, where it tastes best. Example: `butterSlot` in an omelette. */
export const butterSlot: DishSlot = singleFoodSlot('fat', ['butter', 'oil'], { share: 0.4 })

/** Onion of any kind. Example: `{ ...onionSlot, least: 1 }` where a dish requires it. */
export const onionSlot: DishSlot = optionalSlot('onion', ['onion'])

/** Garlic. Example: `garlicSlot` in a stew. */
export const garlicSlot: DishSlot = optionalSlot('garlic', ['garlic'])

/** Ginger. Example: `gingerSlot` in a curry. */
export const gingerSlot: DishSlot = optionalSlot('ginger', ['ginger'])

/** A fresh chilli. Example: `chilliSlot` in a stir-fry. */
export const chilliSlot: DishSlot = optionalSlot('chilli', ['chilli'])

/** Stock or a stock cube. Example: `{ ...stockSlot, least: 1 }` in a soup. */
export const stockSlot: DishSlot = optionalSlot('stock', ['stock', 'cube', 'meat-stock', 'meat-cube'], {
  share: 0.5,
})
