import type { RecipeIngredient } from '@larder/contract/recipes'
import { usualStandingWords } from '../../food/usual-standing-words'

/** What may be left out is not missing. */
export function standingOf({
  standing,
  optional,
}: RecipeIngredient): RecipeIngredient['standing'] | 'left out' {
  return optional && standing === 'missing' ? 'left out' : standing
}

/** How a line stands in this kitchen, in a word or two, with what to do about it. */
export function standingWords(ingredient: RecipeIngredient): string {
  const { swap, toBuy, by } = ingredient
  const standing = standingOf(ingredient)
  const words = usualStandingWords[standing]
  if (standing === 'swapped' && swap) return `${words}: ${swap}`
  if (standing === 'covered' && by) return `${words}: ${by}`
  if (standing === 'partly' && toBuy) return `${words}, buy ${toBuy}`
  return words
}

/** A thing to buy, with the text for the list. */
export interface ToBuy {
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
export function toBuyFor(ingredients: readonly RecipeIngredient[]): ToBuy[] {
  return ingredients.flatMap((one, place) => (one.standing === 'swapped' ? [] : (thingIn(one, place) ?? [])))
}

/** What something in the house stands in for: it is bought only where a cook asks for it. */
export function swappedIn(ingredients: readonly RecipeIngredient[]): ToBuy[] {
  return ingredients.flatMap((one, place) => (one.standing === 'swapped' ? (thingIn(one, place) ?? []) : []))
}

function thingIn(
  { toBuy, optional, name, foodId, amount, unit }: RecipeIngredient,
  place: number,
): ToBuy | undefined {
  if (toBuy === undefined || optional) return undefined
  const asked = [amount, unit, name].filter(Boolean).join(' ')
  return { place, name, foodId, text: toBuy.slice(0, longestText), asked }
}
