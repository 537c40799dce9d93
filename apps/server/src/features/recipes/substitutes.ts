import type { RecipeSubstitute } from '@larder/contract/recipes'
import { scaled } from '@larder/kitchen/quantity'
import { substitutesFor } from '@larder/kitchen/substitutes'
import { AppError } from '../../errors'
import { foodName, insteadInWords } from './instead-words'
import type { Kitchen } from './kitchens'
import type { FoundRecipe } from './reading'
import { timesFor } from './times-cooked'

/** What can stand in for one line of a recipe, safe for this table; for a line nobody understood there is nothing. */
export function substitutesAt(
  { content }: FoundRecipe,
  { eaters, lots, today }: Kitchen,
  place: number,
  { servings }: { readonly servings?: number | undefined } = {},
): RecipeSubstitute[] {
  const line = content.lines[place]
  if (!line) throw new AppError('recipe-not-found')
  const { foodId, quantity } = line
  if (foodId === undefined) return []
  const needed = quantity && scaled(quantity, timesFor(content.draft, servings))
  return substitutesFor(foodId, { eaters, lots, today }).map(({ parts, changes, inStock }) => ({
    text: insteadInWords(parts, foodId, needed),
    names: parts.map((part) => foodName(part.foodId)),
    foodIds: parts.map((part) => part.foodId),
    ratio: Math.round(parts.reduce((sum, { ratio }) => sum + ratio, 0) * 1000) / 1000,
    note: changes,
    inStock,
  }))
}
