import type { Day } from '../date/day'
import type { Allergen } from '../diet/allergen'
import type { Diet } from '../diet/diet'
import type { Quantity } from '../quantity/quantity'

/** A storage place. Example: 'fridge'. */
export type StorageLocation = 'pantry' | 'fridge' | 'freezer'

/**
 * The source of an expiry: printed on the pack, estimated from facts, learned from this household, or set by a cook.
 * Example: 'printed'.
 */
export type ExpirySource = 'printed' | 'estimated' | 'learned' | 'you'

/** Use-by is about safety, best-before about quality. Example: minced meat has 'use-by', flour 'best-before'. */
export type ExpiryKind = 'use-by' | 'best-before'

/** The expiry of a lot and its source. Example: `{ day: '2026-12-03', source: 'printed', kind: 'use-by' }`. */
export interface Expiry {
  readonly day: Day
  readonly source: ExpirySource
  readonly kind: ExpiryKind
  /** The explanation of an estimate, shown to cooks. Example: 'USDA FoodKeeper: 3 to 7 days in the fridge'. */
  readonly because?: string
}

/**
 * The properties that leftovers add to another dish beyond the cooked food itself.
 * Example: `{ allergens: ['dairy'], diets: ['vegan'] }`.
 */
export interface LeftoverRestrictions {
  readonly allergens: readonly Allergen[]
  /** Diets it does not fit, or for which the verdict is not known. */
  readonly diets: readonly Diet[]
}

/** A lot: one food at one place, bought, opened and finished together. Example: half a litre of milk in the fridge door. */
export interface Lot {
  readonly id: number
  /** Absent for unknown items, such as 'Grandma's chutney'. */
  readonly foodId?: string
  readonly name: string
  readonly quantity: Quantity
  readonly location: StorageLocation
  readonly expiry?: Expiry
  /** The day it was bought or cooked. */
  readonly since: Day
  /** Portions kept of a cooked dish. */
  readonly cooked?: boolean
  /** The high-risk class of an ingredient of that dish, such as 'cooked-rice'; its limit applies wherever the portions go. */
  readonly riskClass?: string
  /** The properties it has from that dish. */
  readonly brings?: LeftoverRestrictions
  /** The day it was first opened. */
  readonly openedOn?: Day
  /** The day it was frozen at home; absent if bought frozen. */
  readonly frozenOn?: Day
  /** The days it had left when frozen: freezing pauses the shelf life, it does not reset it. */
  readonly leftWhenFrozen?: number
  /** The day it was thawed. */
  readonly thawedOn?: Day
}
