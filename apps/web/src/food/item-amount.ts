import { compare, one, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import { formatNumber } from '@larder/kitchen/quantity/format-quantity'
import { parseUnit, unitIdOf } from '@larder/kitchen/quantity/units'

interface StoredAmount {
  readonly amount: string
  readonly unit: string
}

/** How much there is: '1 piece', '2 bunches', '½ bunch', or '12' of what has no unit. The one place that writes an amount. */
export function formatItemAmount(item: StoredAmount): string {
  const { number, word } = splitItemAmount(item)
  return word ? `${number} ${word}` : number
}

/** The same in two parts, where they look different. */
export function splitItemAmount({ amount, unit }: StoredAmount): {
  readonly number: string
  readonly word: string
} {
  return { number: formatStoredNumber(amount, unit), word: unit && unitWordFor(amount, unit) }
}

/** A stored amount as a person would write it: '⅓' of 1/3, '120' of 118.294 ml. What is no number stays. */
function formatStoredNumber(amount: string, unit: string): string {
  const read = parseAmountText(amount)
  return read ? formatNumber({ amount: read, unit: unitIdOf(unit) }) : amount
}

/** The cook's own word stays theirs: of 'tins' one is a 'tin', not a can. What we do not know stays as written. */
function unitWordFor(amount: string, written: string): string {
  const read = parseAmountText(amount)
  const unit = parseUnit(written)
  if (!read || !unit) return written
  const single = compare(read, zero) > 0 && compare(read, one) <= 0
  const word = written.trim().toLowerCase().replace(/\.$/, '')
  if (word === unit.one || word === unit.many) return single ? unit.one : unit.many
  const other = single ? word.replace(/s$/, '') : `${word}s`
  return unit.spellings.includes(other) || other === unit.one ? other : written
}
