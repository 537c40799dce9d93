import { type SampleItem, sampleItems } from '@larder/contract/data/sample-items'
import { addDays, type Day } from '@larder/kitchen/date/day'
import type { ShownItem } from '../optimistic-stock'

/** Builds the twenty read-only items of the sample stock, with dates relative to today. */
export function createSampleStock(today: Day): readonly ShownItem[] {
  return sampleItems.map((item) => toSampleItem(item, today))
}

function toSampleItem({ expiresInDays, ...item }: SampleItem, today: Day): ShownItem {
  return {
    ...item,
    since: addDays(today, -1),
    source: 'manual',
    version: 1,
    sample: true,
    ...(expiresInDays !== undefined && {
      expiryDate: addDays(today, expiresInDays),
      expirySource: 'estimated',
      expiryKind: item.location === 'fridge' && item.category === 'Protein' ? 'use-by' : 'best-before',
    }),
  }
}
