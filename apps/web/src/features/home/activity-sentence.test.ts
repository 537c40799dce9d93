import type { BookingEntry } from '@larder/contract/inventory'
import { expect, test } from 'vitest'
import { activitySentence } from './activity-sentence'
import { activityType } from './activity-type'

const anEntry = (given: Partial<BookingEntry>): BookingEntry => ({
  ...{ id: 1, kind: 'used', itemId: 7, name: 'Spinach', unit: 'bunches', source: 'manual', changed: [] },
  ...{ you: true, at: '2026-11-15T08:00:00.000Z', undone: false, undoable: true },
  ...given,
})

test.each<[Partial<BookingEntry>, string]>([
  [{ change: '-2' }, 'You used 2 bunches of Spinach'],
  [{ change: '-2', unit: '', name: 'Eggs' }, 'You used 2 Eggs'],
  [{ you: false, who: 'Ben' }, 'Ben used Spinach'],
  [{ you: false }, 'Somebody used Spinach'],
  [{ kind: 'bought', change: '2' }, 'You added 2 bunches of Spinach'],
  [{ kind: 'bought', change: '2', source: 'receipt' }, 'You scanned 2 bunches of Spinach'],
  [
    { kind: 'bought', change: '2', source: 'cooked', unit: 'portions' },
    'You kept 2 portions of Spinach of a dish',
  ],
  [
    { kind: 'wasted', change: '-1', reason: 'expired' },
    'You threw away 1 bunches of Spinach (past its date)',
  ],
  [{ kind: 'wasted', change: '-1', unit: '' }, 'You threw away 1 Spinach'],
  [{ kind: 'moved', from: 'fridge', to: 'freezer' }, 'You moved Spinach from the fridge to the freezer'],
  [{ kind: 'moved' }, 'You moved Spinach'],
  [{ kind: 'corrected', changed: ['name', 'expiry'] }, 'You edited Spinach (name, expiry)'],
  [{ kind: 'corrected', change: '-0.5' }, 'You counted 0.5 bunches less of Spinach'],
  [{ kind: 'corrected', change: '3' }, 'You counted 3 bunches more of Spinach'],
  [{ kind: 'removed', change: '-2' }, 'You removed Spinach'],
  [{ kind: 'cooked', change: '-2' }, 'You cooked with 2 bunches of Spinach'],
  [{ kind: 'opened' }, 'You opened Spinach'],
  [{ kind: 'thawed' }, 'You thawed Spinach'],
  [{ kind: 'split' }, 'You split Spinach'],
  [{ kind: 'merged' }, 'You put Spinach together'],
])('%j is told as %j', (given, sentence) => expect(activitySentence(anEntry(given))).toBe(sentence))

test.each([
  ['bought', 'photo', 'scan'],
  ['bought', 'barcode', 'scan'],
  ['bought', 'manual', 'stock'],
  ['bought', 'cooked', 'recipe'],
  ['cooked', 'manual', 'recipe'],
  ['used', 'photo', 'stock'],
] as const)('[DASH-01] %s from %s is of the type %s', (kind, source, type) =>
  expect(activityType({ kind, source })).toBe(type),
)
