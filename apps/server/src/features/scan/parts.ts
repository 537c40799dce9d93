import type { InventoryItem, NewItem } from '@larder/contract/inventory'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import type { LedgerUnitOfWork } from '../../db/ledger-unit-of-work'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Log } from '../../log'
import type { ProductLookup } from '../../products/product-lookup'
import type { Clock } from '../../time/clock'
import type { VisionProvider } from '../../vision/vision-provider'
import type { ScanVision } from './photos/scan-vision'

/** The items added to the stock. */
export interface ScanBooking {
  readonly items: InventoryItem[]
  readonly booking?: number
}

/** The household's ledger in a transaction with this feature's own rows. */
export type ScanLedger = LedgerUnitOfWork<
  { arrivals: readonly { item: Omit<NewItem, 'action'>; merge: boolean }[] },
  ScanBooking
>

export interface ScanParts {
  db: Db
  clock: Clock
  log: Log
  limits: RateLimiter
  allowances: RateLimits
  scanVision: ScanVision
  /** A configured vision provider and its daily limit of pictures. */
  provider?: { readonly vision: VisionProvider; readonly daily: number } | undefined
  /** Lookup of unknown products. */
  productBook?: ProductLookup | undefined
  withLedger<T>(
    actor: Actor,
    features: readonly string[],
    work: (unitOfWork: ScanLedger) => Promise<T>,
  ): Promise<T>
}
