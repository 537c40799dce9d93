/** A cell of a code: '1' is a bar, '0' a space, one character per module. Example: a guard is '101'. */
export interface BarCell {
  /** Its possible signs; a guard has one. */
  readonly patterns: readonly string[]
  /** The modules before and after it in every code of the format. */
  readonly before: '0' | '1'
  readonly after: '0' | '1'
  readonly isDigit: boolean
}

/** The code formats on food. Example: a tin from Italy carries an 'EAN-13'. */
export type BarFormat = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E'

/** The layout of a code format. Example: an EAN-8 has 67 modules in eleven cells. */
export interface BarLayout {
  readonly format: BarFormat
  readonly cells: readonly BarCell[]
  readonly modules: number
  /** The number of transitions between dark and light, including both ends. */
  readonly edges: number
}

const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const right = odd.map((pattern) => [...pattern].map((sign) => (sign === '1' ? '0' : '1')).join(''))
const even = right.map((pattern) => [...pattern].reverse().join(''))

const start: BarCell = { patterns: ['101'], before: '0', after: '0', isDigit: false }
const middle: BarCell = { patterns: ['01010'], before: '1', after: '1', isDigit: false }
const shortEnd: BarCell = { patterns: ['010101'], before: '1', after: '0', isDigit: false }
const leftDigit: BarCell = { patterns: odd, before: '1', after: '0', isDigit: true }
const mixedDigit: BarCell = { ...leftDigit, patterns: [...odd, ...even] }
const rightDigit: BarCell = { patterns: right, before: '0', after: '1', isDigit: true }

function layout(format: BarFormat, cells: readonly BarCell[]): BarLayout {
  const signs = cells.map(({ patterns }) => patterns[0] ?? '').join('')
  const edges = [...signs].filter((sign, at) => sign !== signs[at - 1]).length + 1
  return { format, cells, modules: signs.length, edges }
}

function times(count: number, cell: BarCell): BarCell[] {
  return new Array<BarCell>(count).fill(cell)
}

/** The parity of the left digits for each leading digit. Example: a 4 leads 'LGLLGG'. */
export const leadingParities: readonly string[] = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]

/** The parity of a UPC-E's digits for each check digit; for number system 1 it is inverted. Example: 0 is 'GGGLLL'. */
export const shortParities: readonly string[] = [
  'GGGLLL',
  'GGLGLL',
  'GGLLGL',
  'GGLLLG',
  'GLGGLL',
  'GLLGGL',
  'GLLLGG',
  'GLGLGL',
  'GLGLLG',
  'GLLGLG',
]

/** The layouts of the code formats on food; a UPC-A is an EAN-13 with a leading 0. Example: `barLayouts[0].modules` is 95. */
export const barLayouts: readonly BarLayout[] = [
  layout('EAN-13', [start, ...times(6, mixedDigit), middle, ...times(6, rightDigit), start]),
  layout('EAN-8', [start, ...times(4, leftDigit), middle, ...times(4, rightDigit), start]),
  layout('UPC-E', [start, ...times(6, mixedDigit), shortEnd]),
]
