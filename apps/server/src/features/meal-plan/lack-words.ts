import { readIngredient } from '@larder/kitchen/ingredient'
import type { Quantity } from '@larder/kitchen/quantity'
import { saidQuantity } from '@larder/kitchen/quantity-text/rounding'
import { roundedUp } from '@larder/kitchen/quantity-text/rounding-up'
import { agreeing } from '@larder/kitchen/recipe-text/agreeing'

/** Something to buy, as the kitchen tells it. */
export interface LackTold {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

const counted: ReadonlySet<string> = new Set(['piece', 'small', 'medium', 'large'])
/** What fits on a line of the list. */
const longest = 120

/** A lack as a line of the list, in amounts that can be read and never less than is lacking. */
export function lackText(told: LackTold): string {
  const { quantity } = told
  const text = quantity ? withAmount(roundedUp(quantity), nameIn(told)) : nameIn(told)
  return text.slice(0, longest).trim()
}

/**
 * A name for each lack that is the same at every look: its food, however it is measured. Only of what cannot be added, such
 * as two bunches and 100 ml of something nobody has weighed, the second says its unit too.
 */
export function lackKeys(lacks: readonly LackTold[]): string[] {
  const taken = new Set<string>()
  return lacks.map(({ foodId, name, quantity }) => {
    const what =
      foodId === undefined ? `name:${name.trim().toLowerCase().slice(0, longest)}` : `food:${foodId}`
    const key = taken.has(what) ? `${what} ${quantity?.unit ?? ''}`.slice(0, 140) : what
    taken.add(key)
    return key
  })
}

// Of a line nobody understood the name is the whole line, with the amount its cook wrote.
function nameIn({ foodId, name }: LackTold): string {
  return foodId === undefined ? readIngredient(name).label || name : name
}

function withAmount(shown: Quantity, name: string): string {
  return `${saidQuantity(shown)} ${counted.has(shown.unit) ? agreeing(name, shown.amount) : name}`
}
