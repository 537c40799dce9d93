import { unitIdOf } from '../quantity/units'
import type { Lot } from '../stock/lot'

/** Containers that come in many sizes. A can or a block has one size. */
const variableContainers: ReadonlySet<string> = new Set(
  'bottle jar bag pack packet carton box tube tub container tray roll'.split(' '),
)

/** Used share of a pack of unknown size from which a cook should check it; lower for an opened pack. */
const checkThreshold = { sealed: 0.5, opened: 0.25 } as const

/**
 * A pack is assumed to hold at most this many times the usual size. What is needed beyond that must be bought in any case.
 * Example: 2.
 */
export const maxPackFactor = 2

/** Whether a unit is a container of unknown size. Example: `isUnsizedContainer('bottle')` is true; a can has one size. */
export function isUnsizedContainer(unit: string): boolean {
  return variableContainers.has(unitIdOf(unit))
}

/**
 * Returns the used share of a lot from which a cook should check whether it is enough, or undefined if its amount is known.
 * Example: of a bottle of oil 0.5, of an opened one 0.25, of 500 ml nothing.
 */
export function stockCheckThreshold({
  quantity,
  openedOn,
}: Pick<Lot, 'quantity' | 'openedOn'>): number | undefined {
  if (!isUnsizedContainer(quantity.unit)) return undefined
  return openedOn === undefined ? checkThreshold.sealed : checkThreshold.opened
}
