import { canServeProfile, type Eater } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { seededValueFor } from '@larder/kitchen/seeded-random'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'

/** A week is planned from so many in well under a second. */
const maxCandidates = 2000

/** Returns the candidate recipes; of very many, those that everybody may eat and that use most of the stock. */
export function pickCandidates(
  index: RecipeIndex,
  mayRead: (id: number) => boolean,
  { eaters, lots, seed }: { eaters: readonly Eater[]; lots: readonly Lot[]; seed: number },
  limit = maxCandidates,
): Recipe[] {
  const readable = index.recipes.flatMap((recipe) => (recipe && mayRead(recipe.id) ? [recipe] : []))
  if (readable.length <= limit) return readable
  const held = new Set(lots.flatMap(({ foodId }) => foodId ?? []))
  const scoreOf = (recipe: Recipe) => {
    const uses = new Set(recipe.lines.flatMap(({ foodId }) => (foodId && held.has(foodId) ? foodId : [])))
    const forAll = canServeProfile(index.profileFor(recipe), eaters) ? 1000 : 0
    return forAll + uses.size + seededValueFor(seed, recipe.id)
  }
  return readable
    .map((recipe) => ({ recipe, worth: scoreOf(recipe) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, limit)
    .map(({ recipe }) => recipe)
}
