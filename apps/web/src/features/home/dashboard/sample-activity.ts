import type { ActivityEntry, BookingEntry, CommunityEntry } from '@larder/contract/inventory'

const hour = 3_600_000

type Sample = { readonly hoursAgo: number } & (
  | Pick<BookingEntry, 'kind' | 'name' | 'change' | 'unit' | 'source'>
  | Pick<CommunityEntry, 'kind' | 'who' | 'you' | 'name' | 'yours'>
)

/** One of each type: scan, recipe, like, follow. */
const samples: readonly Sample[] = [
  { kind: 'bought', name: 'Spinach', change: '2', unit: 'bunches', source: 'photo', hoursAgo: 2 },
  { kind: 'cooked', name: 'Salmon Fillet', change: '-400', unit: 'g', source: 'manual', hoursAgo: 5 },
  { kind: 'liked', who: 'You', you: true, name: 'Caesar Salad Wrap', yours: false, hoursAgo: 9 },
  { kind: 'followed', who: 'Maria', you: false, name: 'You', yours: true, hoursAgo: 26 },
]

/** Sample activity for households without any. */
export function sampleActivity(now: number): ActivityEntry[] {
  return samples.map(({ hoursAgo, ...sample }, place) => {
    const at = new Date(now - hoursAgo * hour).toISOString()
    if ('source' in sample) {
      const booking = { id: place + 1, itemId: place + 1, changed: [], undone: false, undoable: false }
      return { ...sample, ...booking, you: true, at }
    }
    return { ...sample, id: `sample ${place}`, at }
  })
}
