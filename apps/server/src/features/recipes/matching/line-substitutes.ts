import type { RecipeSubstitute } from '@larder/contract/recipes'
import { substitutesFor } from '@larder/kitchen/food/substitutes'
import { scaleQuantity } from '@larder/kitchen/quantity/quantity'
import { AppError } from '../../../errors'
import { toServingsFactor } from '../page/servings-factor'
import type { RecipeWithContent } from '../queries/readable-recipes'
import type { MatchingContext } from './matching-context'
import { foodNameOrId, formatSubstitute } from './substitute-text'

/** Returns substitutes for a line that are safe for these eaters; none for an unparsed line. */
export function findLineSubstitutes(
  { content }: RecipeWithContent,
  { eaters, lots, today }: MatchingContext,
  lineIndex: number,
  { servings }: { readonly servings?: number | undefined } = {},
): RecipeSubstitute[] {
  const line = content.lines[lineIndex]
  if (!line) throw new AppError('recipe-not-found')
  const { foodId, quantity } = line
  if (foodId === undefined) return []
  const needed = quantity && scaleQuantity(quantity, toServingsFactor(content.draft, servings))
  return substitutesFor(foodId, { eaters, lots, today }).map(({ parts, changes, inStock }) => ({
    text: formatSubstitute(parts, foodId, needed),
    names: parts.map((part) => foodNameOrId(part.foodId)),
    foodIds: parts.map((part) => part.foodId),
    ratio: Math.round(parts.reduce((sum, { ratio }) => sum + ratio, 0) * 1000) / 1000,
    note: changes,
    inStock,
  }))
}
