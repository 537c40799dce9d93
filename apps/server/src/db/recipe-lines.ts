import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { RecipeContent } from './tables/recipes'

/** Returns the lines of a version under the current rules: lines parsed by older rules are parsed again. */
export function currentLines({ draft, lines, country, rules = 0 }: RecipeContent): readonly RecipeLine[] {
  // Only drafts from before ingredients were stored have none.
  return rules >= rulesRevision || !Array.isArray(draft.ingredients)
    ? lines
    : toRecipeLines(draft.ingredients, country)
}
