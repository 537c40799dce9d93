import type { Purchase } from '@larder/kitchen/buying/purchase'
import { readIngredient } from '@larder/kitchen/ingredient'
import type { Quantity } from '@larder/kitchen/quantity'
import { kindQuantity, saidQuantity } from '@larder/kitchen/quantity-text/rounding'
import { agreeing } from '@larder/kitchen/recipe-text/agreeing'
import { readShoppingText } from '@larder/kitchen/shopping-text'
import { unitOf } from '@larder/kitchen/units'

/** Something to buy, as the kitchen tells it. */
export interface LackTold {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

const counted: ReadonlySet<string> = new Set(['piece', 'small', 'medium', 'large'])
/** What fits on a line of the list. */
const longest = 120

/** Something to buy as a line of the list; its amount is one that shops sell. */
export function lackText(told: LackTold): string {
  const { quantity } = told
  const text = quantity ? inItsCan(withAmount(quantity, nameIn(told)), told) : nameIn(told)
  return text.slice(0, longest).trim()
}

// A can of canned tomatoes is a can of tomatoes, wherever that is still read as the same food.
function inItsCan(text: string, { foodId }: LackTold): string {
  const short = text.replace(/^(\S+ cans?) canned /, '$1 ')
  return short !== text && readShoppingText(short).foodId === foodId ? short : text
}

/** What is there in an unknown amount, as a line of the list: 'olive oil (check: 1 bottle)'. */
export function checkText(told: LackTold, held: Quantity): string {
  const shown = ` (check: ${kindQuantity(held)})`
  return `${nameIn(told)
    .slice(0, longest - shown.length)
    .trim()}${shown}`
}

/**
 * What a purchase leaves over: '250 g left over', or 'a bag of 500 g leaves 250 g' where the line does not say the pack. Where
 * it says more than is needed, that too: '75 g needed; a bag of 200 g leaves 125 g'.
 */
export function leavesText(leaves: Quantity, pack: Purchase['pack'], needed?: Quantity): string {
  const left = kindQuantity(leaves)
  // 'leaves 5 g' under a bunch of basil would read as its leaves.
  if (!pack) return `${left} left over`
  const { count, size, container } = pack
  const many = count === 1 ? 'a' : String(count)
  const word = unitOf(container)?.[count === 1 ? 'one' : 'many'] ?? container
  const told = `${many} ${word} of ${saidQuantity(size)} ${count === 1 ? 'leaves' : 'leave'} ${left}`
  return needed ? `${saidQuantity(needed)} needed; ${told}` : told
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
