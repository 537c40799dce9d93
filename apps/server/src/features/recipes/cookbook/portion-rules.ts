import { foodById } from '@larder/kitchen/food/food'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import { dishRoleOf } from '@larder/kitchen/recipe/dish-role'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** The most of a food that one person is served with a dish, in grams as bought. */
const mostPerPerson: readonly { readonly what: string; readonly is: RegExp; readonly grams: number }[] = [
  {
    what: 'meat',
    is: /^(?:beef|pork|lamb|chicken|turkey|ground|veal|duck-breast)(?!.*(?:stock|bone-in|whole|broth|wings|drumstick))/,
    grams: 300,
  },
  { what: 'fish', is: /^(?:salmon|cod|haddock|white-fish|fresh-tuna|halibut|shrimp)$/, grams: 260 },
  {
    what: 'dry pasta',
    is: /^(?:dry-pasta|(?:whole-wheat|gluten-free|lentil)-pasta|(?:egg|rice|soba)-noodles)$/,
    grams: 140,
  },
  {
    what: 'raw rice',
    is: /^(?:white|basmati|jasmine|brown|short-grain|arborio|paella|sushi)-rice$/,
    grams: 125,
  },
  { what: 'oil or fat', is: /^(?!canned)(?:.*-oil|ghee|lard|(?:salted|unsalted)-butter)$/, grams: 50 },
]
/** Of a drained brine or a frying oil only a part is eaten. */
const notAllEaten =
  /\b(?:for (?:deep[- ])?frying|for greasing|for the water|to fry|for brushing|for pickling)\b/

/** Returns amounts that nobody serves to one person. */
export function checkPortions(recipe: Recipe): string[] {
  const { servings, lines } = recipe
  const role = dishRoleOf(recipe)
  const complaints: string[] = []
  if (role === 'sauce' || role === 'dessert') return complaints
  for (const { what, is, grams } of mostPerPerson) {
    const weight = lines.reduce((sum, { foodId, quantity, text }) => {
      const isOfKind = foodId !== undefined && is.test(foodId) && foodById(foodId) !== undefined
      return isOfKind && quantity && !notAllEaten.test(text) ? sum + (gramsOf(quantity, foodId) ?? 0) : sum
    }, 0)
    const each = weight / Math.max(1, servings)
    if (each > grams) complaints.push(`${Math.round(each)} g of ${what} for one person`)
  }
  return complaints
}
