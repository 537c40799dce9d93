import * as z from 'zod/mini'
import { Instant, textField } from '../http/fields'

/** Who writes on a list: a browser, by the random name it gave itself, or 'server'. Example: 'b3f1c2d4'. */
export const DeviceId = z
  .string()
  // Ticks are looked up by device, and every object has a constructor.
  .check(z.regex(/^(?!constructor$)[a-z0-9-]{1,40}$/, 'Use small letters, digits and dashes.'))

/** The highest count a stamp may have. Example: a household that says a thousand things a day needs 30 million years. */
export const maxCounter = 2 ** 45

/** When something was said on a list, by a count and not by a clock. Example: `{ at: 7, by: 'b3f1c2d4' }`. */
export const LineTimestamp = z.object({ at: z.int().check(z.gte(0), z.lte(maxCounter)), by: DeviceId })

/** The name of a list or a store: 'main', or a random UUID. Example: 'main'. */
export const ListId = z.string().check(z.regex(/^(?:main|[0-9a-f-]{36})$/, 'Use ‘main’ or a UUID.'))

/** A line's own name, given by the device that wrote it, in small letters: in capitals it is still the same line. Example: a fresh random UUID. */
export const LineId = z.uuid().check(z.toLowerCase())

const said = <Value extends z.core.$ZodType>(value: Value) => z.object({ value, stamp: LineTimestamp })

/** The words of a line as they are stored. Example: `{ text: '2 lemons', for: [{ recipeId: 7, title: 'Lemon Chicken' }] }`. */
export const SharedLineDetails = z.object({
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

/** The most devices that can have ticked one line. Example: 64 phones of a large household. */
export const maxTickingDevices = 64

/** One line as devices exchange it; the kitchen's `mergeLines` puts two of them together. Example: see `SharedLine` of the kitchen. */
export const SharedLine = z.object({
  id: LineId,
  born: LineTimestamp,
  words: said(SharedLineDetails),
  list: said(ListId),
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
  away: z.optional(said(z.boolean())),
})
/** One line as devices exchange it. Example: `line.words.value.text`. */
export type SharedLine = z.infer<typeof SharedLine>

/** A line as the server tells it: with who wrote it down, and when. Example: `line.addedBy` is 'Ana'. */
export const AttributedLine = z.extend(SharedLine, { addedBy: z.optional(z.string()), addedAt: Instant })
/** A line as the server tells it. Example: `line.addedAt`. */
export type AttributedLine = z.infer<typeof AttributedLine>

/** The name of a list or store as devices exchange it. Example: 'Farmers’ market', a store. */
export const SharedName = z.object({
  id: ListId,
  kind: z.enum(['list', 'store']),
  born: LineTimestamp,
  name: said(textField({ max: 60 })),
  off: z.optional(said(z.boolean())),
})
/** The name of a list or store. Example: `name.name.value`. */
export type SharedName = z.infer<typeof SharedName>
