import { countryOf as countryBy } from '../country/country'
import { storeTable } from '../data/shops/stores'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { departmentOf } from './goods'
import { findLinePrice } from './price'
import { parsePrintedDay } from './receipt-day'
import { squeezeLetters } from './receipt-line'

/** The shop of a receipt. Example: `{ name: 'Costco', printed: 'COSTCO WHOLESALE', country: 'CA' }`. */
export interface PrintedStore {
  /** The usual name; as printed for unknown shops. */
  readonly name: string
  readonly printed: string
  readonly country?: string
}

interface Chain {
  name: string
  country: string
  spellings: string[]
}

const chains = lazyValue(() =>
  parseRows(storeTable).map(
    ([name = '', country = '', spellings]): Chain => ({ name, country, spellings: parseList(spellings) }),
  ),
)

const linesOfHeader = 45

/**
 * Finds the shop of a receipt: a known chain, or else the first line that looks like a name.
 * Example: `findReceiptStore(['CORNER MART SDN BHD (123456-X)'])` is 'CORNER MART SDN BHD', without its number.
 */
export function findReceiptStore(lines: readonly string[]): PrintedStore | undefined {
  const printed = firstName(lines)
  const known = knownChain(lines)
  if (!known) return printed === undefined ? undefined : { name: printed, printed }
  return { name: known.chain.name, printed: known.line, country: countryOf(known.chain.country, lines) }
}

/**
 * Returns the currency of a receipt from its signs and its shop's country; a bare dollar sign is ambiguous.
 * Example: `findReceiptCurrency('TOTAL RM 5.00')` is 'MYR'; with '$' and GST or HST 'CAD'.
 */
export function findReceiptCurrency(text: string, country?: string): string | undefined {
  const sample = text.slice(0, 20_000)
  if (/£|\bGBP\b/.test(sample)) return 'GBP'
  if (/€|\d\s?EUR\b|\bEUR\s?-?\d/.test(sample)) return 'EUR'
  if (/\bRM ?\d|\(RM\)|\bMYR\b|\bRM\s*$/m.test(sample)) return 'MYR'
  const named = /\b(CAD|USD|AUD|NZD|SGD|CHF)\b/.exec(sample)?.[1]
  if (named) return named
  const home = countryBy(country)?.currency
  if (home) return home
  if (/\$/.test(sample) && /\b(?:HST|PST|QST)\b/.test(sample)) return 'CAD'
  if (/\$/.test(sample) && /\bABN\b/.test(sample)) return 'AUD'
  return undefined
}

function knownChain(lines: readonly string[]): { chain: Chain; line: string } | undefined {
  const header = lines.slice(0, linesOfHeader)
  for (const line of header.length < lines.length ? [...header, ...lines.slice(-linesOfHeader)] : header) {
    const letters = squeezeLetters(line)
    if (letters.length < 3 || letters.length > 40 || findLinePrice(line) || /http|www|survey/i.test(line))
      continue
    for (const chain of chains()) {
      if (chain.spellings.some((spelling) => matchesSpelling(letters, spelling)))
        return { chain, line: cleanName(line) }
    }
  }
  return undefined
}

// Some chains sell in two countries; the printed tax shows which.
function countryOf(countries: string, lines: readonly string[]): string {
  const [first = '', second] = countries.split(' ')
  if (second === undefined) return first
  return lines.some((line) => /\b(?:GST|HST|PST|QST|TPS)\b/i.test(line)) ? first : second
}

// A short name such as 'IGA' must be the whole line or begin it with little after; a long one may stand anywhere.
function matchesSpelling(letters: string, spelling: string): boolean {
  if (spelling.length >= 6) return letters.includes(spelling)
  return letters.startsWith(spelling) && letters.length - spelling.length <= (spelling.length < 5 ? 0 : 18)
}

const company =
  /\b(?:sdn|bhd|s\/b|ltd|limited|inc|gmbh|llc|pty|co|kg|ag|plc|mart|market|supermarket|superstore|bakery|store|grocer\w*|foods?|pasaraya|cash & carry|restaurant|cafe|deli|trading|enterprise|hypermarket)\b/i
const notName =
  /\b(?:posted|tax invoice|invoice|receipt|ref(?:erence)?|gst|tel|fax|phone|date|time|cashier|goods sold|welcome|thank|www|survey|please|member|copy|duplicate|store|enter|chance|opinion|cle sondage|hours)\b|https?|[?]/i
const suffixOnly = /^\W*(?:sdn\.?\s*bhd\.?|ltd\.?|inc\.?|gmbh|s\/b|pty\.? ltd\.?|bhd\.?)\W*$/i

function firstName(lines: readonly string[]): string | undefined {
  const header = lines.slice(0, 14)
  const candidates: { text: string; score: number }[] = []
  header.forEach((line, index) => {
    const text = cleanName(line)
    const letters = text.replace(/[^\p{L}]/gu, '').length
    if (letters < 3 || letters < text.replace(/\s/g, '').length / 2) return
    if (notName.test(text) || parsePrintedDay(text) || suffixOnly.test(text) || departmentOf(text)) return
    const next = header[index + 1]
    const whole = next !== undefined && suffixOnly.test(next) ? `${text} ${next.trim()}` : text
    const isAddress = /\b(?:jalan|jln|street|road|avenue|ave|lot|taman|floor|blvd|suite)\b|\b\d{5}\b/i.test(
      text,
    )
    candidates.push({ text: whole, score: (company.test(whole) ? 4 : 0) - index / 2 - (isAddress ? 6 : 0) })
  })
  candidates.sort((a, b) => b.score - a.score)
  return candidates[0]?.text
}

function cleanName(line: string): string {
  return line
    .slice(0, 120)
    .replace(/[\p{Cc}\ufffd]/gu, ' ')
    .replace(
      /\(?\b(?:co\.? ?(?:reg|no)\.?|reg(?:istration)? ?no)?\.?:? ?\(?[A-Z]{0,3}\d{5,}[- ]?[A-Z]?\)/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}).]+$/gu, '')
    .trim()
}
