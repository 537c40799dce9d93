import type { StorageLocation } from '../stock/lot'
import type { Condition } from './shelf-life'

/** A stretch of days as a cook would say it. Example: `spanText(3, 7)` is '3 to 7 days', `spanText(365, 730)` '1 to 2 years'. */
export function formatDaySpan(least: number, most: number): string {
  for (const [size, from, name] of measures) {
    if (least >= from && least % size === 0 && most % size === 0) return span(least / size, most / size, name)
  }
  return span(least, most, 'day')
}

/** Where and how something is kept. Example: `placeText('fridge', 'opened')` is 'in the fridge once opened'. */
export function formatStoragePlace(location: StorageLocation, condition: Condition = 'sealed'): string {
  return `in the ${location}${condition === 'sealed' ? '' : ` once ${condition}`}`
}

const measures: readonly (readonly [size: number, from: number, name: string])[] = [
  [365, 365, 'year'],
  [30, 60, 'month'],
  [7, 14, 'week'],
]

function span(least: number, most: number, name: string): string {
  const many = most === 1 ? name : `${name}s`
  return least === most ? `${least} ${many}` : `${least} to ${most} ${many}`
}
