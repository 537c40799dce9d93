import type { BookingEntry, ItemLocation, LotSource, WasteReason } from '@larder/contract/inventory'
import { formatItemAmount } from '../item-amount'
import { placeLabels } from '../places'

/** How the sentence refers to the item: by its name, or as 'it' if all lines are about the same item. */
export type ItemReference = 'name' | 'it'

/** A booking as a sentence: 'You used 2 bunches of Spinach', 'Ana moved it to the freezer'. */
export function bookingSentence(entry: BookingEntry, reference: ItemReference): string {
  const item = reference === 'it' ? 'it' : entry.name
  if (entry.camera !== undefined)
    return describeCameraBooking(entry, entry.camera, describeAmount(entry, reference, item))
  return `${entry.you ? 'You' : (entry.who ?? 'Somebody')} ${describeBooking(entry, item, describeAmount(entry, reference, item))}`
}

/** A camera only observes, so its sentence says what it saw. */
function describeCameraBooking(entry: BookingEntry, camera: string, amountPhrase: string): string {
  return `The camera ‘${camera}’ saw ${amountPhrase} ${isIncrease(entry) ? 'come in' : 'go out'}`
}

function describeBooking(entry: BookingEntry, item: string, amountPhrase: string): string {
  const { kind, reason, from, to, left } = entry
  switch (kind) {
    case 'bought':
      return describePurchase(entry.source, amountPhrase)
    case 'used':
      return left === '0' ? `used up ${amountPhrase}` : `used ${amountPhrase}`
    case 'wasted':
      return `threw away ${amountPhrase}${reason ? ` (${wasteReasonLabels[reason].toLowerCase()})` : ''}`
    case 'moved':
      return `moved ${amountPhrase}${from ? ` from ${placePhrase(from)}` : ''}${to ? ` to ${placePhrase(to)}` : ''}`
    case 'corrected':
      return describeCorrection(entry, item, amountPhrase)
    case 'removed':
      return `removed ${item}`
    case 'cooked':
      return isIncrease(entry) ? `cooked ${amountPhrase}` : `cooked with ${amountPhrase}`
    case 'opened':
      return `opened ${item}`
    case 'thawed':
      return `took ${item} out to thaw`
    case 'split':
      return `split off ${amountPhrase}${to ? ` for ${placePhrase(to)}` : ''}`
    case 'merged':
      return `combined ${item} with another`
  }
}

const sourcePhrases: Readonly<Record<LotSource, readonly [verb: string, origin: string]>> = {
  manual: ['added', ''],
  photo: ['scanned', ' from a photo'],
  receipt: ['scanned', ' from a receipt'],
  barcode: ['scanned', ' by its barcode'],
  camera: ['scanned', ' with the fridge camera'],
  cooked: ['cooked', ''],
  shopping: ['added', ' from the shopping list'],
  import: ['added', ' from a file'],
}

function describePurchase(source: LotSource, amountPhrase: string): string {
  const [verb, origin] = sourcePhrases[source]
  return `${verb} ${amountPhrase}${origin}`
}

function describeCorrection(entry: BookingEntry, item: string, amountPhrase: string): string {
  const { change, left, unit, changed } = entry
  const fields = changed.filter((field) => field !== 'amount')
  if (change !== undefined && fields.length > 0) fields.push('amount')
  const result =
    change === undefined || left === undefined ? '' : `, now ${formatItemAmount({ amount: left, unit })}`
  if (fields.length > 0) return `edited ${item}: ${fields.join(', ')}${result}`
  if (change === undefined) return `edited ${item}`
  return `${isIncrease(entry) ? 'added' : 'removed'} ${amountPhrase}${result}`
}

function isIncrease({ change }: BookingEntry): boolean {
  return change !== undefined && !change.startsWith('-')
}

function placePhrase(location: ItemLocation): string {
  return `the ${placeLabels[location].toLowerCase()}`
}

/** Returns '2 bunches of Spinach', '2 Eggs' or '2 bunches'; only the item if there is no amount. */
function describeAmount({ change, unit }: BookingEntry, reference: ItemReference, item: string): string {
  if (change === undefined) return item
  const amount = formatItemAmount({ amount: change.replace(/^-/, ''), unit })
  if (reference === 'it') return amount
  return `${amount}${unit ? ' of' : ''} ${item}`
}

/** Labels of the waste reasons, most frequent first. */
export const wasteReasonLabels: Readonly<Record<WasteReason, string>> = {
  expired: 'Past its date',
  spoiled: 'Went bad',
  'too-much': 'Too much of it',
  disliked: 'Nobody liked it',
  other: 'Something else',
}
