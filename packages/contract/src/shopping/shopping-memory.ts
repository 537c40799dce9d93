import * as z from 'zod/mini'

/** A price the household paid. Example: milk, 1 l for 1.29 at the corner shop on the 3rd. */
export const PaidPrice = z.object({
  /** The food, or the text of an unknown item. */
  foodId: z.optional(z.string()),
  name: z.string(),
  /** The amount the price is for: '1' and 'l'. */
  amount: z.string(),
  unit: z.string(),
  /** In the household's currency. */
  price: z.number(),
  day: z.string(),
  store: z.optional(z.string()),
})
/** A price the household paid. Example: `paid.price`. */
export type PaidPrice = z.infer<typeof PaidPrice>

/** The shopping history of a household. Example: `memory.stores[0]?.trips`. */
export const ShoppingMemory = z.object({
  currency: z.string(),
  /** By store, the oldest trip first; each trip lists the foods in the order they were ticked. */
  stores: z.array(z.object({ id: z.string(), trips: z.array(z.array(z.string())) })),
  /** The newest price of each item, overall and by store. */
  prices: z.array(PaidPrice),
})
/** The shopping history of a household. Example: `memory.prices`. */
export type ShoppingMemory = z.infer<typeof ShoppingMemory>
