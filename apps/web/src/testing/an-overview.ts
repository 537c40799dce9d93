import type { StockOverview } from '@larder/contract/inventory'

/** A stock overview: 42 items, five of them to use soon. */
export const anOverview = (overrides: Partial<StockOverview> = {}): StockOverview => ({
  ...{ items: 42, useSoon: 5, expired: 1, outOfStock: 3, addedThisWeek: 9, usedThisWeek: 14 },
  ...{ wastedThisWeek: 2, soonest: [], weeks: [], currency: 'EUR' },
  ...overrides,
})
