import * as z from 'zod/mini'
import { DayText, Instant, Uuid } from '../http/fields'
import { CategoryName, ItemLocation } from '../inventory/item'

/** The kind of a scan. Example: 'receipt'. */
export const ScanKind = z.enum(['photo', 'receipt', 'barcode', 'camera'])
/** The kind of a scan. Example: 'barcode'. */
export type ScanKind = z.infer<typeof ScanKind>

/** An alternative recognition. Example: `{ name: 'Mandarin', foodId: 'mandarin', confidence: 31 }`. */
export const AlternativeGuess = z.object({
  name: z.string(),
  foodId: z.optional(z.string()),
  /** Percent. */
  confidence: z.int(),
})
/** An alternative recognition. Example: mandarin instead of orange. */
export type AlternativeGuess = z.infer<typeof AlternativeGuess>

/**
 * An area of the picture, in fractions of its width and height.
 * Example: the left half is `{ left: 0, top: 0, width: 0.5, height: 1 }`.
 */
export const ScanArea = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
/** An area of the picture. Example: `area.left`. */
export type ScanArea = z.infer<typeof ScanArea>

/** The source of a product. Example: 'household' when somebody there named it before. */
export const ProductSource = z.enum([
  'household',
  'installation',
  'embedded',
  'open-food-facts',
  'produce-number',
])
/** The source of a product. Example: 'open-food-facts'. */
export type ProductSource = z.infer<typeof ProductSource>

/**
 * A recognised item with amount, place and confidence; the cook can change all of it.
 * Example: `{ key: '1', name: 'Spinach', amount: '1', unit: 'bunch', confidence: 93, ticked: true, … }`.
 */
export const ScanLine = z.object({
  /** Its key within the scan. */
  key: z.string(),
  name: z.string(),
  amount: z.string(),
  unit: z.string(),
  category: CategoryName,
  foodId: z.optional(z.string()),
  location: ItemLocation,
  expiryDate: z.optional(z.string()),
  expirySource: z.optional(z.enum(['printed', 'estimated', 'learned'])),
  expiryBecause: z.optional(z.string()),
  /** Percent, calibrated: nine in ten of those with 90 are right. */
  confidence: z.int(),
  /** Confident enough to be preselected. */
  ticked: z.boolean(),
  /** Alternatives, likeliest first; at most three. */
  others: z.array(AlternativeGuess),
  isFood: z.enum(['food', 'not food', 'not known']),
  /** Conflicts with eaters of the household, one sentence each. */
  warnings: z.array(z.string()),
  /** On a receipt: the line as printed, its price and its discount. */
  text: z.optional(z.string()),
  price: z.optional(z.string()),
  discount: z.optional(z.string()),
  /** For a barcode: its digits, the source and its attribution. */
  code: z.optional(z.string()),
  source: z.optional(ProductSource),
  credit: z.optional(z.string()),
  /** On a photo: its area. */
  area: z.optional(ScanArea),
  /** Of several photos: which one it is on; absent on the first. */
  photo: z.optional(z.int()),
  /** An earlier photo of the scan shows this food, too: perhaps the same piece, so it is not preselected. */
  seenBefore: z.optional(z.boolean()),
})
/** A recognised item. Example: `line.confidence > 90`. */
export type ScanLine = z.infer<typeof ScanLine>

/**
 * The facts of a receipt in addition to its goods; money as printed.
 * Example: `{ store: 'Costco', total: '21.00', difference: '0.00' }`.
 */
export const ReceiptHeader = z.object({
  store: z.optional(z.string()),
  day: z.optional(z.string()),
  currency: z.optional(z.string()),
  total: z.optional(z.string()),
  discounts: z.optional(z.string()),
  /** The goods less discounts, minus the printed total: '0.00' if everything was read. */
  difference: z.optional(z.string()),
})
/** The facts of a receipt in addition to its goods. Example: `head.store`. */
export type ReceiptHeader = z.infer<typeof ReceiptHeader>

/** A scan with its result. Example: a photo of the counter with spinach and eggs. */
export const Scan = z.object({
  id: Uuid,
  kind: ScanKind,
  at: Instant,
  /** The cook who scanned. */
  by: z.optional(z.string()),
  lines: z.array(ScanLine),
  receipt: z.optional(ReceiptHeader),
  /** Advice for the cook, also if nothing was recognised. */
  notes: z.array(z.string()),
  /** The recogniser: Larder’s own, or the configured provider by its name. */
  seenBy: z.string(),
  /** Whether its picture was stored. */
  kept: z.boolean(),
  /** The number of its photos; absent for one. */
  photos: z.optional(z.int()),
  savedAt: z.optional(Instant),
  /** The number of saved items. */
  saved: z.optional(z.int()),
  droppedAt: z.optional(Instant),
})
/** A scan with its result. Example: `scan.lines`. */
export type Scan = z.infer<typeof Scan>

/** The remaining daily scan quota. Example: `{ plan: 'Free', perDay: 10, left: 7, renewsAt: '…' }`; null means without limit. */
export const ScanAllowance = z.object({
  plan: z.string(),
  perDay: z.nullable(z.int()),
  left: z.nullable(z.int()),
  renewsAt: Instant,
})
/** The remaining daily scan quota. Example: `allowance.left`. */
export type ScanAllowance = z.infer<typeof ScanAllowance>

/** A progress event of recognition. Example: `{ kind: 'progress', done: 0.4, doing: 'reading' }`. */
export const ScanEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    done: z.number(),
    doing: z.enum(['waiting', 'opening', 'looking', 'reading', 'understanding']),
  }),
  z.object({ kind: z.literal('found'), scan: Scan, allowance: ScanAllowance }),
  /** Nothing was recognised and the quota was not charged: the reason and advice. */
  z.object({ kind: z.literal('nothing'), notes: z.array(z.string()), allowance: ScanAllowance }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
/** A progress event of recognition. Example: `event.kind`. */
export type ScanEvent = z.infer<typeof ScanEvent>

/** The date printed on a pack, as far as it could be read. Example: `{ day: '2026-12-03', kind: 'best-before' }`. */
export const ParsedPackDate = z.object({
  day: z.optional(DayText),
  kind: z.optional(z.enum(['use-by', 'best-before'])),
  precision: z.optional(z.enum(['day', 'month'])),
  /** The alternative day, if day and month are ambiguous. */
  ambiguous: z.optional(DayText),
})
/** The date printed on a pack. Example: `date.day`. */
export type ParsedPackDate = z.infer<typeof ParsedPackDate>
