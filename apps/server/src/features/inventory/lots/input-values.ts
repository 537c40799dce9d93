import { addDays, type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { type Amount, parseAmountText, toNumber } from '@larder/kitchen/quantity/amount'
import { isStorableAmount } from './exact-amount'
import { fieldError } from './resolve-food'

/** An amount from the contract; a few that pass there cannot be written down exactly. */
export function parseAmountField(text: string, field: string): Amount {
  const read = parseAmountText(text)
  if (!read || !isStorableAmount(read)) throw fieldError(field, 'Use a simpler number.')
  return read
}

export function parseDayField(text: string, field: string): Day {
  const read = parseCalendarDay(text)
  if (!read) throw fieldError(field, 'Use a real day in the form 2026-12-31.')
  return read
}

/** Nobody opened it in days to come; one day ahead it may be where the cook is. */
export function parseOpenedOn(text: string, today: Day): Day {
  const read = parseDayField(text, 'openedOn')
  if (read > addDays(today, 1)) throw fieldError('openedOn', 'Use a day that has come.')
  return read
}

/** What one unit costs when all of it costs so much; of nothing nobody can say. */
export function toUnitPrice(price: string, held: Amount): string | null {
  if (held.numerator === 0) return null
  const each = Number(price) / toNumber(held)
  const written = formatUnitPrice(each)
  if (written === null) throw fieldError('price', 'That is too much for so little.')
  return written
}

/** As the books keep it, or nothing where that is more than they hold. */
export function formatUnitPrice(each: number): string | null {
  return each < maxUnitPrice ? each.toFixed(12) : null
}

const maxUnitPrice = 1e9
