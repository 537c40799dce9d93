import type { Purchase } from '@larder/kitchen/buying/purchase'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import type { Quantity } from '@larder/kitchen/quantity/quantity'
import { formatReadableQuantity, formatRoundedQuantity } from '@larder/kitchen/quantity/readable-quantity'
import { unitById } from '@larder/kitchen/quantity/units'
import { inflectNoun } from '@larder/kitchen/recipe-steps/inflect-noun'
import { parseShoppingText } from '@larder/kitchen/shopping/shopping-text'

/** Something to buy, as the kitchen tells it. */
export interface ShortfallItem {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

const countUnits: ReadonlySet<string> = new Set(['piece', 'small', 'medium', 'large'])
/** What fits on a line of the list. */
const maxTextLength = 120

/** Something to buy as a line of the list; its amount is one that shops sell. */
export function formatShortfall(told: ShortfallItem): string {
  const { quantity } = told
  const text = quantity
    ? shortenCanned(formatWithAmount(quantity, toShortfallName(told)), told)
    : toShortfallName(told)
  return text.slice(0, maxTextLength).trim()
}

// A can of canned tomatoes is a can of tomatoes, wherever that is still read as the same food.
function shortenCanned(text: string, { foodId }: ShortfallItem): string {
  const short = text.replace(/^(\S+ cans?) canned /, '$1 ')
  return short !== text && parseShoppingText(short).foodId === foodId ? short : text
}

/** What is there in an unknown amount, as a line of the list: 'olive oil (check: 1 bottle)'. */
export function formatCheck(told: ShortfallItem, held: Quantity): string {
  const shown = ` (check: ${formatReadableQuantity(held)})`
  return `${toShortfallName(told)
    .slice(0, maxTextLength - shown.length)
    .trim()}${shown}`
}

/**
 * What a purchase leaves over: '250 g left over', or 'a bag of 500 g leaves 250 g' where the line does not say the pack. Where
 * it says more than is needed, that too: '75 g needed; a bag of 200 g leaves 125 g'.
 */
export function formatSurplus(leaves: Quantity, pack: Purchase['pack'], needed?: Quantity): string {
  const left = formatReadableQuantity(leaves)
  // 'leaves 5 g' under a bunch of basil would read as its leaves.
  if (!pack) return `${left} left over`
  const { count, size, container } = pack
  const many = count === 1 ? 'a' : String(count)
  const word = unitById(container)?.[count === 1 ? 'one' : 'many'] ?? container
  const told = `${many} ${word} of ${formatRoundedQuantity(size)} ${count === 1 ? 'leaves' : 'leave'} ${left}`
  return needed ? `${formatRoundedQuantity(needed)} needed; ${told}` : told
}

/**
 * A name for each lack that is the same at every look: its food, however it is measured. Only of what cannot be added, such
 * as two bunches and 100 ml of something nobody has weighed, the second says its unit too.
 */
export function toShortfallKeys(lacks: readonly ShortfallItem[]): string[] {
  const taken = new Set<string>()
  return lacks.map(({ foodId, name, quantity }) => {
    const what =
      foodId === undefined ? `name:${name.trim().toLowerCase().slice(0, maxTextLength)}` : `food:${foodId}`
    const key = taken.has(what) ? `${what} ${quantity?.unit ?? ''}`.slice(0, 140) : what
    taken.add(key)
    return key
  })
}

// Of a line nobody understood the name is the whole line, with the amount its cook wrote.
function toShortfallName({ foodId, name }: ShortfallItem): string {
  return foodId === undefined ? parseIngredient(name).label || name : name
}

function formatWithAmount(shown: Quantity, name: string): string {
  return `${formatRoundedQuantity(shown)} ${countUnits.has(shown.unit) ? inflectNoun(name, shown.amount) : name}`
}
