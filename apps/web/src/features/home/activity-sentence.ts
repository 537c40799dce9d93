import type { BookingEntry } from '@larder/contract/inventory'
import { placeLabels } from '../../food/places'
import { wasteReasonLabels } from '../../food/waste-reason'
import { activityType } from './activity-type'

/** One line of the history as a person would tell it: 'You used 2 bunches of Spinach'. */
export function activitySentence(entry: BookingEntry): string {
  return `${entry.you ? 'You' : (entry.who ?? 'Somebody')} ${deedOf(entry)}`
}

function deedOf(entry: BookingEntry): string {
  const { kind, name, reason } = entry
  const some = someOf(entry)
  switch (kind) {
    case 'bought':
      return boughtHow(entry, some)
    case 'used':
      return `used ${some}`
    case 'wasted':
      return `threw away ${some}${reason ? ` (${wasteReasonLabels[reason].toLowerCase()})` : ''}`
    case 'moved':
      return `moved ${name}${placesOf(entry)}`
    case 'corrected':
      return correctedWhat(entry)
    case 'removed':
      return `removed ${name}`
    case 'cooked':
      return `cooked with ${some}`
    case 'opened':
      return `opened ${name}`
    case 'thawed':
      return `thawed ${name}`
    case 'split':
      return `split ${name}`
    case 'merged':
      return `put ${name} together`
  }
}

function boughtHow(entry: BookingEntry, some: string): string {
  const type = activityType(entry)
  if (type === 'scan') return `scanned ${some}`
  return type === 'recipe' ? `kept ${some} of a dish` : `added ${some}`
}

function correctedWhat({ name, change, unit, changed }: BookingEntry): string {
  const listed = changed.length > 0 ? ` (${changed.join(', ')})` : ''
  if (change === undefined) return `edited ${name}${listed}`
  const direction = isLess(change) ? 'less' : 'more'
  return `counted ${much(change, unit)} ${direction} of ${name}${listed}`
}

function placesOf({ from, to }: BookingEntry): string {
  const place = (location: NonNullable<typeof to>) => `the ${placeLabels[location].toLowerCase()}`
  return `${from ? ` from ${place(from)}` : ''}${to ? ` to ${place(to)}` : ''}`
}

/** '2 bunches of Spinach', '2 Eggs', or only the name when no amount is told. */
function someOf({ change, unit, name }: BookingEntry): string {
  if (change === undefined) return name
  return `${much(change, unit)}${unit ? ' of' : ''} ${name}`
}

function isLess(change: string): boolean {
  return change.startsWith('-')
}

function much(change: string, unit: string): string {
  const amount = change.replace(/^-/, '')
  return unit ? `${amount} ${unit}` : amount
}
