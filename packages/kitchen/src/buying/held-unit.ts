import { portionOf } from '../quantity/portion'
import { unitIdOf } from '../quantity/units'
import { packFormsOf } from './usual-pack'

/** Units that stand for one whole thing where a food has no weight of a piece. */
const wholes = ['head', 'bulb', 'ear', 'fillet', 'loaf'] as const
/** Of what comes in these, nobody counts the pieces inside: two canned tomatoes are two cans. */
const filled: ReadonlySet<string> = new Set('can jar bottle carton tub tube block box'.split(' '))

/**
 * The unit in which a household holds or buys a food. A number without a unit counts pieces; of what nobody counts it counts
 * the packs it is sold in. Example: `heldUnit('', 'lemon')` is 'piece', `heldUnit('', 'olive-oil')` is 'bottle',
 * `heldUnit('tins', 'canned-tomatoes')` is 'can'.
 */
export function heldUnit(written: string, foodId: string | null | undefined): string {
  const unit = unitIdOf(written)
  if (unit !== 'piece' || foodId === undefined || foodId === null) return unit
  const { grams } = portionOf(foodId)
  const sold = packFormsOf(foodId)
  const isCounted = sold === undefined || !filled.has(sold.container) || sold.sizes[0]?.in === 'piece'
  if (isCounted && grams.piece !== undefined) return unit
  const whole = wholes.find((one) => grams[one] !== undefined)
  return whole ?? sold?.container ?? unit
}
