/** Maximum length of a line; the rest is ignored. Example: `text.slice(0, maxIngredientLineLength)`. */
export const maxIngredientLineLength = 2000

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: ' ',
  gt: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  times: '×',
  ndash: '–',
  mdash: '—',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  frasl: '/',
  hellip: '...',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ntilde: 'ñ',
  ccedil: 'ç',
  icirc: 'î',
  iuml: 'ï',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  reg: '',
  trade: '',
}

const digitsByWord: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  eight: '8',
  ten: '10',
  twelve: '12',
  half: '½',
  quarter: '¼',
}

// 'a three-pound chicken', 'one-inch cubes': one hyphenated word that is a number and a unit.
const spelledSize = new RegExp(
  `\\b(${Object.keys(digitsByWord).join('|')})-(pound|ounce|inch|quart|pint|gallon|lit(?:er|re)|gram|kilo)\\b`,
  'gi',
)

/**
 * Cleans a line: removes bullets, tick boxes, footnote stars, tags and odd spaces, decodes entities and normalizes wide
 * letters. Example: `tidyLine('• 1&frac12;&nbsp;cups&ensp;flour*')` is '1½ cups flour'.
 */
export function tidyLine(text: string): string {
  let line = text.slice(0, maxIngredientLineLength)
  if (line.includes('<')) line = line.replace(/<[^<>]{0,200}>/g, ' ')
  if (line.includes('&')) line = line.replace(/&(#?[a-z\d]{1,8});/gi, decodeEntity)
  if (/[^ -~]/.test(line)) line = normalizeLetters(line)
  line = line.replace(/\[[ xX]?\]|\[\d{1,2}\]|\*/g, ' ')
  line = line.replace(/^[\s>#=_+•●▪▫◦‣·◆◇□■▢☐☑☒✓✔✗○►▶-]+/u, '')
  line = line.replace(/^\(?\d{1,2}[.)]\s+(?=[\d½¼¾⅓⅔⅛])/, '')
  line = line.replace(
    spelledSize,
    (_, number: string, unit: string) => `${digitsByWord[number.toLowerCase()]}-${unit}`,
  )
  return line.replace(/\s+/g, ' ').trim()
}

function decodeEntity(whole: string, name: string): string {
  const named = entities[name.toLowerCase()]
  if (named !== undefined) return named
  if (!name.startsWith('#')) return whole.length > 2 && /sp$/i.test(name) ? ' ' : whole
  const hex = /^#x/i.test(name)
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10)
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}

// Keeps one-character fractions out of the normalization: '2½' would become '21⁄2'.
function normalizeLetters(line: string): string {
  return line
    .replace(/\p{Cc}|\p{Cf}|\uFFFD/gu, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .replace(/[¹²³⁰⁴-⁹]+(?![⁰¹²³⁴-⁹]*\s?[⁄/∕])|[†‡§®™©]/gu, '')
    .replace(/[^¼½¾⅐-⅞]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[⁄∕]/g, '/')
    .replace(/\s*—\s*/g, ' - ')
    .replace(/[‐‑‒–−﹣]/g, '-')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
}
