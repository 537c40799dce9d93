import type { RecipeDraft } from '@larder/contract/recipes'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'

/** Maps a draft to the kitchen's recipe: parsed and linked lines, total time. */
export function toKitchenRecipe(id: number, draft: RecipeDraft, facts?: DishFacts | null): Recipe {
  const { title, servings, course, cuisine, occasions, tags, ingredients } = draft
  return {
    id,
    title,
    servings,
    minutes: totalMinutesOf(draft),
    course,
    ...(cuisine === undefined ? {} : { cuisine }),
    occasions,
    tags,
    lines: toRecipeLines(ingredients),
    ...(facts && { facts }),
  }
}

export function totalMinutesOf({
  prepMinutes,
  cookMinutes,
  waitMinutes,
}: Pick<RecipeDraft, 'prepMinutes' | 'cookMinutes' | 'waitMinutes'>): number {
  return prepMinutes + cookMinutes + waitMinutes
}
