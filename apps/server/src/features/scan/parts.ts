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

/** What a household's place says: its day, its clock, its money, its country. */
export interface ScanHousehold {
  readonly today: Day
  readonly timeZone: string
  readonly currency: string
  readonly country: string | null
}

/** What the kitchen makes of something that is new, where the cook left it out. */
export interface CompletedItem {
  readonly foodId: string | null
  readonly category: Category
  readonly location: ItemLocation
  readonly expiryDay: Day | null
  readonly expirySource: 'printed' | 'estimated' | 'learned' | 'you' | null
  readonly expiryBecause: string | null
}

/** What came onto the shelves. */
export interface ScanBooking {
  readonly items: InventoryItem[]
  readonly booking?: number
}

/** The household's books, open while this feature writes its own rows. */
export type ScanLedger = LedgerUnitOfWork<
  { arrivals: readonly { item: Omit<NewItem, 'action'>; merge: boolean }[] },
  ScanBooking
>

/** Something that was bought, and what all of it cost. */
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
  /** Another pair of eyes, where one is configured, and how many pictures a day it may be shown. */
  provider?: { readonly vision: VisionProvider; readonly daily: number } | undefined
  /** Where products are looked up that nobody here knows. */
  productBook?: ProductLookup | undefined
  householdOf(householdId: string): Promise<ScanHousehold>
  eatersOf(tx: Tx, householdId: string): Promise<Eater[]>
  completed(item: Omit<NewItem, 'action'>, today: Day): CompletedItem
  withLedger<T>(actor: Actor, words: readonly string[], work: (desk: ScanLedger) => Promise<T>): Promise<T>
  rememberPrices(desk: ScanLedger, actionId: string, paid: readonly PaidReceiptItem[]): Promise<void>
  /** The store of the household’s lists that is called so. */
  storeCalled(tx: Tx, householdId: string, name: string): Promise<string | undefined>
}
