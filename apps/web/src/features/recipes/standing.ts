import type { RecipeIngredient } from '@larder/contract/recipes'

type Standing = RecipeIngredient['standing']

const words: Readonly<Record<Standing, string>> = {
  covered: 'in stock',
  partly: 'partly in stock',
  swapped: 'swap',
  held: 'in stock, amount not clear',
  missing: 'missing',
  assumed: 'every house has it',
  'not known': 'not understood',
}

/** How a line stands in this kitchen, in a word or two, with what to do about it. */
export function standingWords({ standing, swap, toBuy, optional }: RecipeIngredient): string {
  if (optional && standing === 'missing') return 'can be left out'
  if (standing === 'swapped' && swap) return `swap: ${swap}`
  if (standing === 'partly' && toBuy) return `${words.partly}, buy ${toBuy}`
  return words[standing]
}

/** A thing to buy, with the text for the list. */
export interface ToBuy {
  /** Its place among the ingredients. */
  readonly place: number
  readonly name: string
  readonly text: string
  readonly foodId: string | undefined
}

/** The list holds so many characters a line. */
const longestText = 120

/** What must be bought before this can be cooked. What may be left out need not be, nor what something stands in for. */
export function toBuyFor(ingredients: readonly RecipeIngredient[]): ToBuy[] {
  return ingredients.flatMap(({ toBuy, optional, standing, name, foodId }, place) =>
    toBuy === undefined || optional || standing === 'swapped'
      ? []
      : [{ place, name, foodId, text: toBuy.slice(0, longestText) }],
  )
}
