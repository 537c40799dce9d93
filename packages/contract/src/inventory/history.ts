import * as z from 'zod/mini'
import { Instant, Uuid } from '../http/fields'
import { ItemLocation, LotSource, WasteReason } from './item'

/** What happened to an item. Example: 'used'. */
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
/** What happened to an item. Example: 'moved'. */
export type BookingEntryKind = z.infer<typeof BookingEntryKind>

/** One line of the history: what happened to which item, by whom and when. Example: 'Ana used 2 bunches of Spinach'. */
export const BookingEntry = z.object({
  id: z.int(),
  kind: BookingEntryKind,
  itemId: z.int(),
  name: z.string(),
  foodId: z.optional(z.string()),
  /** How much came or went; absent when no amount changed. A minus sign means it went. */
  change: z.optional(z.string()),
  unit: z.string(),
  /** How much there was after it; absent when the item went. */
  left: z.optional(z.string()),
  source: LotSource,
  reason: z.optional(WasteReason),
  /** For moves: from where to where. */
  from: z.optional(ItemLocation),
  to: z.optional(ItemLocation),
  /** What an edit changed besides the amount. Example: ['name', 'expiry']. */
  changed: z.array(z.string()),
  /** Who did it; absent when that account is gone. */
  who: z.optional(z.string()),
  /** The name of the camera that saw it, when no cook did it. */
  camera: z.optional(z.string()),
  you: z.boolean(),
  at: Instant,
  undone: z.boolean(),
  /** Whether it can still be taken back. */
  undoable: z.boolean(),
})
/** One line of the history. Example: Ana used two. */
export type BookingEntry = z.infer<typeof BookingEntry>

/** A like or a follow of this cook's, or one that they were given. Example: 'Bo liked your Plum cake'. */
export const CommunityEntry = z.object({
  id: z.string(),
  kind: z.enum(['liked', 'followed']),
  /** Who did it. */
  who: z.string(),
  you: z.boolean(),
  /** The recipe that was liked, or the cook who was followed. */
  name: z.string(),
  /** The recipe is yours, or you are who was followed. */
  yours: z.boolean(),
  recipeId: z.optional(z.int()),
  postId: z.optional(z.int()),
  /** The other cook of the two. */
  cookId: z.optional(Uuid),
  at: Instant,
})
/** A like or a follow. Example: `entry.yours`. */
export type CommunityEntry = z.infer<typeof CommunityEntry>

/** One line of the dashboard: what became of an item, or what happened in the community. */
export const ActivityEntry = z.discriminatedUnion('kind', [BookingEntry, CommunityEntry])
/** One line of the dashboard. Example: `entry.kind`. */
export type ActivityEntry = z.infer<typeof ActivityEntry>
