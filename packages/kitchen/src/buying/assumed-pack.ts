import { unitIdOf } from '../quantity/units'
import type { Lot } from '../stock/lot'

/** Containers that come in many sizes; a can or a block is as large as any other. */
const variable: ReadonlySet<string> = new Set(
  'bottle jar bag pack packet carton box tube tub container tray roll'.split(' '),
)

/** From which part of a pack of unknown size on somebody should look; of an opened one sooner. */
const lookFrom = { sealed: 0.5, opened: 0.25 } as const

/** A pack may be twice the usual size; what is needed beyond that must be bought in any case. Example: `mostOfPack` is 2. */
export const maxPackFactor = 2

/** Whether a unit is a container whose size nobody knows. Example: `isUnsized('bottle')`; a can is a can. */
export function isUnsizedContainer(unit: string): boolean {
  return variable.has(unitIdOf(unit))
}

/**
 * From which used part on somebody should look whether a lot is enough, or nothing when its amount is known. Example: of a
 * bottle of oil 0.5, of an opened one 0.25, of 500 ml nothing.
 */
export function stockCheckThreshold({
  quantity,
  openedOn,
}: Pick<Lot, 'quantity' | 'openedOn'>): number | undefined {
  if (!isUnsizedContainer(quantity.unit)) return undefined
  return openedOn === undefined ? lookFrom.sealed : lookFrom.opened
}
