import { sampleItems } from '@larder/contract/data/sample-items'
import { type InventoryItem, inventory, type StockOverview } from '@larder/contract/inventory'
import { addDays, type Day, weekday } from '@larder/kitchen/date/day'
import { freshness } from '@larder/kitchen/expiry/freshness'
import { useMemo } from 'react'
import { refresh, useRead } from '../../api/use-read'
import { toItemExpiry } from '../../food/expiry/item-expiry'
import { useToday } from '../../food/expiry/use-today'
import { useSession } from '../../session/use-session'

interface StockOverviewState {
  /** The overview; undefined while loading. */
  readonly overview: StockOverview | undefined
  /** The data is a sample, not this cook's stock. */
  readonly sample: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

const weights = [
  [3100, 600],
  [3600, 450],
  [2900, 700],
  [4200, 300],
  [3800, 350],
  [4400, 200],
  [4000, 250],
  [4700, 100],
] as const

/** The sample overview, made of the specification's twenty items. */
function sampleOverview(today: Day): StockOverview {
  const items = sampleItems.map((sample) => toInventoryItem(sample, today))
  const fresh = items.map((item) => {
    const expiry = toItemExpiry(item)
    return { item, ...freshness(expiry ? { expiry } : {}, today) }
  })
  const soonest = fresh
    .filter(({ state }) => state === 'today' || state === 'soon')
    .toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))
  const monday = addDays(today, 1 - weekday(today))
  return {
    items: items.length,
    useSoon: soonest.length,
    expired: fresh.filter(({ state }) => state === 'expired').length,
    outOfStock: 0,
    addedThisWeek: 9,
    usedThisWeek: 12,
    wastedThisWeek: 1,
    soonest: soonest.slice(0, 5).map(({ item }) => item),
    weeks: weights.map(([usedGrams, wastedGrams], week) => ({
      ...{ from: addDays(monday, 7 * (week - weights.length + 1)), usedGrams, wastedGrams },
      ...{ usedMoney: 0, wastedMoney: 0, unweighed: 0 },
    })),
    currency: 'USD',
  }
}

function toInventoryItem(
  { expiresInDays, ...sample }: (typeof sampleItems)[number],
  today: Day,
): InventoryItem {
  return {
    ...sample,
    since: today,
    source: 'manual',
    version: 1,
    ...(expiresInDays !== undefined && {
      expiryDate: addDays(today, expiresInDays),
      expiryKind: sample.category === 'Protein' ? 'use-by' : 'best-before',
      expirySource: 'estimated',
    }),
  }
}

/** Reads the stock overview. A sample is used for a visitor, and when reading fails. */
export function useStockOverview(): StockOverviewState {
  const { isAuthenticated } = useSession()
  const { data, error } = useRead(inventory.overview, {})
  const today = useToday()
  const own = isAuthenticated ? data?.data : undefined
  const sample = !own && (!isAuthenticated || error !== null)
  const overview = useMemo(() => own ?? (sample ? sampleOverview(today) : undefined), [own, sample, today])
  return {
    overview,
    sample,
    error: isAuthenticated ? error : null,
    refetch: () => void refresh(inventory.overview),
  }
}
