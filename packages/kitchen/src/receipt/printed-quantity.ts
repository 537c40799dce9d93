import type { Money } from './price'
import { findPrices } from './price'

/** The quantity of a line. Example: '0.705 kg @ 2.18/kg', '2 @ 3.99', '2 FOR $5'. */
export interface PrintedQuantity {
  /** Pieces, if counted. */
  readonly count?: number
  /** Grams, if weighed. */
  readonly grams?: number
  /** The price of one piece, one kilogram or one pound. */
  readonly each?: Money
  readonly per?: 'piece' | 'kg' | 'lb'
  /** The number of pieces for the price of `each`: '2 @ 3/5.00' has 3. */
  readonly bundle?: number
  /** The price the line itself charges, if any. */
  readonly price?: Money
  /** An intermediate step of weighing, such as gross weight and tare; the net weight counts. */
  readonly step?: true
  /** The terms of an offer ('$1.99 lmt 4, $2.49 ea'), not a purchase. */
  readonly offer?: true
}

const gramsPer: Readonly<Record<string, number>> = { kg: 1000, lb: 453.59237, oz: 28.349523, g: 1 }

/**
 * Parses the quantity of a line, or undefined if it is no quantity line.
 * Example: `parsePrintedQuantity('0.705 kg @ $2.18/kg')` has 705 grams at 218 a kg;
 * `parsePrintedQuantity('2 @ 3/5.00  3.34')` has count 2, bundle 3; '5 kg RICE 12.99' is a name.
 */
export function parsePrintedQuantity(line: string): PrintedQuantity | undefined {
  if (line.length > 120) return undefined
  const text = cleanQuantityText(line)
  return parseWeight(text) ?? parseCount(text) ?? parseOffer(text)
}

// 'kg 0,588 x 1,99'.
const unitBefore = /^(\W*)(kg|g) (\d{1,3}(?:\.\d{1,3})?)(?![\d.])/i
// '2 Stk à 1,19', '2 szt. * 1,29', '3 kom x 0,80', '2 ud 0,90 1,80'; '2 pcs 1,80' has the price of both.
const piecesTimes =
  /^(\W*\d{1,3}) ?(?:stuks?|stück|stk|st|pièces?|pces?|pcs?|pkg|pck|pk|btl|bt|bte|fl|paq|opak|op|cf|szt|kom|pz|uds?|un|u)\.? ?(?:(?:[x×*@à]|a|zu|je|zu je) ?(?=[€$]?\d)|(?=\d+\.\d\d \d+\.\d\d(?!\d)))/i
// '4,99 € x 2'.
const priceTimes = /^(\W*)(\d{1,4}\.\d\d) ?(?:€|eur|zł|pln|chf|kn)? ?[x×*] ?(\d{1,3})(?![\d.])/i

// '1. 09 0 kg' and '2 ,82/kg' come from photographs: a stray space inside a number, or a lost decimal point.
function cleanQuantityText(line: string): string {
  return line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\s$S@s]|^)[oO](?=[.,]\s?\d)/g, '0')
    .replace(/(?<=[\d.,])\s?[(l](?=\s?\d*\s?kg)/g, '0')
    .replace(/(\d)\s?[.,]\s?(?=\d)/g, '$1.')
    .replace(/\s?=(?=\s|\d)\s?/g, ' ')
    .replace(/^(\W*)(?:nr?\.?|qt[eé]:?) ?(?=\d)/i, '$1')
    .replace(unitBefore, '$1$3 $2')
    .replace(piecesTimes, '$1 x ')
    .replace(/^(\W*)[x×] ?(\d{1,3}) (?=\d+\.\d\d(?!\d))/i, '$1$2 x ')
    .replace(priceTimes, (_, before: string, price: string, count: string) => `${before}${count} x ${price}`)
    .replace(/^(\W*\d+\.\d+) (\d{1,2})(?= ?(?:kg|lb))/i, '$1$2')
    .replace(/^(\W*\d{1,2}) (\d{2,3})(?= ?(?:kg|lb))/i, '$1.$2')
}

