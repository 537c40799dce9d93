import { portionOf } from '../quantity/portion'
import { unitIdOf } from '../quantity/units'
import { packFormsOf } from './usual-pack'

/** Units for one whole item where a food has no piece weight. */
const wholeUnits = ['head', 'bulb', 'ear', 'fillet', 'loaf'] as const
/** Containers whose contents are not counted: two canned tomatoes are two cans. */
const filledContainers: ReadonlySet<string> = new Set('can jar bottle carton tub tube block box'.split(' '))

/**
 * Returns the unit in which a household holds or buys a food. A number without a unit counts pieces, or packs where the food is
 * not counted. Example: `heldUnit('', 'lemon')` is 'piece', `heldUnit('', 'olive-oil')` is 'bottle', `heldUnit('tins',
 * 'canned-tomatoes')` is 'can'.
 */
export function heldUnit(written: string, foodId: string | null | undefined): string {
  const unit = unitIdOf(written)
  if (unit !== 'piece' || foodId === undefined || foodId === null) return unit
  const { grams } = portionOf(foodId)
  const sold = packFormsOf(foodId)
  const isCounted =
    sold === undefined || !filledContainers.has(sold.container) || sold.sizes[0]?.in === 'piece'
  if (isCounted && grams.piece !== undefined) return unit
  const whole = wholeUnits.find((one) => grams[one] !== undefined)
  return whole ?? sold?.container ?? unit
}
