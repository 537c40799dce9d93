import type { RecipeIngredient } from '@larder/contract/recipes'
import { AvailabilityMark, availabilityLabels } from '../../food/recipe/availability-mark'

/** An optional ingredient does not count as missing. */
function getAvailability({
  standing,
  optional,
}: RecipeIngredient): RecipeIngredient['standing'] | 'left out' {
  return optional && standing === 'missing' ? 'left out' : standing
}

/** Formats the stock status of an ingredient, with the action it suggests. */
export function formatAvailability(ingredient: RecipeIngredient): string {
  const { swap, toBuy, by } = ingredient
  const standing = getAvailability(ingredient)
  const words = availabilityLabels[standing]
  if (standing === 'swapped' && swap) return `${words}: ${swap}`
  if (standing === 'covered' && by) return `${words}: ${by}`
  if (standing === 'partly' && toBuy) return `${words}, buy ${toBuy}`
  return words
}

/** An ingredient to buy, with the text for the list. */
export interface IngredientToBuy {
  /** Its index among the ingredients. */
  readonly place: number
  readonly name: string
  /** As a shop sells it: '1 bunch basil'. */
  readonly text: string
  /** As the recipe needs it: '20 g basil'. */
  readonly asked: string
  readonly foodId: string | undefined
}

/** The maximum length of a list line. */
const maxTextLength = 120

/** Lists what must be bought before cooking. Optional and swapped ingredients are not included. */
export function listIngredientsToBuy(ingredients: readonly RecipeIngredient[]): IngredientToBuy[] {
  return ingredients.flatMap((one, place) =>
    one.standing === 'swapped' ? [] : (toIngredientToBuy(one, place) ?? []),
  )
}

/** Lists the ingredients that a food in stock replaces. They are bought only on request. */
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
  const neededText = [amount, unit, name].filter(Boolean).join(' ')
  return { place, name, foodId, text: toBuy.slice(0, maxTextLength), asked: neededText }
}

interface LineStandingProps {
  readonly ingredient: RecipeIngredient
  readonly id?: string
  readonly className?: string
}

/** The stock status of an ingredient in this household, with the action it suggests. */
export function AvailabilityLabel({ ingredient, ...placed }: LineStandingProps) {
  return (
    <AvailabilityMark
      standing={getAvailability(ingredient)}
      words={formatAvailability(ingredient)}
      {...placed}
    />
  )
}
