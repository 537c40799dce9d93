import type { RecipeDraft } from '@larder/contract/recipes'
import type { Recipe } from '@larder/kitchen/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe-line'

/** A recipe as the kitchen's rules ask for it: its lines read and linked, its time from the first cut to the table. */
export function kitchenRecipe(id: number, draft: RecipeDraft): Recipe {
  const { title, servings, course, cuisine, occasions, tags, ingredients } = draft
  return {
    id,
    title,
    servings,
    minutes: minutesOf(draft),
    course,
    ...(cuisine === undefined ? {} : { cuisine }),
    occasions,
    tags,
    lines: toRecipeLines(ingredients),
  }
}

export function minutesOf({
  prepMinutes,
  cookMinutes,
  waitMinutes,
}: Pick<RecipeDraft, 'prepMinutes' | 'cookMinutes' | 'waitMinutes'>): number {
  return prepMinutes + cookMinutes + waitMinutes
}
