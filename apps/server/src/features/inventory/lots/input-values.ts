import { addDays, type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { type Amount, parseAmountText, toNumber } from '@larder/kitchen/quantity/amount'
import { isStorableAmount } from './exact-amount'
import { fieldError } from './resolve-food'

/** Parses an amount of the contract; a few valid ones have no exact form and are rejected. */
export function parseAmountField(text: string, field: string): Amount {
  const parsed = parseAmountText(text)
  if (!parsed || !isStorableAmount(parsed)) throw fieldError(field, 'Use a simpler number.')
  return parsed
}

export function parseDayField(text: string, field: string): Day {
  const parsed = parseCalendarDay(text)
  if (!parsed) throw fieldError(field, 'Use a real day in the form 2026-12-31.')
  return parsed
}

/** Rejects days in the future; tomorrow is allowed because of time zones. */
export function parseOpenedOn(text: string, today: Day): Day {
  const parsed = parseDayField(text, 'openedOn')
  if (parsed > addDays(today, 1)) throw fieldError('openedOn', 'Use today or an earlier date.')
  return parsed
}

/** Returns the price per unit; null for an amount of zero. */
export function toUnitPrice(price: string, amount: Amount): string | null {
  if (amount.numerator === 0) return null
  const unitPrice = Number(price) / toNumber(amount)
  const formatted = formatUnitPrice(unitPrice)
  if (formatted === null) throw fieldError('price', 'That price is too high for so small an amount.')
  return formatted
}

/** Formats a unit price for the ledger, or returns null when it exceeds the column. */
export function formatUnitPrice(unitPrice: number): string | null {
  return unitPrice < maxUnitPrice ? unitPrice.toFixed(12) : null
}

const maxUnitPrice = 1e9
