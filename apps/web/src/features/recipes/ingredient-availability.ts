import type { RecipeIngredient } from '@larder/contract/recipes'
import { availabilityLabels } from '../../food/recipe/availability-labels'

/** What may be left out is not missing. */
export function getAvailability({
  standing,
  optional,
}: RecipeIngredient): RecipeIngredient['standing'] | 'left out' {
  return optional && standing === 'missing' ? 'left out' : standing
}

/** How a line stands in this kitchen, in a word or two, with what to do about it. */
export function formatAvailability(ingredient: RecipeIngredient): string {
  const { swap, toBuy, by } = ingredient
  const standing = getAvailability(ingredient)
  const words = availabilityLabels[standing]
  if (standing === 'swapped' && swap) return `${words}: ${swap}`
  if (standing === 'covered' && by) return `${words}: ${by}`
  if (standing === 'partly' && toBuy) return `${words}, buy ${toBuy}`
  return words
}

/** A thing to buy, with the text for the list. */
export interface IngredientToBuy {
  /** Its place among the ingredients. */
  readonly place: number
  readonly name: string
  /** As a shop sells it: '1 bunch basil'. */
  readonly text: string
  /** As the dish asks for it: '20 g basil'. */
  readonly asked: string
  readonly foodId: string | undefined
}

/** The list holds so many characters a line. */
const longestText = 120

/** What must be bought before this can be cooked. What may be left out need not be, nor what something stands in for. */
export function listIngredientsToBuy(ingredients: readonly RecipeIngredient[]): IngredientToBuy[] {
  return ingredients.flatMap((one, place) =>
    one.standing === 'swapped' ? [] : (toIngredientToBuy(one, place) ?? []),
  )
}

/** What something in the house stands in for: it is bought only where a cook asks for it. */
export function listSwappedIngredients(ingredients: readonly RecipeIngredient[]): IngredientToBuy[] {
  return ingredients.flatMap((one, place) =>
    one.standing === 'swapped' ? (toIngredientToBuy(one, place) ?? []) : [],
  )
}

function toIngredientToBuy(
  { toBuy, optional, name, foodId, amount, unit }: RecipeIngredient,
  place: number,
): IngredientToBuy | undefined {
  if (toBuy === undefined || optional) return undefined
  const asked = [amount, unit, name].filter(Boolean).join(' ')
  return { place, name, foodId, text: toBuy.slice(0, longestText), asked }
}
