import { inventory, type StockOverview } from '@larder/contract/inventory'
import { useMemo } from 'react'
import { refresh, useRead } from '../../api/use-api'
import { useToday } from '../../food/expiry/use-today'
import { useSession } from '../../session/use-session'
import { sampleOverview } from './sample-overview'

interface StockOverviewState {
  /** The overview; undefined while loading. */
  readonly overview: StockOverview | undefined
  /** The data is a sample, not this cook's stock. */
  readonly sample: boolean
  readonly error: Error | null
  readonly refetch: () => void
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
