import * as z from 'zod/mini'

/** What a household paid for something. Example: milk, 1 l for 1.29 at the corner shop on the 3rd. */
export const PaidPrice = z.object({
  /** The food, or the words of what the kitchen does not know. */
  foodId: z.optional(z.string()),
  name: z.string(),
  /** What one price bought: '1' and 'l'. */
  amount: z.string(),
  unit: z.string(),
  /** In the household's currency. */
  price: z.number(),
  day: z.string(),
  store: z.optional(z.string()),
})
/** What a household paid for something. Example: `paid.price`. */
export type PaidPrice = z.infer<typeof PaidPrice>

/** What the household's trips to the shops have taught. Example: `memory.stores[0]?.trips`. */
export const ShoppingMemory = z.object({
  currency: z.string(),
  /** By store, the oldest trip first; each trip names the foods in the order they were ticked. */
  stores: z.array(z.object({ id: z.string(), trips: z.array(z.array(z.string())) })),
  /** The newest price of each thing, and in each store. */
  prices: z.array(PaidPrice),
})
/** What the household's trips have taught. Example: `memory.prices`. */
export type ShoppingMemory = z.infer<typeof ShoppingMemory>