function parseWeight(text: string): PrintedQuantity | undefined {
  const parts = /^[^\w.]{0,4}(\d{0,3}(?:\.\d{1,3})?)\s?(kg|k9|kq|lbs?|oz|g)\b\.?(.*)$/i.exec(text)
  if (!parts) return undefined
  const [, number = '', unit = '', rest = ''] = parts
  if (number === '' || number === '.') return undefined
  if (/\b(?:g ?ross|t ?are|lare)\b/i.test(rest)) return { step: true }
  const words = rest.match(/[a-z]{3,}/gi) ?? []
  if (words.some((word) => !/^(?:net|het|nett|per|iii|eur|lbs|kgs|ea)$/i.test(word))) return undefined
  const mass = findUnit(unit)
  const grams = Math.round(Number(number) * (gramsPer[mass] ?? 0))
  if (!(grams > 0) || grams > 200_000) return undefined
  const prices = findPrices(rest.replace(/\/(?=\s?\d)/g, ' '))
  const isRate = /[@~x*]|\/\s?\S{0,2}[gb]|\bper\b|\d\D{0,2}\s?(?:kg|lb)\s*$/i.test(rest)
  if (!isRate && prices.length === 0) return undefined
  const per = /\/\s?lb|1 ?lb|per lb/i.test(rest) || (mass === 'lb' && !/kg/i.test(rest)) ? 'lb' : 'kg'
  const [rate, charged] = prices
  if (rate && !charged && !isRate) return { grams, price: rate.money }
  return {
    grams,
    per,
    ...(rate ? { each: Math.abs(rate.money) } : {}),
    ...(charged ? { price: charged.money } : {}),
  }
}

function findUnit(unit: string): string {
  const lower = unit.toLowerCase()
  if (lower.startsWith('lb')) return 'lb'
  return lower === 'k9' || lower === 'kq' ? 'kg' : lower
}

const countShape =
  /^(?:[^\w$£€]{0,4}|qty:? ?)@? ?(\d{1,3}) ?(?:(?:stk|st|pcs?|ea) ?)?(?:@|x|×|\*|~{1,2}|[il1]ii|at|for| ?\D{1,3} (?=(?:\d{1,2} ?\/ ?)?[$£€])|(?=[$£€]))[^\w$£€]{0,3}(?:(\d{1,2}) ?(?:\/|for) ?)?(.*)$/i
const bareCount = /^\W{0,3}(?:(\d{1,2}) ?(?:qty|pcs|pce|stk|stück|pc)|qty:? ?(\d{1,2}))\b\.?(.*)$/i

function parseCount(text: string): PrintedQuantity | undefined {
  const parts = countShape.exec(text)
  if (parts) {
    const [, count = '0', bundle, rest = ''] = parts
    const tenths = /^\d{1,3}\.\d{3} (?=\d+\.\d\d(?!\d))/.exec(rest)?.[0]
    if (tenths !== undefined) return countFor(Number(count), rest.slice(tenths.length))
    const prices = findPrices(rest)
    const [each, charged] = prices
    const wholeDollars = /^(?:RM|[$£€])? ?(\d{1,3})$/.exec(rest)
    if (!each && !wholeDollars) return undefined
    if (each && (rest.slice(0, each.start).trim() !== '' || hasWords(rest.slice(each.end)))) return undefined
    const isOfferWord = /^\W*\d{1,3} ?for/i.test(text)
    const money = each ? Math.abs(each.money) : Number(wholeDollars?.[1]) * 100
    const number = Number(count)
    if (number === 0) return undefined
    return {
      count: number,
      per: 'piece',
      each: money,
      ...(isOfferWord ? { bundle: number } : bundle ? { bundle: Number(bundle) } : {}),
      ...(charged ? { price: charged.money } : {}),
    }
  }
  const bare = bareCount.exec(text)
  if (!bare) return undefined
  const [, before, after, rest = ''] = bare
  const [charged] = findPrices(rest)
  if (hasWords(charged ? rest.slice(0, charged.start) : rest)) return undefined
  const number = Number(before ?? after)
  return number > 0 ? { count: number, ...(charged ? { price: charged.money } : {}) } : undefined
}

// '10 x 0.299  2.99': only the sum is in whole cents.
function countFor(count: number, rest: string): PrintedQuantity | undefined {
  const [charged] = findPrices(rest)
  return count > 0 && charged ? { count, price: charged.money } : undefined
}

function parseOffer(text: string): PrintedQuantity | undefined {
  const isOffer =
    /^\W{0,3}[$Ss£€]?\s?\d{1,3}\.\d{2} ?(?:ea|each|l[mn]t|lot|limit|lqt)\b.{0,30}(?:\d|ea)/i.test(text) &&
    !/[a-z]{5,}/i.test(text)
  return isOffer ? { offer: true } : undefined
}

function hasWords(text: string): boolean {
  return /[a-z]{4,}/i.test(text.replace(/\b(?:each|limit|stück|stk|only)\b/gi, ''))
}
