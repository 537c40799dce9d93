import type { InventoryItem, Location, NewItem } from '@larder/contract/inventory'
import type { Category } from '@larder/kitchen/categories'
import type { Day } from '@larder/kitchen/day'
import type { Eater } from '@larder/kitchen/eater'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { OpenBooks } from '../../db/open-books'
import type { Allowances, Limits } from '../../http/limits'
import type { Log } from '../../log'
import type { ProductBook } from '../../products/product-book'
import type { VisionProvider } from '../../vision/provider'
import type { Eyes } from './eyes'

/** What a household's place says: its day, its clock, its money, its country. */
export interface HouseholdFacts {
  readonly today: Day
  readonly timeZone: string
  readonly currency: string
  readonly country: string | null
}

/** What the kitchen makes of something that is new, where the cook left it out. */
export interface Completed {
  readonly foodId: string | null
  readonly category: Category
  readonly location: Location
  readonly expiryDay: Day | null
  readonly expirySource: 'printed' | 'estimated' | 'learned' | 'you' | null
  readonly expiryBecause: string | null
}

/** What came onto the shelves. */
export interface Shelved {
  readonly items: InventoryItem[]
  readonly booking?: number
}

/** The household's books, open while this feature writes its own rows. */
export type Desk = OpenBooks<
  { arrivals: readonly { item: Omit<NewItem, 'action'>; merge: boolean }[] },
  Shelved
>

/** Something that was bought, and what all of it cost. */
export interface Paid {
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
  limits: Limits
  allowances: Allowances
  eyes: Eyes
  /** Another pair of eyes, where one is configured, and how many pictures a day it may be shown. */
  provider?: { readonly vision: VisionProvider; readonly daily: number } | undefined
  /** Where products are looked up that nobody here knows. */
  productBook?: ProductBook | undefined
  householdOf(householdId: string): Promise<HouseholdFacts>
  eatersOf(tx: Tx, householdId: string): Promise<Eater[]>
  completed(item: Omit<NewItem, 'action'>, today: Day): Completed
  atDesk<T>(actor: Actor, words: readonly string[], work: (desk: Desk) => Promise<T>): Promise<T>
  rememberPrices(desk: Desk, actionId: string, paid: readonly Paid[]): Promise<void>
  /** The store of the household’s lists that is called so. */
  storeCalled(tx: Tx, householdId: string, name: string): Promise<string | undefined>
}
