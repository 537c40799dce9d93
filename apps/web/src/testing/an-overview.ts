import type { StockOverview } from '@larder/contract/inventory'

/** What the home screens know of a stock: 42 things, five of them to use soon. */
export const anOverview = (given: Partial<StockOverview> = {}): StockOverview => ({
  ...{ items: 42, useSoon: 5, expired: 1, outOfStock: 3, addedThisWeek: 9, usedThisWeek: 14 },
  ...{ wastedThisWeek: 2, soonest: [], weeks: [], currency: 'EUR' },
  ...given,
})
