import type { Food } from '../food/food'
import { foodById } from '../food/food'

/** A part of the shop. Example: 'Dairy & eggs'. */
export type Aisle = (typeof aisles)[number]

/** The parts of a shop in the usual order. Example: `aisles[0]` is 'Fruit & vegetables'. */
export const aisles = [
  'Fruit & vegetables',
  'Bread & bakery',
  'Meat & fish',
  'Dairy & eggs',
  'Pasta, rice & grains',
  'Tins & jars',
  'Oils & sauces',
  'Spices',
  'Baking',
  'Snacks',
  'Drinks',
  'Frozen',
  'Household',
  'Other',
] as const

/**
 * Returns the aisle of a food or household good.
 * Example: `aisleOf('frozen-spinach')` is 'Frozen'; what we do not know is in 'Other'.
 */
export function aisleOf(foodId: string | undefined, household = false): Aisle {
  if (household) return 'Household'
  const food = foodId === undefined ? undefined : foodById(foodId)
  if (!food) return 'Other'
  if (/\bfrozen\b|\bice cream\b|\bsorbet\b/.test(food.name)) return 'Frozen'
  if (/\b(?:canned|tinned)\b/.test(food.name)) return 'Tins & jars'
  return special(food) ?? usual[food.category]
}

const usual: Readonly<Record<Food['category'], Aisle>> = {
  Vegetables: 'Fruit & vegetables',
  Fruits: 'Fruit & vegetables',
  Protein: 'Meat & fish',
  Dairy: 'Dairy & eggs',
  Grains: 'Pasta, rice & grains',
  Legumes: 'Pasta, rice & grains',
  Nuts: 'Snacks',
  Oils: 'Oils & sauces',
  Condiments: 'Oils & sauces',
  'Herbs & Spices': 'Spices',
  Baking: 'Baking',
  Snacks: 'Snacks',
  Beverages: 'Drinks',
}

const bakery =
  /\b(?:bread|baguette|ciabatta|bagel|bun|rolls?|pita|naan|tortillas?|croissant|muffin|brioche|focaccia|loaf)\b/
const fresh = /\b(?:fresh|leaves)\b/

function special({ name, category, traits }: Food): Aisle | undefined {
  if (category === 'Protein') {
    if (traits.includes('egg') && !traits.includes('meat')) return 'Dairy & eggs'
    return traits.includes('meat') || traits.includes('fish') || traits.includes('shellfish')
      ? undefined
      : 'Dairy & eggs'
  }
  if (category === 'Grains' && bakery.test(name)) return 'Bread & bakery'
  if (category === 'Herbs & Spices' && fresh.test(name)) return 'Fruit & vegetables'
  return undefined
}
