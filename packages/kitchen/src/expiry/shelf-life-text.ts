import type { StorageLocation } from '../stock/lot'
import type { Condition } from './shelf-life'

/** Formats a range of days. Example: `formatDaySpan(3, 7)` is '3 to 7 days', `formatDaySpan(365, 730)` '1 to 2 years'. */
export function formatDaySpan(least: number, most: number): string {
  for (const [size, from, name] of timeUnits) {
    if (least >= from && least % size === 0 && most % size === 0)
      return formatSpan(least / size, most / size, name)
  }
  return formatSpan(least, most, 'day')
}

/** Formats a location and a condition. Example: `formatStoragePlace('fridge', 'opened')` is 'in the fridge once opened'. */
export function formatStoragePlace(location: StorageLocation, condition: Condition = 'sealed'): string {
  return `in the ${location}${condition === 'sealed' ? '' : ` once ${condition}`}`
}

const timeUnits: readonly (readonly [size: number, from: number, name: string])[] = [
  [365, 365, 'year'],
  [30, 60, 'month'],
  [7, 14, 'week'],
]

function formatSpan(least: number, most: number, name: string): string {
  const noun = most === 1 ? name : `${name}s`
  return least === most ? `${least} ${noun}` : `${least} to ${most} ${noun}`
}
