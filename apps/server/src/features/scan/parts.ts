import type { InventoryItem, ItemLocation, NewItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import type { Category } from '@larder/kitchen/food/categories'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { LedgerUnitOfWork } from '../../db/ledger-unit-of-work'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Log } from '../../log'
import type { ProductLookup } from '../../products/product-lookup'
import type { Clock } from '../../time/clock'
import type { VisionProvider } from '../../vision/vision-provider'
import type { ScanVision } from './photos/scan-vision'

/** A household's day, time zone, currency and country. */
export interface ScanHousehold {
  readonly today: Day
  readonly timeZone: string
  readonly currency: string
  readonly country: string | null
}

/** Defaults of the kitchen for a new item. */
export interface CompletedItem {
  readonly foodId: string | null
  readonly category: Category
  readonly location: ItemLocation
  readonly expiryDay: Day | null
  readonly expirySource: 'printed' | 'estimated' | 'learned' | 'you' | null
  readonly expiryBecause: string | null
}

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

/** A bought item and its total price. */
export interface PaidReceiptItem {
  readonly item: Pick<InventoryItem, 'foodId' | 'name' | 'amount' | 'unit'>
  readonly price: string
  readonly store: string | undefined
  readonly day?: Day
  readonly source?: 'shopping' | 'receipt'
}

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
  householdOf(householdId: string): Promise<ScanHousehold>
  eatersOf(tx: Tx, householdId: string): Promise<Eater[]>
  completed(item: Omit<NewItem, 'action'>, today: Day): CompletedItem
  withLedger<T>(
    actor: Actor,
    features: readonly string[],
    work: (unitOfWork: ScanLedger) => Promise<T>,
  ): Promise<T>
  rememberPrices(unitOfWork: ScanLedger, actionId: string, paid: readonly PaidReceiptItem[]): Promise<void>
  /** Returns the store of the household's lists with this name. */
  storeCalled(tx: Tx, householdId: string, name: string): Promise<string | undefined>
}
