import * as z from 'zod/mini'
import { AmountText, Instant, textField, Uuid } from '../http/fields'
import { InventoryItem, ItemLocation } from '../inventory/item'

/**
 * A timer, kept as the instant it ends so that a reload, sleep or a hidden tab cannot lose it. Example:
 * `{ id, label: 'Pasta', seconds: 540, endsAt: '2026-11-15T18:09:00.000Z', changed: 3 }`.
 */
export const CookingTimer = z.object({
  id: Uuid,
  label: textField({ max: 80 }),
  seconds: z.int().check(z.gte(1), z.lte(172_800)),
  /** Running until then; absent while it rests. */
  endsAt: z.optional(Instant),
  /** What is left while it rests. */
  left: z.optional(z.int().check(z.gte(0), z.lte(172_800))),
  /** Stopped or heard: it is not shown any more. */
  over: z.optional(z.boolean()),
  /** Counts its changes; of two, the one with more stands. */
  changed: z.int().check(z.gte(0), z.lte(1_000_000)),
})
/** A timer. Example: `timer.endsAt`. */
export type CookingTimer = z.infer<typeof CookingTimer>

/** One dish on the stove. Example: recipe 7 for four. */
export const CookingDish = z.object({
  recipeId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  version: z.int().check(z.gte(1)),
  servings: z.int().check(z.gte(1), z.lte(100)),
  /** The planned meal it is for. */
  mealId: z.optional(z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
})
/** One dish on the stove. Example: `dish.servings`. */
export type CookingDish = z.infer<typeof CookingDish>

/** How far a cook is, the same on every device of theirs. Example: `cooking.step` is 2 on the third step. */
export const CookingState = z.object({
  /** The place in the steps of all its dishes together. */
  step: z.int().check(z.gte(0), z.lte(999)),
  /** Counts the moves between steps; of two states, the one with more stands. */
  moves: z.int().check(z.gte(0), z.lte(1_000_000)),
  timers: z.array(CookingTimer).check(z.maxLength(50)),
})
/** How far a cook is. Example: `state.timers`. */
export type CookingState = z.infer<typeof CookingState>

/** Something being cooked. Example: two dishes for seven o'clock. */
export const OngoingCooking = z.object({
  id: Uuid,
  dishes: z.array(z.extend(CookingDish, { title: z.string() })),
  /** When it should be on the table. */
  serveAt: z.optional(Instant),
  state: CookingState,
  startedAt: Instant,
  updatedAt: Instant,
  startedBy: z.optional(z.string()),
})
/** Something being cooked. Example: `cooking.dishes`. */
export type OngoingCooking = z.infer<typeof OngoingCooking>

/** What one line of a dish takes from the shelves. Example: 300 g of the opened flour and 200 g of the next. */
export const ProposedTake = z.object({
  itemId: z.int(),
  name: z.string(),
  unit: z.string(),
  /** What is there now. */
  held: z.string(),
  /** What the dish takes, in the item's own unit. */
  amount: z.string(),
  location: ItemLocation,
  expiryDate: z.optional(z.string()),
  /** A usual weight stood between, so it is about so much. */
  about: z.boolean(),
})
/** What one line takes from one item. Example: `take.amount`. */
export type ProposedTake = z.infer<typeof ProposedTake>

/** One line of a dish and where it comes from. Example: '500 g flour' from two bags. */
export const ProposedDeduction = z.object({
  recipeId: z.int(),
  /** As the recipe has it, scaled. */
  line: z.string(),
  foodId: z.optional(z.string()),
  /** Oldest first. */
  takes: z.array(ProposedTake),
  /** What no shelf holds: '250 g flour'. */
  short: z.optional(z.string()),
  /** Other items of the same food that could be taken instead. */
  others: z.array(ProposedTake),
})
/** One line of a dish and where it comes from. Example: `deduction.takes`. */
export type ProposedDeduction = z.infer<typeof ProposedDeduction>

/** Portions of a dish that are kept. Example: `{ recipeId: 7, portions: '2', location: 'fridge' }`. */
export const KeptPortions = z.object({
  recipeId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  portions: AmountText,
  location: z._default(z.enum(['fridge', 'freezer']), 'fridge'),
})

/** What comes of finishing a dish. Example: `done.booking` undoes all of it. */
export const CookingResult = z.object({
  /** What is on the shelves after it, of what was touched. */
  items: z.array(InventoryItem),
  removed: z.array(z.int()),
  leftovers: z.array(InventoryItem),
  /** Absent when nothing was taken and nothing kept. */
  booking: z.optional(z.int()),
})
/** What comes of finishing a dish. Example: `done.leftovers`. */
export type CookingResult = z.infer<typeof CookingResult>
