import type { WasteReason } from '@larder/contract/inventory'

/** Why something was thrown away, as a cook would say it; in the order it mostly happens. */
export const wasteReasonLabels: Readonly<Record<WasteReason, string>> = {
  expired: 'Past its date',
  spoiled: 'Went bad',
  'too-much': 'Too much of it',
  disliked: 'Nobody liked it',
  other: 'Something else',
}
