import type { BookingEntry } from '@larder/contract/inventory'

const hour = 3_600_000

type Sample = Pick<BookingEntry, 'kind' | 'name' | 'change' | 'unit' | 'source'> & {
  readonly hoursAgo: number
}

const samples: readonly Sample[] = [
  { kind: 'bought', name: 'Spinach', change: '2', unit: 'bunches', source: 'photo', hoursAgo: 2 },
  { kind: 'cooked', name: 'Salmon Fillet', change: '-400', unit: 'g', source: 'manual', hoursAgo: 5 },
  { kind: 'used', name: 'Eggs', change: '-3', unit: '', source: 'manual', hoursAgo: 26 },
]

/** What a kitchen's activity looks like, for whoever has none to show. */
export function sampleActivity(now: number): BookingEntry[] {
  return samples.map(({ hoursAgo, ...sample }, place) => ({
    ...sample,
    id: place + 1,
    itemId: place + 1,
    changed: [],
    you: true,
    at: new Date(now - hoursAgo * hour).toISOString(),
    undone: false,
    undoable: false,
  }))
}
