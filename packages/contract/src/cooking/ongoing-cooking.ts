import * as z from 'zod/mini'
import { AmountText, Instant, KitchenText, textField, Uuid } from '../http/fields'
import { InventoryItem, ItemLocation } from '../inventory/item'

/**
 * A timer, stored as the instant it ends, so that a reload, sleep or a hidden tab cannot lose it.
 * Example: `{ id, label: 'Pasta', seconds: 540, endsAt: '2026-11-15T18:09:00.000Z', changed: 3 }`.
 */
export const CookingTimer = z.object({
  id: Uuid,
  label: textField({ max: 80 }),
  seconds: z.int().check(z.gte(1), z.lte(172_800)),
  /** The end of a running timer; absent while paused. */
  endsAt: z.optional(Instant),
  /** Remaining seconds while paused. */
  left: z.optional(z.int().check(z.gte(0), z.lte(172_800))),
  /** Stopped or acknowledged; no longer shown. */
  over: z.optional(z.boolean()),
  /** Counts its changes; on a conflict the higher count wins. */
  changed: z.int().check(z.gte(0), z.lte(1_000_000)),
})
/** A timer. Example: `timer.endsAt`. */
export type CookingTimer = z.infer<typeof CookingTimer>

/** One dish on the stove. Example: recipe 7 for four. */
export const CookingDish = z.object({
  recipeId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  version: z.int().check(z.gte(1)),
  servings: z.int().check(z.gte(1), z.lte(100)),
  /** The planned meal it is cooked for. */
  mealId: z.optional(z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
})
/** One dish on the stove. Example: `dish.servings`. */
export type CookingDish = z.infer<typeof CookingDish>

/** The progress of a cooking session, the same on every device of the cook. Example: `cooking.step` is 2 on the third step. */
export const CookingState = z.object({
  /** Index into the steps of all its dishes together. */
  step: z.int().check(z.gte(0), z.lte(999)),
  /** Counts the moves between steps; on a conflict the higher count wins. */
  moves: z.int().check(z.gte(0), z.lte(1_000_000)),
  timers: z.array(CookingTimer).check(z.maxLength(50)),
})
/** The progress of a cooking session. Example: `state.timers`. */
export type CookingState = z.infer<typeof CookingState>

/** A cooking session. Example: two dishes for seven o'clock. */
export const OngoingCooking = z.object({
  id: Uuid,
  dishes: z.array(z.extend(CookingDish, { title: KitchenText })),
  /** The time it should be served. */
  serveAt: z.optional(Instant),
  state: CookingState,
  startedAt: Instant,
  updatedAt: Instant,
  startedBy: z.optional(z.string()),
})
/** A cooking session. Example: `cooking.dishes`. */
export type OngoingCooking = z.infer<typeof OngoingCooking>

/** The amount that a line of a dish takes from one item. Example: 300 g of the opened flour and 200 g of the next. */
export const ProposedTake = z.object({
  itemId: z.int(),
  name: z.string(),
  unit: z.string(),
  /** The amount in stock now. */
  held: z.string(),
  /** The amount the dish takes, in the item's unit. */
  amount: z.string(),
  location: ItemLocation,
  expiryDate: z.optional(z.string()),
  /** Approximate, because it was converted by a usual weight. */
  about: z.boolean(),
})
/** The amount that a line of a dish takes from one item. Example: `take.amount`. */
export type ProposedTake = z.infer<typeof ProposedTake>

/** A line of a dish with the items it is taken from. Example: '500 g flour' from two bags. */
export const ProposedDeduction = z.object({
  recipeId: z.int(),
  /** The line as in the recipe, scaled. */
  line: KitchenText,
  foodId: z.optional(z.string()),
  /** Oldest first. */
  takes: z.array(ProposedTake),
  /** The part that is not in stock: '250 g flour'. */
  short: z.optional(z.string()),
  /** Other items of the same food that could be taken instead. */
  others: z.array(ProposedTake),
})
/** A line of a dish with the items it is taken from. Example: `deduction.takes`. */
export type ProposedDeduction = z.infer<typeof ProposedDeduction>

/** Portions of a dish kept as leftovers. Example: `{ recipeId: 7, portions: '2', location: 'fridge' }`. */
export const KeptPortions = z.object({
  recipeId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  portions: AmountText,
  location: z._default(z.enum(['fridge', 'freezer']), 'fridge'),
})

/** The result of finishing a dish. Example: `done.booking` undoes all of it. */
export const CookingResult = z.object({
  /** The changed items as they are afterwards. */
  items: z.array(InventoryItem),
  removed: z.array(z.int()),
  leftovers: z.array(InventoryItem),
  /** Absent if nothing was taken and nothing kept. */
  booking: z.optional(z.int()),
})
/** The result of finishing a dish. Example: `done.leftovers`. */
export type CookingResult = z.infer<typeof CookingResult>
