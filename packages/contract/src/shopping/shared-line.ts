import * as z from 'zod/mini'
import { Instant, textField } from '../http/fields'

/** The writer of a list: a browser's random id, or 'server'. Example: 'b3f1c2d4'. */
const DeviceId = z
  .string()
  // Ticks are looked up by device, and every object has a constructor.
  .check(z.regex(/^(?!constructor$)[a-z0-9-]{1,40}$/, 'Use small letters, digits and dashes.'))

/** Maximum count of a stamp. Example: a household with a thousand changes a day needs 30 million years. */
export const maxCounter = 2 ** 45

/** The logical time of a change to a list: a count, not a clock. Example: `{ at: 7, by: 'b3f1c2d4' }`. */
const LineTimestamp = z.object({ at: z.int().check(z.gte(0), z.lte(maxCounter)), by: DeviceId })

/** The id of a list or a store: 'main', or a random UUID. Example: 'main'. */
export const ListId = z.string().check(z.regex(/^(?:main|[0-9a-f-]{36})$/, 'Use ‘main’ or a UUID.'))

/**
 * The id of a line, set by the device that created it, in lower case; upper case denotes the same line.
 * Example: a fresh random UUID.
 */
export const LineId = z.uuid().check(z.toLowerCase())

const stamped = <Value extends z.core.$ZodType>(value: Value) => z.object({ value, stamp: LineTimestamp })

/** The text of a line as it is stored. Example: `{ text: '2 lemons', for: [{ recipeId: 7, title: 'Lemon Chicken' }] }`. */
const SharedLineDetails = z.object({
  text: textField({ max: 120 }),
  for: z.optional(
    z
      .array(z.object({ recipeId: z.int().check(z.gte(1)), title: textField({ max: 200 }) }))
      .check(z.maxLength(30)),
  ),
  plan: z.optional(z.boolean()),
  check: z.optional(z.boolean()),
  leaves: z.optional(textField({ max: 80 })),
})

const Count = z.int().check(z.gte(0), z.lte(1_000_000))

/** Maximum number of devices that can have ticked one line. Example: 64 phones of a large household. */
export const maxTickingDevices = 64

/** A line as devices exchange it; the kitchen's `mergeLines` merges two versions. Example: see `SharedLine` of the kitchen. */
export const SharedLine = z.object({
  id: LineId,
  born: LineTimestamp,
  words: stamped(SharedLineDetails),
  list: stamped(ListId),
  ticks: z
    .record(DeviceId, z.object({ count: Count, at: z.optional(Instant), store: z.optional(ListId) }))
    .check(z.refine((ticks) => Object.keys(ticks).length <= maxTickingDevices, 'Too many devices.')),
  off: z.optional(
    z.object({
      value: z.boolean(),
      stamp: LineTimestamp,
      seen: z
        .record(DeviceId, Count)
        .check(z.refine((seen) => Object.keys(seen).length <= maxTickingDevices, 'Too many devices.')),
    }),
  ),
  away: z.optional(stamped(z.boolean())),
})
/** One line as devices exchange it. Example: `line.words.value.text`. */
export type SharedLine = z.infer<typeof SharedLine>

/** A line as the server returns it, with its author and creation time. Example: `line.addedBy` is 'Ana'. */
export const AttributedLine = z.extend(SharedLine, { addedBy: z.optional(z.string()), addedAt: Instant })
/** A line as the server returns it. Example: `line.addedAt`. */
export type AttributedLine = z.infer<typeof AttributedLine>

/** The name of a list or store as devices exchange it. Example: 'Farmers’ market', a store. */
export const SharedName = z.object({
  id: ListId,
  kind: z.enum(['list', 'store']),
  born: LineTimestamp,
  name: stamped(textField({ max: 60 })),
  off: z.optional(stamped(z.boolean())),
})
/** The name of a list or store. Example: `name.name.value`. */
export type SharedName = z.infer<typeof SharedName>
