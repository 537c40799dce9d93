import type { Category } from '@larder/kitchen/categories'
import { foodById } from '@larder/kitchen/food'
import { readIngredient } from '@larder/kitchen/ingredient'
import { surely } from '@larder/kitchen/linking'
import { formatQuantity } from '@larder/kitchen/quantity-text'
import { linkIngredient, toRecipeLine } from '@larder/kitchen/recipe-line'
import { linesIn } from './form-values'

interface ReadFood {
  readonly id: string
  readonly name: string
  readonly category: Category
}

/** What the kitchen made of one line. */
export interface ReadLine {
  readonly text: string
  readonly kind: 'understood' | 'doubtful' | 'unknown' | 'heading'
  /** '' when it is to taste. */
  readonly amount: string
  readonly food?: ReadFood
  readonly optional: boolean
  /** What it may have meant: the food, and the line with it. */
  readonly offers: readonly { readonly food: ReadFood; readonly line: string }[]
}

const mostKept = 500
const read = new Map<string, ReadLine>()

/** What the kitchen makes of every line. Its tables are large: take it by `useLineReading`, which fetches it when it is needed. */
export function readLines(text: string): ReadLine[] {
  if (read.size > mostKept) read.clear()
  return linesIn(text).map((line) => {
    const known = read.get(line) ?? readLine(line)
    read.set(line, known)
    return known
  })
}

/** Whether a line only names a part of the recipe: 'For the sauce:'. */
export function isHeadingLine(line: string): boolean {
  return readIngredient(line).heading
}

function readLine(text: string): ReadLine {
  const ingredient = readIngredient(text)
  if (ingredient.heading) return { text, kind: 'heading', amount: '', optional: false, offers: [] }
  const { foodId, quantity, optional = false } = toRecipeLine(text)
  const amount = quantity ? formatQuantity(quantity) : ''
  const food = foodId === undefined ? undefined : foodOf(foodId)
  const link = linkIngredient(ingredient)
  if (food) {
    const sure = link.known && link.confidence >= surely
    return { text, kind: sure ? 'understood' : 'doubtful', amount, food, optional, offers: [] }
  }
  const nearest = link.known ? [] : link.nearest.map(foodOf)
  const offers = nearest.flatMap((near) =>
    near && ingredient.name && text.includes(ingredient.name)
      ? [{ food: near, line: text.replace(ingredient.name, () => near.name) }]
      : [],
  )
  return {
    text,
    kind: 'unknown',
    amount,
    optional,
    offers: offers.filter(({ line }) => toRecipeLine(line).foodId),
  }
}

function foodOf(id: string): ReadFood | undefined {
  const food = foodById(id)
  return food && { id, name: food.name, category: food.category }
}
