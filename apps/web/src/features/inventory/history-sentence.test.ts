import type { BookingEntry } from '@larder/contract/inventory'
import { expect, test } from 'vitest'
import { aBooking } from '../../testing/an-item'
import { historySentence } from './history-sentence'

const lines: readonly (readonly [string, Partial<BookingEntry>])[] = [
  ['Ana used 2 lbs', { you: false, who: 'Ana', change: '-2' }],
  ['You used it up: 2 lbs', { change: '-2', left: '0' }],
  ['Somebody threw away 1 lbs: went bad', { kind: 'wasted', you: false, reason: 'spoiled' }],
  ['You moved it to the freezer', { kind: 'moved', from: 'fridge', to: 'freezer' }],
  ['You edited: name, expiry', { kind: 'corrected', change: undefined, changed: ['name', 'expiry'] }],
  ['You added 1 lbs, now 3 lbs', { kind: 'corrected', change: '1', left: '3' }],
  ['You took off 1 lbs, now 1 lbs', { kind: 'corrected' }],
  ['You edited: unit, amount, now 3 lbs', { kind: 'corrected', change: '1', left: '3', changed: ['unit'] }],
  ['You added 4 lbs', { kind: 'bought', change: '4' }],
  ['You added 4 lbs from a receipt', { kind: 'bought', change: '4', source: 'receipt' }],
  ['You removed it', { kind: 'removed', left: undefined }],
  ['You cooked with 1 lbs', { kind: 'cooked' }],
  ['You cooked 3', { kind: 'cooked', change: '3', unit: '' }],
  ['You opened it', { kind: 'opened', change: undefined }],
  ['You took it out to thaw', { kind: 'thawed', change: undefined }],
  ['You split off 1 lbs', { kind: 'split' }],
  ['You put it together with another', { kind: 'merged' }],
]

test.each(lines)('%s', (sentence, given) => {
  const known = Object.entries(aBooking(given)).filter(([, value]) => value !== undefined)
  expect(historySentence(Object.fromEntries(known) as BookingEntry)).toBe(sentence)
})
