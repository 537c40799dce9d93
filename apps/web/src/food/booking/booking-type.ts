import type { BookingEntry } from '@larder/contract/inventory'

/** The kind of activity of a booking, as the dashboard groups it. */
export type BookingType = 'scan' | 'recipe' | 'stock'

const scanSources: ReadonlySet<string> = new Set(['photo', 'receipt', 'barcode', 'camera'])

export function bookingType({ kind, source }: Pick<BookingEntry, 'kind' | 'source'>): BookingType {
  if (kind === 'bought' && scanSources.has(source)) return 'scan'
  return kind === 'cooked' || (kind === 'bought' && source === 'cooked') ? 'recipe' : 'stock'
}
