import type { Purchase } from '@larder/kitchen/buying/purchase'
import type { Quantity } from '@larder/kitchen/quantity/quantity'
import { formatReadableQuantity, formatRoundedQuantity } from '@larder/kitchen/quantity/readable-quantity'
import { unitById } from '@larder/kitchen/quantity/units'
import { inflectNoun } from '@larder/kitchen/recipe-steps/inflect-noun'
import { parseShoppingText } from '@larder/kitchen/shopping/shopping-text'

/** An item to buy, in the kitchen's terms. */
export interface ShortfallItem {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

const countUnits: ReadonlySet<string> = new Set(['piece', 'small', 'medium', 'large'])
/** The maximum length of a line of the list. */
const maxTextLength = 120

/** Formats an item to buy as a line of the list, in an amount that shops sell. */
export function formatShortfall(item: ShortfallItem): string {
  const { name, quantity } = item
  const text = quantity ? shortenCanned(formatWithAmount(quantity, name), item) : name
  return text.slice(0, maxTextLength).trim()
}

// 'a can of canned tomatoes' becomes 'a can of tomatoes' where that still parses as the same food.
function shortenCanned(text: string, { foodId }: ShortfallItem): string {
  const short = text.replace(/^(\S+ cans?) canned /, '$1 ')
  return short !== text && parseShoppingText(short).foodId === foodId ? short : text
}

/** Formats an item in stock with an unknown amount: 'olive oil (check: 1 bottle)'. */
export function formatCheck({ name }: ShortfallItem, held: Quantity): string {
  const shown = ` (check: ${formatReadableQuantity(held)})`
  return `${name.slice(0, maxTextLength - shown.length).trim()}${shown}`
}

/**
 * Formats what a purchase leaves over: '250 g left over', or 'a bag of 500 g leaves 250 g' where the line does not name the pack.
 * Where the line names more than is needed, also that: '75 g needed; a bag of 200 g leaves 125 g'.
 */
export function formatSurplus(leaves: Quantity, pack: Purchase['pack'], needed?: Quantity): string {
  const left = formatReadableQuantity(leaves)
  // 'leaves 5 g' under a bunch of basil would read as its leaves.
  if (!pack) return `${left} left over`
  const { count, size, container } = pack
  const many = count === 1 ? 'a' : String(count)
  const unitName = unitById(container)?.[count === 1 ? 'one' : 'many'] ?? container
  const packText = `${many} ${unitName} of ${formatRoundedQuantity(size)} ${count === 1 ? 'leaves' : 'leave'} ${left}`
  return needed ? `${formatRoundedQuantity(needed)} needed; ${packText}` : packText
}

/**
 * Returns a stable key per shortfall: its food in any measure. If amounts cannot be added, such as two bunches and 100 ml without
 * a known weight, the second key includes its unit.
 */
export function toShortfallKeys(lacks: readonly ShortfallItem[]): string[] {
  const usedKeys = new Set<string>()
  return lacks.map(({ foodId, name, quantity }) => {
    const what =
      foodId === undefined ? `name:${name.trim().toLowerCase().slice(0, maxTextLength)}` : `food:${foodId}`
    const key = usedKeys.has(what) ? `${what} ${quantity?.unit ?? ''}`.slice(0, 140) : what
    usedKeys.add(key)
    return key
  })
}

function formatWithAmount(shown: Quantity, name: string): string {
  return `${formatRoundedQuantity(shown)} ${countUnits.has(shown.unit) ? inflectNoun(name, shown.amount) : name}`
}
