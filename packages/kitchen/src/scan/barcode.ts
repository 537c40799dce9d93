import { gs1PrefixTable } from '../data/shops/gs1-prefixes'
import { lazyValue, parseRows } from '../fact-table'

/** The symbology of the printed digits. Example: an eight-digit code beginning with 0 is usually a 'UPC-E'. */
export type BarcodeFormat = 'GTIN-8' | 'GTIN-12' | 'GTIN-13' | 'GTIN-14' | 'UPC-E'

/** The purpose of a number. Example: the deli counter's own label is 'in-store'. */
type BarcodeUse = 'product' | 'in-store' | 'coupon' | 'book' | 'periodical' | 'refund' | 'unassigned'

/** A parsed barcode. Example: `parseBarcode('5000112637922')` is a product, registered in the United Kingdom. */
interface Barcode {
  /** Fourteen digits, the same for a product in every symbology. */
  readonly gtin: string
  /** As printed under the bars, without leading zeroes. */
  readonly shown: string
  readonly format: BarcodeFormat
  readonly use: BarcodeUse
  readonly registeredIn?: string
  /** A counter label: the shop's item number and the price or weight in digits. */
  readonly inStore?: InStoreCode
}

/** The data of a counter scale. Example: item '12345', value '00599': 5.99 or 599 g, as the shop has it. */
interface InStoreCode {
  readonly item: string
  readonly value: string
}

/** A barcode, or the reason there is none. Example: a slip of one digit is 'wrong-check-digit'. */
export type BarcodeResult =
  | { readonly ok: true; readonly barcode: Barcode }
  | { readonly ok: false; readonly reason: 'not-digits' | 'wrong-length' | 'wrong-check-digit' }

/**
 * Parses and checks the digits of a barcode and determines their purpose, without a lookup.
 * Example: `parseBarcode('04963406')` is the UPC-E of GTIN 00049000006346.
 */
export function parseBarcode(text: string, format?: BarcodeFormat): BarcodeResult {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return { ok: false, reason: 'not-digits' }
  const known = format ?? formatOf(digits)
  if (!known || !lengths[known].includes(digits.length)) return { ok: false, reason: 'wrong-length' }
  const full = known === 'UPC-E' ? expandUpcE(digits) : digits
  if (full === undefined || !hasValidCheckDigit(full)) return { ok: false, reason: 'wrong-check-digit' }
  return { ok: true, barcode: barcodeOf(full, known) }
}

/** Returns the check digit of a GTIN from the digits before it. Example: `checkDigit('400638133393')` is '1'. */
export function checkDigit(digits: string): string {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1)
  }
  return String((10 - (sum % 10)) % 10)
}

/** Returns whether the check digit is valid. Example: `hasValidCheckDigit('4006381333931')`. */
export function hasValidCheckDigit(digits: string): boolean {
  return /^\d{8,14}$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.at(-1)
}

/** Expands a UPC-E of 6, 7 or 8 digits to twelve, or returns undefined. Example: `expandUpcE('04963406')` is '049000006346'. */
export function expandUpcE(digits: string): string | undefined {
  const padded = digits.length === 6 ? `0${digits}` : digits
  const parts = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)?$/.exec(padded)
  if (!parts) return undefined
  const [, system = '', a = '', b = '', c = '', d = '', e = '', last = '', check] = parts
  const body =
    Number(last) <= 2
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`
  const full = system + body
  return full + (check ?? checkDigit(full))
}

const lengths: Readonly<Record<BarcodeFormat, readonly number[]>> = {
  'GTIN-8': [8],
  'GTIN-12': [12],
  'GTIN-13': [13],
  'GTIN-14': [14],
  'UPC-E': [6, 7, 8],
}

// Eight digits can be either; GTIN-8 numbers beginning with 0 are shop-internal, so a valid UPC-E is likelier.
function formatOf(digits: string): BarcodeFormat | undefined {
  if (digits.length === 8) {
    const expanded = digits.startsWith('0') ? expandUpcE(digits) : undefined
    return expanded && hasValidCheckDigit(expanded) ? 'UPC-E' : 'GTIN-8'
  }
  if (digits.length === 6 || digits.length === 7) return 'UPC-E'
  const format = `GTIN-${digits.length}` as BarcodeFormat
  return lengths[format] ? format : undefined
}

function barcodeOf(digits: string, format: BarcodeFormat): Barcode {
  const gtin = digits.padStart(14, '0')
  const { use, registeredIn } = format === 'GTIN-8' ? useOfShort(digits) : prefixOf(gtin.slice(1))
  return {
    gtin,
    shown: format === 'UPC-E' ? digits.padStart(12, '0') : digits,
    format,
    use,
    ...(registeredIn ? { registeredIn } : {}),
    ...(use === 'in-store' && format !== 'GTIN-8'
      ? { inStore: { item: gtin.slice(3, 8), value: gtin.slice(8, 13) } }
      : {}),
  }
}

interface Prefix {
  use: BarcodeUse
  registeredIn?: string
}

const prefixes = lazyValue(() => {
  const byPrefix = new Map<string, Prefix>()
  for (const [from = '', to, use, registeredIn] of parseRows(gs1PrefixTable)) {
    const prefix: Prefix = {
      use: (use || 'product') as BarcodeUse,
      ...(registeredIn ? { registeredIn } : {}),
    }
    for (let number = Number(from); number <= Number(to || from); number += 1) {
      byPrefix.set(String(number).padStart(from.length, '0'), prefix)
    }
  }
  return byPrefix
})

const longestPrefix = 7

function prefixOf(gtin13: string): Prefix {
  for (let length = longestPrefix; length >= 2; length -= 1) {
    const prefix = prefixes().get(gtin13.slice(0, length))
    if (prefix) return prefix
  }
  return { use: 'unassigned' }
}

// GTIN-8 numbers beginning with 0 or 2 are internal to a shop.
function useOfShort(gtin8: string): Prefix {
  return /^[02]/.test(gtin8) ? { use: 'in-store' } : prefixOf(`${gtin8.slice(0, 3)}0000`)
}
