import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { RecipeContent } from './tables/recipes'

/** The lines of a version as the rules of today read them: what only older rules have read is read anew. */
export function currentLines({ draft, lines, country, rules = 0 }: RecipeContent): readonly RecipeLine[] {
  // Only what is older than ingredients in drafts has none.
  return rules >= rulesRevision || !Array.isArray(draft.ingredients)
    ? lines
    : toRecipeLines(draft.ingredients, country)
}
