import { checkDigit, parseBarcode } from '../scan/barcode'

/**
 * The parts of an item line without its price.
 * Example: '(2) 07142100345 SALTED NUTS' has count 2, the code and 'SALTED NUTS'.
 */
export interface PrintedName {
  readonly name: string
  /** The column where the name begins; a wrapped second line begins there too. */
  readonly column: number
  readonly code?: string
  readonly count?: number
}

/** The line layout of a till: whether names follow an item number or a count. Example: `{ coded: true, counted: false }`. */
export interface NameLayout {
  readonly coded: boolean
  readonly counted: boolean
}

const sizeShape = /^\d{1,5}(?:[.,]\d+)?(?:[a-z]{1,4}|x\d+\w{0,3})\.?$/i
const countBefore = /^\W{0,2}(\d{1,2}) ?(?:[xX×*](?= |\d{6})|QTY\b)\s*(?=\S)/
const bracketCount = /^[(C[{]\s?([\dZSlI]{1,2})\s?[)\]}lJj1](?=\s|\d)/
const saleMark = /^[([I]?\s?SALE\s?[)\]J9l]\s?/
const plainCount = /^(\d{1,2})\s+(?=[A-Za-z])/
const shortCode = /^(\d{1,3})\s+(?=[A-Za-z])/
// Tax and loyalty letters stand in a column of their own between name and price.
const flagColumn =
  /\s{2,}\W{0,2}(?:[A-Z]|[GHMRJQt1]{2,5}|[GHM]{1,2}R j)\s*$|\s{4,}\W{0,2}[B-DF-HJ-NP-TV-XZ]{1,4}\s*$/
const flagWord = /\s\W?(?:[GCt6]?[MHt1]{1,2}R ?[Jj]|GRQ?|RQ|R)$/

/**
 * Splits the text of an item line into count, item number and name.
 * Example: `parsePrintedName('4011   BANANA   MRJ', layout)` is 'BANANA' with code 4011;
 * `parsePrintedName('RYE ROLLS 071421000050', layout)` has its code behind.
 */
export function parsePrintedName(head: string, layout: NameLayout): PrintedName {
  let start = head.search(/[\p{L}\p{N}([{]/u)
  if (start < 0) return { name: '', column: 0 }
  let text = head.slice(start)
  let count: number | undefined
  let code: string | undefined
  const cut = (length: number) => {
    const gap = /^\s*/.exec(text.slice(length))?.[0].length ?? 0
    start += length + gap
    text = text.slice(length + gap)
  }
  const counted = bracketCount.exec(text) ?? countBefore.exec(text)
  if (counted) {
    const number = Number((counted[1] ?? '').replace(/Z/g, '2').replace(/[lI]/g, '1').replace(/S/g, '5'))
    if (number > 0) count = number
    cut(counted[0].length)
  }
  // A letter before the item number marks its tax class, or that food stamps pay for it.
  const flag = /^[A-Z] (?=\d{4,13} +\p{L}{2})/u.exec(text)
  if (flag) cut(flag[0].length)
  const codeLength = leadingCode(text)
  if (codeLength > 0) {
    code = digitsOf(text.slice(0, codeLength))
    cut(codeLength)
  } else if (layout.coded || counted) {
    const short = shortCode.exec(text)
    if (short) {
      code = short[1]
      cut(short[0].length)
    }
  } else if (layout.counted) {
    const plain = plainCount.exec(text)
    if (plain) {
      count ??= Number(plain[1])
      cut(plain[0].length)
    }
  }
  const sale = saleMark.exec(text)
  if (sale) cut(sale[0].length)
  text = text.trimEnd().replace(flagColumn, '').replace(flagWord, '')
  const behind = trailingCode(text)
  if (behind) {
    code ??= digitsOf(behind.code)
    text = text.slice(0, behind.start)
  }
  const name = text
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}([{%]+|[^\p{L}\p{N})\]}%!]+$/gu, '')
    .trim()
  return {
    name,
    column: start,
    ...(code === undefined || code === '' ? {} : { code }),
    ...(count === undefined ? {} : { count }),
  }
}

