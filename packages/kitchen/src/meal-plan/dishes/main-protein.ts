import { type Food, foodById } from '../../food/food'
import { gramsOf } from '../../quantity/quantity'
import type { Recipe } from '../../recipe/recipe'

/** Less than this per plate is seasoning: bacon bits, an anchovy, an egg to bind. */
const seasoningGrams = 25

const meats: readonly (readonly [string, RegExp])[] = [
  ['poultry', /chicken|turkey|duck|goose|quail|poussin|guinea/],
  ['pork', /pork|ham|bacon|sausage|chorizo|pancetta|prosciutto|salami/],
  ['lamb', /lamb|mutton|goat/],
  ['beef', /beef|veal|steak|mince|oxtail|brisket|bresaola/],
]

/**
 * Returns the main protein of a dish by kind: the heaviest of its meat, fish, seafood, eggs, pulses or cheese;
 * undefined if there is hardly any.
 * Example: chicken thighs and turkey mince are both 'poultry'.
 */
export function mainProteinOf({ lines, servings }: Pick<Recipe, 'lines' | 'servings'>): string | undefined {
  const grams = new Map<string, number>()
  for (const { foodId, quantity } of lines) {
    const food = foodId === undefined ? undefined : foodById(foodId)
    const kind = food && kindOfProtein(food)
    const weight = kind !== undefined && quantity ? (gramsOf(quantity, foodId) ?? 0) : 0
    if (kind !== undefined) grams.set(kind, (grams.get(kind) ?? 0) + weight)
  }
  const minGrams = seasoningGrams * (servings > 0 ? servings : 1)
  const heaviest = [...grams].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]
  return heaviest && heaviest[1] >= minGrams ? heaviest[0] : undefined
}

function kindOfProtein({ id, category, traits }: Food): string | undefined {
  if (category !== 'Protein' && category !== 'Legumes' && category !== 'Dairy') return undefined
  const has = (trait: Food['traits'][number]) => traits.includes(trait)
  if (has('meat')) return meats.find(([, words]) => words.test(id))?.[0] ?? 'meat'
  if (has('fish')) return 'fish'
  if (has('shellfish')) return 'seafood'
  if (has('egg')) return 'eggs'
  if (has('dairy')) return /cheese|feta|halloumi|paneer|ricotta|mozzarella/.test(id) ? 'cheese' : undefined
  return category === 'Legumes' || has('legume') ? 'pulses' : 'other protein'
}
