import { categories } from '@larder/kitchen/food/categories'
import * as z from 'zod/mini'
import { AllergenId, DietId } from '../diet'
import { AmountText, ClientIdempotencyKey, DayText, textField } from '../http/fields'

/** Where food is kept. Example: 'fridge'. */
export const ItemLocation = z.enum(['pantry', 'fridge', 'freezer'])
/** Where food is kept. Example: 'freezer'. */
export type ItemLocation = z.infer<typeof ItemLocation>

/** The shelf an item is sorted under. Example: 'Dairy'. */
export const CategoryName = z.enum(categories)

/** How a lot came into the house. Example: 'manual' when somebody typed it in. */
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
/** How a lot came into the house. Example: 'receipt'. */
export type LotSource = z.infer<typeof LotSource>

/** Why something was thrown away. Example: 'expired'. */
export const WasteReason = z.enum(['expired', 'spoiled', 'too-much', 'disliked', 'other'])
/** Why something was thrown away. Example: 'too-much'. */
export type WasteReason = z.infer<typeof WasteReason>

/** The id of an item: a number, as the specification has it. Example: 17. */
export const ItemId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/** What is known of leftovers: the dish they are, what is in it and what a portion gives. Example: `dish.contains` is `['gluten']`. */
export const LeftoverDish = z.object({
  recipeId: z.int(),
  title: z.string(),
  contains: z.array(AllergenId),
  notKnown: z.array(AllergenId),
  /** Of one portion, as far as it is known. */
  perPortion: z.object({
    kcal: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fat: z.number(),
    fiber: z.number(),
    sugar: z.number(),
    sodium: z.number(),
  }),
  /** The part of the dish, by weight, that these figures stand on. */
  coverage: z.number(),
  /** The high-risk class of what went into it, where its portions keep shorter than other leftovers. Example: 'cooked-rice'. */
  riskClass: z.optional(z.string()),
  /** Of leftovers that go into another dish: what they bring beyond the food itself. */
  brings: z.optional(
    z.object({ allergens: z.readonly(z.array(AllergenId)), diets: z.readonly(z.array(DietId)) }),
  ),
  /** The revision of the kitchen's rules that found its allergens; absent where it was cooked before that was written down. */
  rules: z.optional(z.int()),
})
/** What is known of leftovers. Example: `dish.title`. */
export type LeftoverDish = z.infer<typeof LeftoverDish>

/**
 * One thing in the kitchen as the screens and the specification speak of it: the view of one lot.
 * Example: `{ id: 7, name: 'Spinach', amount: '2', unit: 'bunches', category: 'Vegetables', expiryDate: '2026-11-18', … }`.
 */
export const InventoryItem = z.object({
  id: z.int(),
  name: z.string(),
  /** Whole when whole, never below '0'. */
  amount: z.string(),
  /** As the cook wrote it. */
  unit: z.string(),
  category: CategoryName,
  expiryDate: z.optional(z.string()),
  /** How that day is known. */
  expirySource: z.optional(z.enum(['printed', 'estimated', 'learned', 'you'])),
  /** Use-by is about safety, best-before about quality. */
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  /** What a cook may read about an estimate. */
  expiryBecause: z.optional(z.string()),
  /** The food as the kitchen knows it; absent for 'Grandma’s chutney'. */
  foodId: z.optional(z.string()),
  location: ItemLocation,
  /** The day it was bought or cooked. */
  since: z.string(),
  openedOn: z.optional(z.string()),
  frozenOn: z.optional(z.string()),
  thawedOn: z.optional(z.string()),
  source: LotSource,
  /** So much is used a day, in the item's unit, where somebody said so. */
  dailyConsumption: z.optional(z.string()),
  /** What all that is left of it cost, in the household’s currency. */
  price: z.optional(z.string()),
  /** Of leftovers. */
  dish: z.optional(LeftoverDish),
  /** Counts its changes; sent with an edit, it keeps somebody else's change from being overwritten. */
  version: z.int(),
  /** In the answer to a change: the booking that made it, which can be undone. */
  booking: z.optional(z.int()),
})
/** One thing in the kitchen. Example: two bunches of spinach in the fridge. */
export type InventoryItem = z.infer<typeof InventoryItem>

const ItemName = textField({ max: 120 })
const UnitText = textField({ min: 0, max: 40 })
const Price = z.string().check(z.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'Write the price like 3.49.'))
const action = z.optional(ClientIdempotencyKey)

/**
 * What the Add form sends. Only the name, amount and unit are needed: food, category, place and expiry are filled in from
 * what the kitchen knows. Example: `{ name: 'Spinach', amount: '2', unit: 'bunches' }`.
 */
export const NewItem = z.object({
  name: ItemName,
  amount: AmountText,
  unit: z._default(UnitText, ''),
  category: z.optional(CategoryName),
  /** Absent: estimated where it can be. Null: it has none. */
  expiryDate: z.optional(z.nullable(DayText)),
  /** 'printed' when the day was read from the pack; a day without it is what the cook says. */
  expirySource: z.optional(z.enum(['printed', 'you'])),
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  /** Keeps so many days from today; a day goes before it. */
  shelfLifeDays: z.optional(z.int().check(z.gte(0), z.lte(3650))),
  /** Absent: the food its name surely stands for. Null: none, it is something of their own. */
  foodId: z.optional(z.nullable(textField({ max: 80 }))),
  location: z.optional(ItemLocation),
  openedOn: z.optional(DayText),
  source: z._default(LotSource, 'manual'),
  dailyConsumption: z.optional(z.nullable(AmountText)),
  price: z.optional(z.nullable(Price)),
  action,
})
/** What the Add form sends, checked. Example: two bunches of spinach. */
export type NewItem = z.infer<typeof NewItem>

/**
 * What the Edit form sends: only what changes. With a version, it is refused when somebody was faster.
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
  action,
})
/** What the Edit form sends, checked. Example: three instead of two. */
export type ItemEdit = z.infer<typeof ItemEdit>
