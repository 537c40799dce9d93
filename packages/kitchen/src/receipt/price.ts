/** Money in whole cents (sen, pence), so that sums are exact. Example: 4.99 is `499`, a discount of a dollar `-100`. */
export type Money = number

/** A price found in a line. Example: in 'MILK 4.99 F' `{ money: 499, start: 5, end: 9 }`. */
export interface PrintedPrice {
  readonly money: Money
  /** Its position in the line, including currency sign and minus. */
  readonly start: number
  readonly end: number
}

/** The price of a whole line and the text before it. Example: of '2 @ 1.99  3.98 F' the head is '2 @ 1.99', the money 398. */
export interface LinePrice {
  readonly money: Money
  readonly head: string
  /** Tax letters and other marks after the price. */
  readonly flags: string
}

// Photographed print turns 0 into O, 1 into l, I or |, 5 into S, 8 into B; a currency sign may be read as S or &.
const digit = '[0-9OoQlI|]'
const currency = '(?:RM|MYR|CAD|USD|AUD|NZD|SGD|EUR|GBP|CHF|C\\$|A\\$|[$£€§])'
// A price may follow a word's colon or, with its sign, the word itself ('TOTAL:12.50', 'CASHRM20.00'); '10:12.50' is a
// time.
const begins = '(?:(?<![A-Za-z0-9.,:/%])|(?<=[A-Za-z)]\\s?:)|(?<=[A-Z)])(?=RM\\s?\\d))'
const priceShape = new RegExp(
  `${begins}([-−(]?)\\s?(${currency}|[Ss&](?=\\s?\\d))?\\s?(-?)` +
    `(\\d{1,3}(?:[.,]\\d{3})+|${digit}{1,5}|(?<=^|\\s|[$£€-]))(?:\\s?[.,]\\s?|€(?=\\d{2}(?!\\d)))([0-9OoSBlI]{2})(?![0-9]|[.,]\\d|\\s?%)`,
  'g',
)
const spacedShape = /(?:(?<=\s)[$£€]\s?(\d{1,4})|(?<=\s{3})(\d{1,3})) (\d{2})(?=\s*[A-Za-z]{0,2}\s*$)/

/**
 * Finds every price in a line, left to right, tolerating stray spaces and letters read for digits.
 * Example: `findPrices('2 @ $1 .99   3,98')` finds 199 and 398; '1.145 kg' and '5.000 %' are no prices.
 */
export function findPrices(line: string): PrintedPrice[] {
  const found: PrintedPrice[] = []
  for (const match of line.matchAll(priceShape)) {
    const [all, before = '', sign = '', minus = '', whole = '', cents = ''] = match
    if (!/\d/.test(whole + cents) && !/[$£€]/.test(sign)) continue
    if (/[A-Za-z|]/.test(whole) && !/\d/.test(cents) && sign === '') continue
    const end = match.index + all.length
    const after = line.slice(end, end + 3)
    const money = centsOf(whole, cents)
    const isNegative =
      before === '-' ||
      before === '−' ||
      minus === '-' ||
      /^[-−](?!\d)/.test(after) ||
      /^\s?CR\b/.test(after) ||
      (before === '(' && after.startsWith(')'))
    found.push({ money: isNegative ? -money : money, start: match.index, end })
  }
  return found
}

/**
 * Returns the price a line ends in, with the text before it and the marks after it, or undefined.
 * Example: `findLinePrice('CHKN THIGH  MRJ  9. 51 F')` is 951 with the flag 'F'; a unit price ('2.99 ea', '4.99/kg') is
 * no line price.
 */
export function findLinePrice(line: string): LinePrice | undefined {
  const prices = findPrices(line)
  const last = prices.at(-1)
  if (last) {
    const tail = line.slice(last.end).trim()
    if (!isFlags(tail)) return undefined
    return { money: last.money, head: line.slice(0, last.start), flags: tail.replace(/^[-−)]\s*/, '') }
  }
  const spaced = spacedShape.exec(line)
  if (!spaced) return undefined
  const [, signed, bare, cents = ''] = spaced
  return { money: centsOf(signed ?? bare ?? '0', cents), head: line.slice(0, spaced.index), flags: '' }
}

/**
 * Parses a price text to cents, or undefined.
 * Example: `parseMoney('RM 1,234.50')` is 123450, `parseMoney('free')` is undefined.
 */
export function parseMoney(text: string): Money | undefined {
  const prices = findPrices(text.slice(0, 60))
  return prices.length === 1 ? prices[0]?.money : undefined
}

function centsOf(whole: string, cents: string): Money {
  return Number(`${asDigits(whole.replace(/[.,]/g, '')) || '0'}${asDigits(cents)}`)
}

function asDigits(text: string): string {
  return text.replace(/[OoQ]/g, '0').replace(/[lI|]/g, '1').replace(/S/g, '5').replace(/B/g, '8')
}

const units = new Set('kg lb lbs ea each oz ml pts off per hrs miles'.split(' '))

// Marks that may follow a price: a minus, a currency, up to three short marks such as 'F', 'GP', 'Tx1', 'SR*'; a tax
// class of two digits or a tax rate stands alone.
function isFlags(tail: string): boolean {
  if (tail === '' || /^\d{2}$|^\d{1,2}(?:[.,]\d{1,2})?\s?%$/.test(tail)) return true
  if (tail.length > 12 || /[@/%=]/.test(tail)) return false
  const marks = tail.split(/\s+/)
  return (
    marks.length <= 3 &&
    marks.every(
      (mark) =>
        mark.length <= 5 &&
        mark.replace(/\D/g, '').length <= 1 &&
        !units.has(mark.toLowerCase().replace(/[^a-z]/g, '')),
    )
  )
}