// A code may be split by stray spaces or marks: its pieces are joined as long as the whole has the length of a printed
// code.
function leadingCode(text: string): number {
  const first = /^\S+/.exec(text)?.[0] ?? ''
  if (/^[A-Z]{1,4}-[A-Z]?\d{3,}$/.test(first)) return first.length
  let digits = 0
  let joined = 0
  for (const piece of text.slice(0, 40).matchAll(/\S+/g)) {
    const [token] = piece
    if (!isPiece(token)) break
    digits += token.replace(/\D/g, '').length
    if (digits > 14) break
    const end = piece.index + token.length
    const isOrganicPlu = joined > 0 && digits === 5 && /^[89]/.test(text)
    if (digits >= 8 || isOrganicPlu) joined = end
    if (digits >= 11) break
    if (joined === 0 && isCode(token, 4) && piece.index === 0) joined = end
  }
  return joined
}

function isPiece(token: string): boolean {
  if (/^[^\p{L}\p{N}]$|^[lIOS]?\d*[lIOS]?$/u.test(token)) return !/^[lIOS]{1,2}$/.test(token)
  return isCode(token, 1) && !/[A-Za-z]{2}$/.test(token)
}

function trailingCode(text: string): { code: string; start: number } | undefined {
  const last = /(\S+)(?: [A-Z]{1,2})?$/.exec(text)
  if (!last || last.index === 0) return undefined
  const [all, token = ''] = last
  const gap = /\s*$/.exec(text.slice(0, last.index))?.[0].length ?? 0
  const isLong = isCode(token, 8)
  const isItemNumber = gap >= 3 && all === token && /^\d{4,7}$/.test(token)
  return isLong || isItemNumber ? { code: token, start: last.index } : undefined
}

function isCode(token: string, minDigits: number): boolean {
  const digits = token.replace(/\D/g, '').length
  if (digits < minDigits || digits / token.length < 0.5 || token.length > 20) return false
  return !sizeShape.test(token) && !/[%$£€]|[A-Za-z]{4,}/.test(token) && !/^\d{1,2}\/\d/.test(token)
}

function digitsOf(text: string): string {
  return /^[A-Z]{1,4}-/.test(text) ? text : text.replace(/\D/g, '')
}

/** A code as a barcode number, if it is one. Example: see `gtinOf`. */
export interface PrintedGtin {
  /** Fourteen digits. */
  readonly gtin: string
  /** Whether the printed check digit was present and valid; many North American tills omit it. */
  readonly checked: boolean
}

/**
 * Returns the barcode number of a printed code.
 * Example: `gtinOf('4006381333931')` is checked; '07142100123' lacks its check digit, so it is worked out and not
 * checked; '4011' is a produce number and none.
 */
export function gtinOf(code: string): PrintedGtin | undefined {
  if (!/^\d{8,14}$/.test(code) || /^0{4}/.test(code)) return undefined
  if (code.length !== 11 && code.length >= 12) {
    const reading = parseBarcode(code)
    if (reading.ok) return { gtin: reading.barcode.gtin, checked: true }
  }
  const body = code.length === 12 && code.startsWith('00') ? code.slice(1) : code
  if (body.length !== 11) return undefined
  return { gtin: (body + checkDigit(body)).padStart(14, '0'), checked: false }
}

/**
 * Returns the produce number of a code, if it is one.
 * Example: `pluOf('4011')` and `pluOf('94011')` are '4011', of '07142100123' none.
 */
export function pluOf(code: string): string | undefined {
  const bare = code.replace(/^0+/, '')
  const short = /^[89]\d{4}$/.test(bare) ? bare.slice(1) : bare
  return /^[34]\d{3}$/.test(short) ? short : undefined
}
