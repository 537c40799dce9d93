import type { BookingEntry } from '@larder/contract/inventory'

/** What kind of activity a booking is, in the words of the dashboard. */
export type ActivityType = 'scan' | 'recipe' | 'stock'

const scanned: ReadonlySet<string> = new Set(['photo', 'receipt', 'barcode', 'camera'])

export function activityType({ kind, source }: Pick<BookingEntry, 'kind' | 'source'>): ActivityType {
  if (kind === 'bought' && scanned.has(source)) return 'scan'
  return kind === 'cooked' || (kind === 'bought' && source === 'cooked') ? 'recipe' : 'stock'
}
