import * as z from 'zod/mini'
import { Instant, Uuid } from '../http/fields'
import { ItemLocation, LotSource, WasteReason } from './item'

/** The kind of a booking. Example: 'used'. */
export const BookingEntryKind = z.enum([
  'bought',
  'used',
  'wasted',
  'moved',
  'corrected',
  'removed',
  'cooked',
  'opened',
  'thawed',
  'split',
  'merged',
])
/** The kind of a booking. Example: 'moved'. */
export type BookingEntryKind = z.infer<typeof BookingEntryKind>

/** A history entry: the change, the item, the cook and the time. Example: 'Ana used 2 bunches of Spinach'. */
export const BookingEntry = z.object({
  id: z.int(),
  kind: BookingEntryKind,
  itemId: z.int(),
  name: z.string(),
  foodId: z.optional(z.string()),
  /** The change in amount, negative if stock was taken; absent if the amount did not change. */
  change: z.optional(z.string()),
  unit: z.string(),
  /** The amount afterwards; absent if the item was removed. */
  left: z.optional(z.string()),
  source: LotSource,
  reason: z.optional(WasteReason),
  /** For moves: source and destination. */
  from: z.optional(ItemLocation),
  to: z.optional(ItemLocation),
  /** Fields that an edit changed in addition to the amount. Example: ['name', 'expiry']. */
  changed: z.array(z.string()),
  /** The cook who made the change; absent if the account was deleted. */
  who: z.optional(z.string()),
  /** The name of the camera that detected it, if no cook made the change. */
  camera: z.optional(z.string()),
  you: z.boolean(),
  at: Instant,
  undone: z.boolean(),
  /** Whether it can still be undone. */
  undoable: z.boolean(),
})
/** A history entry. Example: Ana used two. */
export type BookingEntry = z.infer<typeof BookingEntry>

/** A like or a follow by or of this cook. Example: 'Bo liked your Plum cake'. */
export const CommunityEntry = z.object({
  id: z.string(),
  kind: z.enum(['liked', 'followed']),
  /** The cook who liked or followed. */
  who: z.string(),
  you: z.boolean(),
  /** The liked recipe or the followed cook. */
  name: z.string(),
  /** Whether the recipe is yours or the followed cook is you. */
  yours: z.boolean(),
  recipeId: z.optional(z.int()),
  postId: z.optional(z.int()),
  /** The other cook involved. */
  cookId: z.optional(Uuid),
  at: Instant,
})
/** A like or a follow. Example: `entry.yours`. */
export type CommunityEntry = z.infer<typeof CommunityEntry>

/** An entry of the dashboard: a stock booking or a community event. */
export const ActivityEntry = z.discriminatedUnion('kind', [BookingEntry, CommunityEntry])
/** An entry of the dashboard. Example: `entry.kind`. */
export type ActivityEntry = z.infer<typeof ActivityEntry>
