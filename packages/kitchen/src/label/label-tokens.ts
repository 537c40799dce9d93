/**
 * The separator before a word: whitespace, an opening bracket or colon, a comma or the like, or a sentence end.
 * Example: before 'salt' in 'butter (milk), salt' it is `tokenGaps.comma`.
 */
export const tokenGaps = { space: 0, opens: 1, comma: 2, stop: 3 } as const

/** A word of a label, normalised, with its position. Example: of 'MILK' the text is 'milk'. */
export interface LabelToken {
  /** Lower case without accents. */
  readonly text: string
  /** Start offset in the label. */
  readonly at: number
  /** End offset in the label. */
  readonly end: number
  readonly gap: number
  /** Number of open brackets around it. */
  readonly depth: number
}

/** An ingredient of a label, as a range of words. Example: of 'sugar, palm oil' the second is `{ first: 1, after: 3 }`. */
export interface LabelIngredient {
  /** Index of its first word and of the word after its last. */
  readonly first: number
  readonly after: number
}

/** Maximum length of a label; no pack has room for more. Example: a pasted book is cut here. */
export const maxLabelLength = 20_000

/**
 * Splits a label into words and normalises case, accents, soft hyphens and line breaks inside words.
 * Example: `tokenizeLabel('Crème (MILK)')` has the texts 'creme' and 'milk', the second with the gap `opens`.
 */
export function tokenizeLabel(label: string): LabelToken[] {
  const text = label.length > maxLabelLength ? label.slice(0, maxLabelLength) : label
  const tokens: LabelToken[] = []
  let word = ''
  let at = 0
  let gap: number = tokenGaps.stop
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const run = endOfRun(text, i)
    if (run > i) {
      if (word === '') at = i
      const letters = text.slice(i, run)
      word += isSmall(letters) ? letters : letters.toLowerCase()
      i = run - 1
      continue
    }
    const code = text.charCodeAt(i)
    if (code === space && word === '') continue
    const letters = code < 128 ? undefined : foldedOf(text, i, code)
    if (letters !== undefined) {
      if (letters === '') continue
      if (word === '') at = i
      word += letters
      continue
    }
    if (word !== '') {
      const inside = insideWord(text, i, code, word)
      if (inside) {
        word += inside.letter
        i = inside.until
        continue
      }
      tokens.push({ text: word, at, end: i, gap, depth })
      word = ''
      gap = tokenGaps.space
    }
    if (code === space) continue
    if (code === ampersand) {
      tokens.push({ text: 'and', at: i, end: i + 1, gap, depth })
      gap = tokenGaps.space
      continue
    }
    const mark = text.charAt(i)
    if (opening.includes(mark)) depth += 1
    if (closing.includes(mark)) depth = Math.max(0, depth - 1)
    gap = Math.max(gap, gapAt(text, i, mark))
  }
  if (word !== '') tokens.push({ text: word, at, end: text.length, gap, depth })
  return tokens
}

/** Normalises a word for comparison with the tables: lower case without accents. Example: `foldAccents('Œufs')` is 'oeufs'. */
export function foldAccents(word: string): string {
  return tokenizeLabel(word)
    .map(({ text }) => text)
    .join(' ')
}

const ampersand = 38
const space = 32
const opening = '([{（'
const closing = ')]}）'
const commas = ',;/|•·+=<>→、，；،؛"“”„«»'
const dashes = '-–—'
const elisions: ReadonlySet<string> = new Set(['qu', 'dell', 'all', 'nell', 'sull', 'dall', 'un', 'degl'])
const ligatures: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}
const foldedLetters = new Map<number, string | undefined>()

/** Returns the end of the run of ASCII letters and digits at an index; most words have no others. */
function endOfRun(text: string, from: number): number {
  let at = from
  while (at < text.length && isPlainLetter(text.charCodeAt(at))) at += 1
  return at
}

function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
}

function isSmall(letters: string): boolean {
  for (let i = 0; i < letters.length; i++) {
    const code = letters.charCodeAt(i)
    if (code >= 65 && code <= 90) return false
  }
  return true
}

/** Returns the normalised letters of a character, '' for an invisible one, undefined for one that ends a word. */
function foldCharacter(text: string, i: number, code: number): string | undefined {
  if (code >= 128) return foldedOf(text, i, code)
  return isPlainLetter(code) ? text.charAt(i).toLowerCase() : undefined
}

function foldedOf(text: string, i: number, code: number): string | undefined {
  if (!foldedLetters.has(code)) foldedLetters.set(code, foldLetter(text.charAt(i)))
  return foldedLetters.get(code)
}

function foldLetter(character: string): string | undefined {
  if (/\p{Cf}|\p{M}/u.test(character)) return ''
  if (!/\p{L}/u.test(character)) return undefined
  const plain = character
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.replace(/[æœßøłđı]/g, (letter) => ligatures[letter] ?? letter).replace(/[^\p{L}]/gu, '')
}

// "cow's" and "za'atar" are one word, "d'arachide" two; 'butter-' at the end of a line continues on the next; '|' and
// '!' between letters are a misread l and i.
function insideWord(
  text: string,
  i: number,
  code: number,
  word: string,
): { letter: string; until: number } | undefined {
  const next = text.charCodeAt(i + 1)
  const letterNext = foldCharacter(text, i + 1, next) !== undefined && !(next >= 48 && next <= 57)
  if (code === 39 || code === 0x2019 || code === 0x2018 || code === 0xb4 || code === 96) {
    return letterNext && word.length > 1 && !elisions.has(word) ? { letter: '', until: i } : undefined
  }
  if ((code === 124 || code === 33) && letterNext) return { letter: code === 33 ? 'i' : 'l', until: i }
  if (code === 45 && (next === 10 || next === 13)) {
    let until = i + 1
    while (/\s/.test(text.charAt(until + 1))) until += 1
    const small = text.charAt(until + 1)
    return small !== '' &&
      small === small.toLowerCase() &&
      foldCharacter(text, until + 1, small.charCodeAt(0))
      ? { letter: '', until }
      : undefined
  }
  return undefined
}

function isBlank(mark: string): boolean {
  return mark === ' ' || mark === '\n' || mark === '\t' || mark === '\r'
}

function gapAt(text: string, i: number, mark: string): number {
  if (opening.includes(mark) || mark === ':' || mark === '：') return tokenGaps.opens
  if (closing.includes(mark) || commas.includes(mark)) return tokenGaps.comma
  if (mark === '.' || mark === '!' || mark === '?' || mark === '。') {
    const before = text.charAt(i - 1)
    const after = text.charAt(i + 1)
    if (/\d/.test(before) && /\d/.test(after)) return tokenGaps.space
    return after === '' || /\s/.test(after) || after !== after.toLowerCase()
      ? tokenGaps.stop
      : tokenGaps.comma
  }
  // 'Rice - cheese' are two items, 'oven-baked' is one word.
  if (dashes.includes(mark) && isBlank(text.charAt(i - 1)) && isBlank(text.charAt(i + 1)))
    return tokenGaps.comma
  return mark === '\n' && /^\n[ \t\r]*\n/.test(text.slice(i, i + 8)) ? tokenGaps.stop : tokenGaps.space
}
