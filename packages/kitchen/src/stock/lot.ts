import type { Day } from '../date/day'
import type { Allergen } from '../diet/allergen'
import type { Diet } from '../diet/diet'
import type { Quantity } from '../quantity/quantity'

/** Where food is kept. Example: 'fridge'. */
export type StorageLocation = 'pantry' | 'fridge' | 'freezer'

/** How we know until when a lot keeps: read from its pack, estimated from facts, learned from this household, or told. Example: 'printed'. */
export type ExpirySource = 'printed' | 'estimated' | 'learned' | 'you'

/** Use by is about safety, best before about quality. Example: minced meat has 'use-by', flour 'best-before'. */
export type ExpiryKind = 'use-by' | 'best-before'

/** Until when a lot keeps, and how we know. Example: `{ day: '2026-12-03', source: 'printed', kind: 'use-by' }`. */
export interface Expiry {
  readonly day: Day
  readonly source: ExpirySource
  readonly kind: ExpiryKind
  /** What a cook may read about an estimate. Example: 'USDA FoodKeeper: 3 to 7 days in the fridge'. */
  readonly because?: string
}

/** What leftovers bring into another dish beyond the cooked food itself. Example: `{ allergens: ['dairy'], diets: ['vegan'] }`. */
export interface LeftoverRestrictions {
  readonly allergens: readonly Allergen[]
  /** Diets it does not fit, or that nobody can judge. */
  readonly diets: readonly Diet[]
}

/** One food at one place: bought, opened and finished together. Example: half a litre of milk in the fridge door. */
export interface Lot {
  readonly id: number
  /** Absent for things we do not know, such as 'Grandma's chutney'. */
  readonly foodId?: string
  readonly name: string
  readonly quantity: Quantity
  readonly location: StorageLocation
  readonly expiry?: Expiry
  /** The day it was bought or cooked. */
  readonly since: Day
  /** Portions kept of a dish we cooked. */
  readonly cooked?: boolean
  /** The high-risk class of what went into that dish, such as 'cooked-rice'; its limit holds wherever the portions go. */
  readonly riskClass?: string
  /** What came into it with that dish. */
  readonly brings?: LeftoverRestrictions
  /** The day it was first opened. */
  readonly openedOn?: Day
  /** The day we froze it; absent when it was bought frozen. */
  readonly frozenOn?: Day
  /** How many days it still had when we froze it: freezing stops its clock, it does not turn it back. */
  readonly leftWhenFrozen?: number
  /** The day it came out of the freezer. */
  readonly thawedOn?: Day
}
