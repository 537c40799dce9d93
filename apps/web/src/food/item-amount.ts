import { readAmount } from '@larder/kitchen/amount'
import { formatNumber } from '@larder/kitchen/quantity-text'
import { unitIdOf } from '@larder/kitchen/units'

/** How much there is, in the cook's own unit: '2 bunches', '½ bunch', or '12' of what has no unit. */
export function itemAmount({ amount, unit }: { readonly amount: string; readonly unit: string }): string {
  return unit ? `${numberWritten(amount, unit)} ${unit}` : numberWritten(amount, unit)
}

/** A stored amount as a person would write it: '⅓' of 1/3, '120' of 118.294 ml. What is no number stays. */
export function numberWritten(amount: string, unit: string): string {
  const read = readAmount(amount)
  return read ? formatNumber({ amount: read, unit: unitIdOf(unit) }) : amount
}
