import { compare, one, readAmount, zero } from '@larder/kitchen/amount'
import { formatNumber } from '@larder/kitchen/quantity-text'
import { readUnit, unitIdOf } from '@larder/kitchen/units'

interface Written {
  readonly amount: string
  readonly unit: string
}

/** How much there is: '1 piece', '2 bunches', '½ bunch', or '12' of what has no unit. The one place that writes an amount. */
export function itemAmount(item: Written): string {
  const { number, word } = amountParts(item)
  return word ? `${number} ${word}` : number
}

/** The same in two parts, where they look different. */
export function amountParts({ amount, unit }: Written): { readonly number: string; readonly word: string } {
  return { number: numberWritten(amount, unit), word: unit && wordFor(amount, unit) }
}

/** A stored amount as a person would write it: '⅓' of 1/3, '120' of 118.294 ml. What is no number stays. */
function numberWritten(amount: string, unit: string): string {
  const read = readAmount(amount)
  return read ? formatNumber({ amount: read, unit: unitIdOf(unit) }) : amount
}

/** The cook's own word stays theirs: of 'tins' one is a 'tin', not a can. What we do not know stays as written. */
function wordFor(amount: string, written: string): string {
  const read = readAmount(amount)
  const unit = readUnit(written)
  if (!read || !unit) return written
  const single = compare(read, zero) > 0 && compare(read, one) <= 0
  const word = written.trim().toLowerCase().replace(/\.$/, '')
  if (word === unit.one || word === unit.many) return single ? unit.one : unit.many
  const other = single ? word.replace(/s$/, '') : `${word}s`
  return unit.spellings.includes(other) || other === unit.one ? other : written
}
