import { type Amount, readAmount, toNumber } from '@larder/kitchen/amount'
import { addDays, type Day, day } from '@larder/kitchen/day'
import { canBeHeld } from './exact-amount'
import { badField } from './food-of'

/** An amount from the contract; a few that pass there cannot be written down exactly. */
export function amountFrom(text: string, field: string): Amount {
  const read = readAmount(text)
  if (!read || !canBeHeld(read)) throw badField(field, 'Use a simpler number.')
  return read
}

export function dayFrom(text: string, field: string): Day {
  const read = day(text)
  if (!read) throw badField(field, 'Use a real day in the form 2026-12-31.')
  return read
}

/** Nobody opened it in days to come; one day ahead it may be where the cook is. */
export function openingDay(text: string, today: Day): Day {
  const read = dayFrom(text, 'openedOn')
  if (read > addDays(today, 1)) throw badField('openedOn', 'Use a day that has come.')
  return read
}

/** What one unit costs when all of it costs so much; of nothing nobody can say. */
export function unitPriceOf(price: string, held: Amount): string | null {
  if (held.over === 0) return null
  const each = Number(price) / toNumber(held)
  const written = unitPriceText(each)
  if (written === null) throw badField('price', 'That is too much for so little.')
  return written
}

/** As the books keep it, or nothing where that is more than they hold. */
export function unitPriceText(each: number): string | null {
  return each < mostForOne ? each.toFixed(12) : null
}

const mostForOne = 1e9
