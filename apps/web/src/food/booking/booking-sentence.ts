import type { BookingEntry, ItemLocation, LotSource } from '@larder/contract/inventory'
import { formatItemAmount } from '../item-amount'
import { placeLabels } from '../places'
import { wasteReasonLabels } from './waste-reason'

/** What the item is called in the sentence: by its name, or 'it' where all lines are about the same one. */
export type ItemReference = 'name' | 'it'

/** One line of the history as a person would tell it: 'You used 2 bunches of Spinach', 'Ana moved it to the freezer'. */
export function bookingSentence(entry: BookingEntry, calling: ItemReference): string {
  const what = calling === 'it' ? 'it' : entry.name
  if (entry.camera !== undefined)
    return describeCameraBooking(entry, entry.camera, describeAmount(entry, calling, what))
  return `${entry.you ? 'You' : (entry.who ?? 'Somebody')} ${describeBooking(entry, what, describeAmount(entry, calling, what))}`
}

/** A camera does nothing: it sees. */
function describeCameraBooking(entry: BookingEntry, camera: string, some: string): string {
  return `The camera ‘${camera}’ saw ${some} ${isIncrease(entry) ? 'come in' : 'go out'}`
}

function describeBooking(entry: BookingEntry, what: string, some: string): string {
  const { kind, reason, from, to, left } = entry
  switch (kind) {
    case 'bought':
      return describePurchase(entry.source, some)
    case 'used':
      return left === '0' ? `used up ${some}` : `used ${some}`
    case 'wasted':
      return `threw away ${some}${reason ? ` (${wasteReasonLabels[reason].toLowerCase()})` : ''}`
    case 'moved':
      return `moved ${some}${from ? ` from ${placePhrase(from)}` : ''}${to ? ` to ${placePhrase(to)}` : ''}`
    case 'corrected':
      return describeCorrection(entry, what, some)
    case 'removed':
      return `removed ${what}`
    case 'cooked':
      return isIncrease(entry) ? `cooked ${some}` : `cooked with ${some}`
    case 'opened':
      return `opened ${what}`
    case 'thawed':
      return `took ${what} out to thaw`
    case 'split':
      return `split off ${some}${to ? ` for ${placePhrase(to)}` : ''}`
    case 'merged':
      return `put ${what} together with another`
  }
}

const sourcePhrases: Readonly<Record<LotSource, readonly [verb: string, way: string]>> = {
  manual: ['added', ''],
  photo: ['scanned', ' from a photo'],
  receipt: ['scanned', ' from a receipt'],
  barcode: ['scanned', ' by its barcode'],
  camera: ['scanned', ' with the fridge camera'],
  cooked: ['cooked', ''],
  shopping: ['added', ' from the shopping list'],
  import: ['added', ' from a file'],
}

function describePurchase(source: LotSource, some: string): string {
  const [verb, way] = sourcePhrases[source]
  return `${verb} ${some}${way}`
}

function describeCorrection(entry: BookingEntry, what: string, some: string): string {
  const { change, left, unit, changed } = entry
  const fields = changed.filter((field) => field !== 'amount')
  if (change !== undefined && fields.length > 0) fields.push('amount')
  const result =
    change === undefined || left === undefined ? '' : `, now ${formatItemAmount({ amount: left, unit })}`
  if (fields.length > 0) return `edited ${what}: ${fields.join(', ')}${result}`
  if (change === undefined) return `edited ${what}`
  return `${isIncrease(entry) ? 'added' : 'took off'} ${some}${result}`
}

function isIncrease({ change }: BookingEntry): boolean {
  return change !== undefined && !change.startsWith('-')
}

function placePhrase(location: ItemLocation): string {
  return `the ${placeLabels[location].toLowerCase()}`
}

/** '2 bunches of Spinach', '2 Eggs' or '2 bunches'; only what it is where no amount is told. */
function describeAmount({ change, unit }: BookingEntry, calling: ItemReference, what: string): string {
  if (change === undefined) return what
  const much = formatItemAmount({ amount: change.replace(/^-/, ''), unit })
  if (calling === 'it') return much
  return `${much}${unit ? ' of' : ''} ${what}`
}
