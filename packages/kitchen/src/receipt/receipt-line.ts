import { chargeTable, discountTable, receiptLineTable } from '../data/shops/receipt-lines'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { DepartmentGoods } from './goods'
import { departmentOf } from './goods'
import { splitMultiplied } from './multiplied-line'
import type { LinePrice } from './price'
import { findLinePrice } from './price'
import type { NameLayout, PrintedName } from './printed-name'
import { parsePrintedName } from './printed-name'
import type { PrintedQuantity } from './printed-quantity'
import { parsePrintedQuantity } from './printed-quantity'
import { parsePrintedDay } from './receipt-day'

/** The kind of a printed line. Example: '2 @ 1.99' is a 'quantity', 'VISA 20.00' a 'pay', 'PRODUCE' a 'heading'. */
type LineKind =
  | 'empty'
  | 'noise'
  | 'heading'
  | 'item'
  | 'name'
  | 'nameless'
  | 'quantity'
  | 'deposit'
  | 'fee'
  | 'discount'
  | 'void'
  | 'subtotal'
  | 'total'
  | 'excluded'
  | 'tax'
  | 'round'
  | 'saving'
  | 'count'
  | 'pay'
  | 'points'

/** A classified line. Example: 'MILK 4.99' has kind 'item', the name 'MILK' and the price 499. */
export interface ClassifiedLine {
  readonly index: number
  readonly text: string
  readonly kind: LineKind
  readonly price?: LinePrice
  readonly name?: PrintedName
  readonly quantity?: PrintedQuantity
  readonly department?: DepartmentGoods
}

/** Maximum length of a line; no till prints more. Example: a pasted page without line breaks. */
export const maxReceiptLineLength = 300

/**
 * Classifies a printed line by itself; grouping uses its neighbours.
 * Example: `classifyReceiptLine('4011 BANANA 1.54', 3, layout).kind` is 'item'.
 */
export function classifyReceiptLine(raw: string, index: number, layout: NameLayout): ClassifiedLine {
  const text = raw.replace(/[\p{Cc}\u00a0\ufffd]/gu, ' ').trimEnd()
  const line = { index, text: text.trim() }
  if (!/[\p{L}\p{N}]/u.test(text)) return { ...line, kind: 'empty' }
  if (text.length > maxReceiptLineLength) return { ...line, kind: 'noise' }
  const price = findLinePrice(text)
  const head = price ? price.head : text
  const word = wordKind(head)
  if (word === 'void' && price && price.money > 0 && !/^\W*void/i.test(head))
    return { ...line, kind: 'noise' }
  if (word === 'count' && price && price.money > 0 && countedTotal.test(head))
    return { ...line, kind: 'total', price }
  if (
    word &&
    !(word === 'pay' && price && chargeKind(head) === 'deposit') &&
    !(isNegative(price) && (word === 'saving' || word === 'pay' || /sav|coupon|disc|off/i.test(head)))
  ) {
    return { ...line, kind: word, ...(price ? { price } : {}) }
  }
  const quantity = parsePrintedQuantity(text)
  if (quantity) return { ...line, kind: 'quantity', quantity, ...(price ? { price } : {}) }
  if (parsePrintedDay(text)) return { ...line, kind: 'noise' }
  if (!isNegative(price) && /%.*@|@.*%/.test(head) && !/[a-z]{5}/i.test(head))
    return { ...line, kind: 'tax', ...(price ? { price } : {}) }
  if (!price) return classifyUnpriced(line, text, layout)
  const unit = /^(.*\S)\s*@\s?$/.exec(price.head)
  if (unit && price.money > 0) return classifyUnpriced(line, unit[1] ?? '', layout)
  if (insteadOf.test(head)) return { ...line, kind: 'noise', price: { ...price, head: '' } }
  const name = parsePrintedName(head, layout)
  const charge = chargeKind(head)
  if (charge) return { ...line, kind: charge, price, name }
  if (isNegative(price) || isDiscount(head)) return { ...line, kind: 'discount', price, name }
  if (junk.test(head)) return { ...line, kind: 'noise', price }
  if (isName(name.name)) return inlineItem({ ...line, kind: 'item', price, name }, layout)
  return { ...line, kind: isNameless(head, name, price) ? 'nameless' : 'noise', price, name }
}

// 'statt 5,58   4,58': the price of the name above, and what it was before.
const insteadOf =
  /^\W*(?:an)?(?:statt|instead of|au lieu de|antes|invece di|i\.?p\.?v\.?|zamiast|umjesto)\W*\d+[.,]\d\d\W*$/i

// 'GRN ONI 2 @ 0.99 1.98': the quantity stands between name and sum.
function inlineItem(
  line: ClassifiedLine & { name: PrintedName; price: LinePrice },
  layout: NameLayout,
): ClassifiedLine {
  const multiplied = splitMultiplied(line.price)
  if (multiplied) {
    const { code = line.name.code, name } = parsePrintedName(multiplied.head, layout)
    const printed = { ...line.name, name, ...(code === undefined ? {} : { code }) }
    return { ...line, name: printed, quantity: multiplied.quantity }
  }
  const parts =
    /^(.*\p{L}.*?)\s(\d[\d.,]*\s?(?:@|[xX]\s|[xX*](?=\d{1,3}[.,]\d\d(?:\s|=|$))|kg|lb|AT\s\d).*)$/u.exec(
      line.name.name,
    )
  const quantity = parts ? parsePrintedQuantity(parts[2] ?? '') : undefined
  if (!quantity || !parts) return { ...line, name: stripColumns(line.name) }
  const { code = line.name.code, name } = parsePrintedName((parts[1] ?? '').trim(), layout)
  return { ...line, name: { ...line.name, name, ...(code === undefined ? {} : { code }) }, quantity }
}

