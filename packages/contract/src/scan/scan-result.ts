import * as z from 'zod/mini'
import { DayText, Instant, Uuid } from '../http/fields'
import { CategoryName, ItemLocation } from '../inventory/item'

/** What was looked at. Example: 'receipt'. */
export const ScanKind = z.enum(['photo', 'receipt', 'barcode', 'camera'])
/** What was looked at. Example: 'barcode'. */
export type ScanKind = z.infer<typeof ScanKind>

/** Another thing it may be. Example: `{ name: 'Mandarin', foodId: 'mandarin', confidence: 31 }`. */
export const AlternativeGuess = z.object({
  name: z.string(),
  foodId: z.optional(z.string()),
  /** Percent. */
  confidence: z.int(),
})
/** Another thing it may be. Example: mandarin instead of orange. */
export type AlternativeGuess = z.infer<typeof AlternativeGuess>

/** Where in the picture, as parts of its width and height. Example: the left half is `{ left: 0, top: 0, width: 0.5, height: 1 }`. */
export const ScanArea = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
/** Where in the picture. Example: `area.left`. */
export type ScanArea = z.infer<typeof ScanArea>

/** Who knew a product. Example: 'household' when somebody there named it before. */
export const ProductSource = z.enum([
  'household',
  'installation',
  'embedded',
  'open-food-facts',
  'produce-number',
])
/** Who knew a product. Example: 'open-food-facts'. */
export type ProductSource = z.infer<typeof ProductSource>

/**
 * One thing that was found: what it is, how much of it, where it goes and how sure that is; the cook may change all of it.
 * Example: `{ key: '1', name: 'Spinach', amount: '1', unit: 'bunch', confidence: 93, ticked: true, … }`.
 */
export const ScanLine = z.object({
  /** Its name within the scan. */
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
  /** Percent, calibrated: of those that say 90, nine in ten are right. */
  confidence: z.int(),
  /** Sure enough to be chosen beforehand. */
  ticked: z.boolean(),
  /** What else it may be, likeliest first; at most three. */
  others: z.array(AlternativeGuess),
  isFood: z.enum(['food', 'not food', 'not known']),
  /** Whom of the household it does not suit, in a sentence each. */
  warnings: z.array(z.string()),
  /** On a receipt: the line as printed, what it cost and what came off it. */
  text: z.optional(z.string()),
  price: z.optional(z.string()),
  discount: z.optional(z.string()),
  /** Of a barcode: its digits, who knew it, and whom to thank. */
  code: z.optional(z.string()),
  source: z.optional(ProductSource),
  credit: z.optional(z.string()),
  /** On a photo: where it is. */
  area: z.optional(ScanArea),
})
/** One thing that was found. Example: `line.confidence > 90`. */
export type ScanLine = z.infer<typeof ScanLine>

/** What a receipt says besides its goods; money as written on it. Example: `{ store: 'Costco', total: '21.00', difference: '0.00' }`. */
export const ReceiptHeader = z.object({
  store: z.optional(z.string()),
  day: z.optional(z.string()),
  currency: z.optional(z.string()),
  total: z.optional(z.string()),
  discounts: z.optional(z.string()),
  /** The goods less discounts, against the printed total: '0.00' when everything was read. */
  difference: z.optional(z.string()),
})
/** What a receipt says besides its goods. Example: `head.store`. */
export type ReceiptHeader = z.infer<typeof ReceiptHeader>

/** A scan and what it found. Example: a photo of the counter with spinach and eggs. */
export const Scan = z.object({
  id: Uuid,
  kind: ScanKind,
  at: Instant,
  /** The cook who scanned. */
  by: z.optional(z.string()),
  lines: z.array(ScanLine),
  receipt: z.optional(ReceiptHeader),
  /** What the cook should look at, or try when nothing was found. */
  notes: z.array(z.string()),
  /** Who looked: Larder’s own recogniser, or the configured provider by its name. */
  seenBy: z.string(),
  /** Whether its picture was kept. */
  kept: z.boolean(),
  savedAt: z.optional(Instant),
  /** How many things were saved. */
  saved: z.optional(z.int()),
  droppedAt: z.optional(Instant),
})
/** A scan and what it found. Example: `scan.lines`. */
export type Scan = z.infer<typeof Scan>

/** How many scans are left today. Example: `{ plan: 'Free', perDay: 10, left: 7, renewsAt: '…' }`; null means without limit. */
export const ScanAllowance = z.object({
  plan: z.string(),
  perDay: z.nullable(z.int()),
  left: z.nullable(z.int()),
  renewsAt: Instant,
})
/** How many scans are left today. Example: `allowance.left`. */
export type ScanAllowance = z.infer<typeof ScanAllowance>

/** What happens while a picture is looked at. Example: `{ kind: 'progress', done: 0.4, doing: 'reading' }`. */
export const ScanEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    done: z.number(),
    doing: z.enum(['waiting', 'opening', 'looking', 'reading', 'understanding']),
  }),
  z.object({ kind: z.literal('found'), scan: Scan, allowance: ScanAllowance }),
  /** Nothing was recognised, so nothing was counted: why, and what to try. */
  z.object({ kind: z.literal('nothing'), notes: z.array(z.string()), allowance: ScanAllowance }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
/** What happens while a picture is looked at. Example: `event.kind`. */
export type ScanEvent = z.infer<typeof ScanEvent>

/** The date printed on a pack, as far as it could be read. Example: `{ day: '2026-12-03', kind: 'best-before' }`. */
export const ParsedPackDate = z.object({
  day: z.optional(DayText),
  kind: z.optional(z.enum(['use-by', 'best-before'])),
  precision: z.optional(z.enum(['day', 'month'])),
  /** The other day it could be, when day and month can be read both ways. */
  ambiguous: z.optional(DayText),
})
/** The date printed on a pack. Example: `date.day`. */
export type ParsedPackDate = z.infer<typeof ParsedPackDate>
