import { compare, one, readAmount, zero } from '@larder/kitchen/amount'
import { readUnit } from '@larder/kitchen/units'
import { numberWritten } from './item-amount'

/** How much, inside a sentence: '1 piece' and '2 heads', whichever of the two words the item was stored with. */
export function amountWords({ amount, unit }: { readonly amount: string; readonly unit: string }): string {
  const number = numberWritten(amount, unit)
  return unit ? `${number} ${wordFor(amount, unit)}` : number
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
