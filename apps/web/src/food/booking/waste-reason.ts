import type { WasteReason } from '@larder/contract/inventory'

/** Labels of the waste reasons, most frequent first. */
export const wasteReasonLabels: Readonly<Record<WasteReason, string>> = {
  expired: 'Past its date',
  spoiled: 'Went bad',
  'too-much': 'Too much of it',
  disliked: 'Nobody liked it',
  other: 'Something else',
}
