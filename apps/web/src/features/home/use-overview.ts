import { inventory, type StockOverview } from '@larder/contract/inventory'
import { useMemo } from 'react'
import { refresh, useRead } from '../../api/use-api'
import { useToday } from '../../food/expiry/use-today'
import { useSession } from '../../session/use-session'
import { sampleOverview } from './sample-overview'

interface StockOverviewState {
  /** What is known of the kitchen; nothing while it is on its way. */
  readonly overview: StockOverview | undefined
  /** It is not this cook's kitchen but one to look at. */
  readonly sample: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

/** The kitchen in figures; a sample for a visitor, and when it cannot be read. */
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
