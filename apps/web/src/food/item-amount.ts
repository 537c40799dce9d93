import { compare, one, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import { formatNumber } from '@larder/kitchen/quantity/format-number'
import { parseUnit, unitIdOf } from '@larder/kitchen/quantity/units'

interface StoredAmount {
  readonly amount: string
  readonly unit: string
}

/**
 * Formats an amount: '1 piece', '2 bunches', '½ bunch', or '12' without a unit. All amounts are formatted
 * here.
 */
export function formatItemAmount(item: StoredAmount): string {
  const { number, word } = splitItemAmount(item)
  return word ? `${number} ${word}` : number
}

/** Formats number and unit separately, for different styles. */
export function splitItemAmount({ amount, unit }: StoredAmount): {
  readonly number: string
  readonly word: string
} {
  return { number: formatStoredNumber(amount, unit), word: unit && unitWordFor(amount, unit) }
}

/** Formats a stored number: '⅓' for 1/3, '120' for 118.294 ml. Text that is no number stays unchanged. */
function formatStoredNumber(amount: string, unit: string): string {
  const parsed = parseAmountText(amount)
  return parsed ? formatNumber({ amount: parsed, unit: unitIdOf(unit) }) : amount
}

/**
 * Keeps the cook's own word: the singular of 'tins' is 'tin', not 'can'. An unknown unit stays as written.
 */
function unitWordFor(amount: string, written: string): string {
  const parsed = parseAmountText(amount)
  const unit = parseUnit(written)
  if (!parsed || !unit) return written
  const isSingular = compare(parsed, zero) > 0 && compare(parsed, one) <= 0
  const word = written.trim().toLowerCase().replace(/\.$/, '')
  if (word === unit.one || word === unit.many) return isSingular ? unit.one : unit.many
  const inflected = isSingular ? word.replace(/s$/, '') : `${word}s`
  return unit.spellings.includes(inflected) || inflected === unit.one ? inflected : written
}
