import { categories } from '@larder/kitchen/food/categories'
import * as z from 'zod/mini'
import { AllergenId, DietId } from '../diet'
import { AmountText, ClientIdempotencyKey, DayText, textField } from '../http/fields'

/** A storage place. Example: 'fridge'. */
export const ItemLocation = z.enum(['pantry', 'fridge', 'freezer'])
/** A storage place. Example: 'freezer'. */
export type ItemLocation = z.infer<typeof ItemLocation>

/** The category of an item. Example: 'Dairy'. */
export const CategoryName = z.enum(categories)

/** The origin of a lot. Example: 'manual' when somebody typed it in. */
export const LotSource = z.enum([
  'manual',
  'photo',
  'receipt',
  'barcode',
  'camera',
  'cooked',
  'shopping',
  'import',
])
/** The origin of a lot. Example: 'receipt'. */
export type LotSource = z.infer<typeof LotSource>

/** The reason food was thrown away. Example: 'expired'. */
export const WasteReason = z.enum(['expired', 'spoiled', 'too-much', 'disliked', 'other'])
/** The reason food was thrown away. Example: 'too-much'. */
export type WasteReason = z.infer<typeof WasteReason>

/** The id of an item, an integer as in the specification. Example: 17. */
export const ItemId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/** Facts of leftovers: dish, allergens and nutrition per portion. Example: `dish.contains` is `['gluten']`. */
export const LeftoverDish = z.object({
  recipeId: z.int(),
  title: z.string(),
  contains: z.array(AllergenId),
  notKnown: z.array(AllergenId),
  /** Per portion, as far as known. */
  perPortion: z.object({
    kcal: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fat: z.number(),
    fiber: z.number(),
    sugar: z.number(),
    sodium: z.number(),
  }),
  /** The part of the dish, by weight, that the figures cover. */
  coverage: z.number(),
  /** The high-risk class of an ingredient that shortens the shelf life of the portions. Example: 'cooked-rice'. */
  riskClass: z.optional(z.string()),
  /** For leftovers used in another dish: the properties they add beyond the food itself. */
  brings: z.optional(
    z.object({ allergens: z.readonly(z.array(AllergenId)), diets: z.readonly(z.array(DietId)) }),
  ),
  /** The revision of the kitchen's rules that found its allergens; absent for dishes cooked before it was recorded. */
  rules: z.optional(z.int()),
})
/** Facts of leftovers. Example: `dish.title`. */
export type LeftoverDish = z.infer<typeof LeftoverDish>

/**
 * An item: one lot as screens and the specification present it.
 * Example:
 * `{ id: 7, name: 'Spinach', amount: '2', unit: 'bunches', category: 'Vegetables', expiryDate: '2026-11-18', … }`.
 */
export const InventoryItem = z.object({
  id: z.int(),
  name: z.string(),
  /** Without decimals if whole, never below '0'. */
  amount: z.string(),
  /** The unit as the cook wrote it. */
  unit: z.string(),
  category: CategoryName,
  expiryDate: z.optional(z.string()),
  /** The source of the expiry date. */
  expirySource: z.optional(z.enum(['printed', 'estimated', 'learned', 'you'])),
  /** Use-by is about safety, best-before about quality. */
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  /** The explanation of an estimate, shown to cooks. */
  expiryBecause: z.optional(z.string()),
  /** The linked food; absent for 'Grandma’s chutney'. */
  foodId: z.optional(z.string()),
  location: ItemLocation,
  /** The day it was bought or cooked. */
  since: z.string(),
  openedOn: z.optional(z.string()),
  frozenOn: z.optional(z.string()),
  thawedOn: z.optional(z.string()),
  source: LotSource,
  /** Daily use in the item's unit, if set. */
  dailyConsumption: z.optional(z.string()),
  /** The cost of the remaining amount, in the household’s currency. */
  price: z.optional(z.string()),
  /** For leftovers. */
  dish: z.optional(LeftoverDish),
  /** Counts its changes. Sent with an edit, it prevents overwriting another cook's change. */
  version: z.int(),
  /** In the response to a change: the booking, which can be undone. */
  booking: z.optional(z.int()),
})
/** An item. Example: two bunches of spinach in the fridge. */
export type InventoryItem = z.infer<typeof InventoryItem>

const ItemName = textField({ max: 120 })
const UnitText = textField({ min: 0, max: 40 })
const Price = z.string().check(z.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'Enter a price like 3.49.'))
const idempotencyKey = z.optional(ClientIdempotencyKey)

/**
 * The body of the Add form. Only name, amount and unit are required; food, category, place and expiry have defaults
 * from the food.
 * Example: `{ name: 'Spinach', amount: '2', unit: 'bunches' }`.
 */
export const NewItem = z.object({
  name: ItemName,
  amount: AmountText,
  unit: z._default(UnitText, ''),
  category: z.optional(CategoryName),
  /** Absent: estimated if possible. Null: no expiry. */
  expiryDate: z.optional(z.nullable(DayText)),
  /** 'printed' if the day was read from the pack; otherwise the day was set by the cook. */
  expirySource: z.optional(z.enum(['printed', 'you'])),
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  /** Keeps so many days from today; an explicit day takes precedence. */
  shelfLifeDays: z.optional(z.int().check(z.gte(0), z.lte(3650))),
  /** Absent: the food the name certainly denotes. Null: no food, an item of the cook's own. */
  foodId: z.optional(z.nullable(textField({ max: 80 }))),
  location: z.optional(ItemLocation),
  openedOn: z.optional(DayText),
  source: z._default(LotSource, 'manual'),
  dailyConsumption: z.optional(z.nullable(AmountText)),
  price: z.optional(z.nullable(Price)),
  action: idempotencyKey,
})
/** The validated body of the Add form. Example: two bunches of spinach. */
export type NewItem = z.infer<typeof NewItem>

/**
 * The body of the Edit form: changed fields only. With an outdated version it is rejected.
 * Example: `{ amount: '3', version: 4 }`.
 */
export const ItemEdit = z.object({
  name: z.optional(ItemName),
  amount: z.optional(AmountText),
  unit: z.optional(UnitText),
  category: z.optional(CategoryName),
  expiryDate: z.optional(z.nullable(DayText)),
  expirySource: z.optional(z.enum(['printed', 'you'])),
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  foodId: z.optional(z.nullable(textField({ max: 80 }))),
  location: z.optional(ItemLocation),
  openedOn: z.optional(z.nullable(DayText)),
  dailyConsumption: z.optional(z.nullable(AmountText)),
  price: z.optional(z.nullable(Price)),
  version: z.optional(z.int().check(z.gte(1))),
  action: idempotencyKey,
})
/** The validated body of the Edit form. Example: three instead of two. */
export type ItemEdit = z.infer<typeof ItemEdit>
