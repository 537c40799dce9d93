import type { BookingEntry, LotSource } from '@larder/contract/inventory'
import { itemAmount } from '../../food/item-amount'
import { placeLabels } from '../../food/places'
import { wasteReasonLabels } from '../../food/waste-reason'

/** One line of an item's history as a person would tell it: 'Ana used 2 lbs', 'You moved it to the freezer'. */
export function historySentence(entry: BookingEntry): string {
  return `${entry.you ? 'You' : (entry.who ?? 'Somebody')} ${deed(entry)}`
}

function deed(entry: BookingEntry): string {
  const { kind, reason, to, left } = entry
  const much = muchOf(entry)
  const last = left === undefined || left === '0'
  switch (kind) {
    case 'bought':
      return `added ${much}${ways[entry.source]}`
    case 'used':
      return last ? `used it up: ${much}` : `used ${much}`
    case 'wasted':
      return `threw away ${much}${reason ? `: ${wasteReasonLabels[reason].toLowerCase()}` : ''}`
    case 'moved':
      return to ? `moved it to the ${placeLabels[to].toLowerCase()}` : 'moved it'
    case 'corrected':
      return corrected(entry)
    case 'removed':
      return 'removed it'
    case 'cooked':
      return isMore(entry) ? `cooked ${much}` : `cooked with ${much}`
    case 'opened':
      return 'opened it'
    case 'thawed':
      return 'took it out to thaw'
    case 'split':
      return isMore(entry) ? `split off ${much} from another` : `split off ${much}`
    case 'merged':
      return 'put it together with another'
  }
}

const ways: Readonly<Record<LotSource, string>> = {
  manual: '',
  photo: ' from a photo',
  receipt: ' from a receipt',
  barcode: ' by its barcode',
  camera: ' seen by the fridge camera',
  cooked: ' from the stove',
  shopping: ' from the shopping list',
  import: ' from a file',
}

function corrected(entry: BookingEntry): string {
  const { change, left, unit, changed } = entry
  const named = changed.filter((field) => field !== 'amount')
  const edited = named.length > 0 ? `edited: ${named.join(', ')}` : ''
  if (change === undefined) return edited || 'edited it'
  const counted = `${isMore(entry) ? 'added' : 'took off'} ${muchOf(entry)}`
  const result = left === undefined ? '' : `, now ${itemAmount({ amount: left, unit })}`
  return edited ? `${edited}, amount${result}` : `${counted}${result}`
}

function isMore({ change }: BookingEntry): boolean {
  return change !== undefined && !change.startsWith('-')
}

function muchOf({ change, unit }: BookingEntry): string {
  return change === undefined ? 'it' : itemAmount({ amount: change.replace(/^[-+]/, ''), unit })
}
