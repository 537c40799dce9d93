import type { Notice } from '@larder/contract/notifications'

const minute = 60_000
const hour = 60 * minute

type Sample = Pick<Notice, 'key' | 'kind' | 'type' | 'message'> & { readonly ago: number }

const samples: readonly Sample[] = [
  {
    key: 'sample-breakfast',
    kind: 'nothing-logged',
    type: 'info',
    message: 'Log your breakfast by 10 AM.',
    ago: 30 * minute,
  },
  {
    key: 'sample-scan',
    kind: 'scan-not-saved',
    type: 'warning',
    message: 'You scanned Spinach but have not logged it.',
    ago: 2 * hour,
  },
  {
    key: 'sample-missing',
    kind: 'missing-from-log',
    type: 'alert',
    message: '3 items are missing from yesterday’s log.',
    ago: 26 * hour,
  },
]

/** The specification's three notices, for visitors. */
export function createSampleNotices(now: number): Notice[] {
  return samples.map(({ ago, ...sample }) => ({
    ...sample,
    at: new Date(now - ago).toISOString(),
    read: true,
    items: [],
    actions: [],
  }))
}