function classifyUnpriced(
  line: { index: number; text: string },
  text: string,
  layout: NameLayout,
): ClassifiedLine {
  const department = departmentOf(text)
  if (department) return { ...line, kind: 'heading', department }
  const name = parsePrintedName(text, layout)
  const charge = chargeKind(text)
  if (charge) return { ...line, kind: charge, name }
  if (junk.test(text) || moreJunk.test(text) || !isName(name.name)) return { ...line, kind: 'noise' }
  return { ...line, kind: 'name', name }
}

// 'TOTAL 8 ARTICLES 22,34' holds the number of goods and their sum.
const countedTotal =
  /\btota(?:l|le|al)\W+\d{1,3}\W+(?:art\p{L}*|items?|lignes?|produits?|pi[eè]ces?|pezzi|stuks?|positionen|szt\p{L}*|poz\p{L}*)(?!\p{L})/iu

const words = lazyValue(() =>
  parseRows(receiptLineTable).map(([kind, whole, starts, holds]) => ({
    kind: kind as LineKind,
    whole: new Set(parseList(whole)),
    starts: parseList(starts),
    holds: parseList(holds),
  })),
)
const charges = lazyValue(() =>
  parseRows(chargeTable).map(([kind, holds]) => ({
    kind: kind as 'deposit' | 'fee',
    holds: parseList(holds),
  })),
)
const discounts = lazyValue(() => parseList(discountTable.trim()))

/** Digits that photographed letters are mistaken for. */
const misread: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 4: 'a', 5: 's', 6: 'g', 8: 'b' }
// 'IOTAL', 'TDTAL', 'TOTAI': the total must not be missed.
const misreadTotal = /^[tifl][odqc][tifl]a[lit]/

/** Returns the letters of a line in lower case without gaps. Example: `squeezeLetters('SUB TO TAL  12.99')` is 'subtotal'. */
export function squeezeLetters(text: string): string {
  return text
    .slice(0, maxReceiptLineLength)
    .replace(/\s+/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<![a-z])[^a-z]*\d[^a-z]*(?![a-z])/g, ' ')
    .replace(/[014568]/g, (digit) => misread[digit] ?? digit)
    .replace(/[^a-z]/g, '')
    .replace(misreadTotal, 'total')
}

const taxWord =
  /(?:^|[^a-z])[a-z6]?[=: ]?(?:gst|hst|pst|qst|mwst)(?![a-z])|^\W*\d{1,2}(?:\.\d+)?\s?%\s*[A-Z]{2,3}\W*$/i
// Only a few words may follow 'total'; 'TOTAL RAISIN CEREAL' is a product.
const totalTail =
  /^total(?:.{0,3}|(?:sales?|sale|incl?|due|rm|myr|cad|usd|eur|aud|gbp|after|includes?|payable|amount|amt|balance|price|purchase|order|ttc|inkl|topay|apayer|aregler|for).*)$/

function wordKind(head: string): LineKind | undefined {
  const letters = squeezeLetters(head)
  if (letters === '') return undefined
  for (const { kind, whole, starts, holds } of words()) {
    if (whole.has(letters) || starts.some((start) => letters.startsWith(start))) return kind
    if (holds.some((part) => letters.includes(part))) return kind
    if (kind === 'total' && totalTail.test(letters)) return kind
    if (kind === 'tax' && taxWord.test(head)) return kind
  }
  return undefined
}

function chargeKind(head: string): 'deposit' | 'fee' | undefined {
  const letters = squeezeLetters(head)
  if (/(?:^|[^a-z])(?:ehc|crf|crv)(?![a-z])/i.test(head)) return 'deposit'
  return charges().find(({ holds }) => holds.some((part) => letters.includes(part)))?.kind
}

function isDiscount(head: string): boolean {
  const letters = squeezeLetters(head)
  return (
    discounts().some((part) => letters.includes(part)) ||
    /\bTPD\s?\/|\bcpn\b|\d\s?% ?off\b|\boff\s*$/i.test(head)
  )
}

function isNegative(price: LinePrice | undefined): boolean {
  return price !== undefined && price.money < 0
}

const junk =
  /\b(?:posted|tel|phone|fax|www|https?|cashier|clerk|terminal|merchant|invoice|receipt|reference|thank ?you|welcome|survey|facebook|twitter)\b|\.com\b|\.ca\b/i
const moreJunk =
  /\b(?:amount|store|member|customer|thank|street|opinion|contest|aid|tvr|tsi|auth|batch|slip|card|ref|items?|record|copy|points?|pts|account|gross|net|trans|terms?|policy|visit|shopping)\b/i

// A name has at least two adjacent letters and is not mostly punctuation.
function isName(name: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, '').length
  const marks = name.replace(/[\s\p{L}\p{N}]/gu, '').length
  return letters >= 2 && /\p{L}{2}/u.test(name) && marks <= letters
}

function isNameless(head: string, name: PrintedName, price: LinePrice): boolean {
  return price.money !== 0 && (name.code !== undefined || /^\W*\d{1,3}\b/.test(head))
}

// 'JOGHURT 0,55 x 4' and '2 X 1.15 LAIT': the unit price stands beside the name.
const crossedPrice = /\s\d+[.,]\d{2}\s?[xX×]\s?\d{1,3}$|^\d+[.,]\d{2}\s+(?=\p{L}{2})/u

function stripColumns(name: PrintedName): PrintedName {
  const bare = name.name
    .replace(crossedPrice, '')
    .replace(/(?:\s+@?\s?(?:RM|[$£€])?-?\d+(?:[.,]\d{2})?){1,6}$/, (columns) =>
      /\d[.,]\d{2}(?:\s|$)/.test(columns) ? '' : columns,
    )
  return { ...name, name: bare.trim() || name.name }
}
