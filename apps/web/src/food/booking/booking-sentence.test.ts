import type { BookingEntry } from '@larder/contract/inventory'
import { expect, test } from 'vitest'
import { aBooking } from '../../testing/an-item'
import { bookingSentence } from './booking-sentence'

type Example = readonly [given: Partial<BookingEntry>, named: string, it: string]

const examples: readonly Example[] = [
  [{ change: '-2' }, 'You used 2 bunches of Spinach', 'You used 2 bunches'],
  [{ change: '-1' }, 'You used 1 bunch of Spinach', 'You used 1 bunch'],
  [{ change: '-2', left: '0' }, 'You used up 2 bunches of Spinach', 'You used up 2 bunches'],
  [{ change: '-2', unit: '', name: 'Eggs' }, 'You used 2 Eggs', 'You used 2'],
  [{ you: false, who: 'Ben' }, 'Ben used Spinach', 'Ben used it'],
  [{ you: false }, 'Somebody used Spinach', 'Somebody used it'],
  [{ kind: 'bought', change: '2' }, 'You added 2 bunches of Spinach', 'You added 2 bunches'],
  [
    { kind: 'bought', change: '2', source: 'receipt' },
    'You scanned 2 bunches of Spinach from a receipt',
    'You scanned 2 bunches from a receipt',
  ],
  [
    { kind: 'bought', change: '2', source: 'shopping' },
    'You added 2 bunches of Spinach from the shopping list',
    'You added 2 bunches from the shopping list',
  ],
  [
    { kind: 'bought', change: '2', source: 'cooked', unit: 'portion', name: 'Chili' },
    'You cooked 2 portions of Chili',
    'You cooked 2 portions',
  ],
  [
    { kind: 'wasted', change: '-1', reason: 'expired' },
    'You threw away 1 bunch of Spinach (past its date)',
    'You threw away 1 bunch (past its date)',
  ],
  [{ kind: 'wasted', change: '-1', unit: '' }, 'You threw away 1 Spinach', 'You threw away 1'],
  [
    { kind: 'moved', from: 'fridge', to: 'freezer' },
    'You moved Spinach from the fridge to the freezer',
    'You moved it from the fridge to the freezer',
  ],
  [
    { kind: 'moved', change: '1', to: 'freezer' },
    'You moved 1 bunch of Spinach to the freezer',
    'You moved 1 bunch to the freezer',
  ],
  [{ kind: 'moved' }, 'You moved Spinach', 'You moved it'],
  [
    { kind: 'corrected', changed: ['name', 'expiry'] },
    'You edited Spinach: name, expiry',
    'You edited it: name, expiry',
  ],
  [{ kind: 'corrected' }, 'You edited Spinach', 'You edited it'],
  [
    { kind: 'corrected', change: '-0.5', left: '1' },
    'You removed ½ bunch of Spinach, now 1 bunch',
    'You removed ½ bunch, now 1 bunch',
  ],
  [
    { kind: 'corrected', change: '3', left: '4' },
    'You added 3 bunches of Spinach, now 4 bunches',
    'You added 3 bunches, now 4 bunches',
  ],
  [
    { kind: 'corrected', change: '1', left: '3', changed: ['amount', 'name'] },
    'You edited Spinach: name, amount, now 3 bunches',
    'You edited it: name, amount, now 3 bunches',
  ],
  [{ kind: 'removed', change: '-2' }, 'You removed Spinach', 'You removed it'],
  [{ kind: 'cooked', change: '-2' }, 'You cooked with 2 bunches of Spinach', 'You cooked with 2 bunches'],
  [{ kind: 'cooked', change: '3', unit: '' }, 'You cooked 3 Spinach', 'You cooked 3'],
  [{ kind: 'opened' }, 'You opened Spinach', 'You opened it'],
  [{ kind: 'thawed' }, 'You took Spinach out to thaw', 'You took it out to thaw'],
  [
    { kind: 'split', change: '-1', from: 'fridge', to: 'freezer' },
    'You split off 1 bunch of Spinach for the freezer',
    'You split off 1 bunch for the freezer',
  ],
  [
    { kind: 'bought', change: '1', unit: '', you: false, camera: 'Top shelf', source: 'camera' },
    'The camera ‘Top shelf’ saw 1 Spinach come in',
    'The camera ‘Top shelf’ saw 1 come in',
  ],
  [
    { kind: 'used', change: '-1', left: '0', you: false, camera: 'Door' },
    'The camera ‘Door’ saw 1 bunch of Spinach go out',
    'The camera ‘Door’ saw 1 bunch go out',
  ],
  [{ kind: 'merged' }, 'You combined Spinach with another', 'You combined it with another'],
]

test.each(examples)('%j is %j', (given, named, it) => {
  const { change: _, left: __, ...plain } = aBooking({ name: 'Spinach', unit: 'bunches' })
  const entry = { ...plain, ...given }
  expect(bookingSentence(entry, 'name')).toBe(named)
  expect(bookingSentence(entry, 'it')).toBe(it)
})
