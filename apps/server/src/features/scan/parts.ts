import type { Db } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import type { FoodTextReader } from '../../food-text/food-text-reader'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Log } from '../../log'
import type { ProductLookup } from '../../products/product-lookup'
import type { Clock } from '../../time/clock'
import type { VisionProvider } from '../../vision/vision-provider'
import type { ScanVision } from './photos/scan-vision'

export interface ScanParts {
  db: Db
  clock: Clock
  log: Log
  limits: RateLimiter
  allowances: RateLimits
  scanVision: ScanVision
  foodText: FoodTextReader
  /** A configured vision provider and its daily limit of pictures. */
  provider?: { readonly vision: VisionProvider; readonly daily: number } | undefined
  /** Lookup of unknown products. */
  productBook?: ProductLookup | undefined
  withHousehold: WithHousehold
}
