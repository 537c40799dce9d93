/** Words to spell against, sorted so that a misspelling meets only words that look like it. Example: `spellingBook(['spinach'])`. */
export interface SpellingIndex {
  readonly words: ReadonlySet<string>
  /** By first letter and length. */
  readonly byStart: ReadonlyMap<string, readonly string[]>
  /** By the last three letters, for a slip on the first. */
  readonly byEnd: ReadonlyMap<string, readonly string[]>
}

/** A word that was probably meant, how many slips lie between, and whether they are the usual ones. Example: `{ word: 'broccoli', slips: 2, usual: true }`. */
export interface SpellingCorrection {
  readonly word: string
  readonly slips: number
  /** Letters doubled, undoubled or swapped, or one vowel for another. */
  readonly usual: boolean
}

const shortest = 5
const long = 7
const longest = 24

/** A book of these words. Example: `spellingBook(['spinach', 'leek'])`. */
export function createSpellingIndex(words: Iterable<string>): SpellingIndex {
  const all = new Set<string>()
  const byStart = new Map<string, string[]>()
  const byEnd = new Map<string, string[]>()
  for (const word of words) {
    if (all.has(word)) continue
    all.add(word)
    if (word.length < shortest - 1 || word.length > longest) continue
    under(byStart, startOf(word, word.length)).push(word)
    if (word.length >= shortest) under(byEnd, word.slice(-3)).push(word)
  }
  return { words: all, byStart, byEnd }
}

/**
 * The word that a misspelt one stands for: one slip in a word of five or six letters, two in a longer one (of seven letters
 * only the usual ones), none in a short one, and nothing when two words are equally near. Example: `correct(book, 'brocolli')?.word` is 'broccoli'.
 */
export function correctSpelling(book: SpellingIndex, word: string): SpellingCorrection | undefined {
  if (word.length < shortest || word.length > longest || book.words.has(word) || /\d/.test(word))
    return undefined
  const most = word.length >= long ? 2 : 1
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  let tied = false
  for (const candidate of lookAlikes(book, word, most)) {
    const length = Math.min(candidate.length, word.length)
    if (candidate === best || length < (most === 2 ? shortest + 1 : shortest - 1)) continue
    const slips = editDistance(word, candidate, most)
    if (slips > most) continue
    const isUsual = isSlipOfTheHand(word, candidate)
    if (slips > 1 && word.length === long && !isUsual) continue
    const cost = slips + (isUsual ? 0 : 0.25)
    if (cost > least) continue
    tied = cost === least
    best = candidate
    least = cost
  }
  if (best === undefined || tied) return undefined
  return { word: best, slips: Math.floor(least), usual: Number.isInteger(least) }
}

/**
 * Slips of the pen between two words: a letter missing, extra, wrong or swapped with its neighbour; one more than `most` when
 * there are too many to matter. Example: `slipsBetween('paprkia', 'paprika', 2)` is 1.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  if (a.length >= rowSize || b.length >= rowSize) return a === b ? 0 : most + 1
  for (let column = 0; column <= b.length; column += 1) above[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    here[0] = row
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      }
      here[column] = slips
      if (slips < least) least = slips
    }
    if (least > most) return most + 1
    const spare = before
    before = above
    above = here
    here = spare
  }
  return Math.min(above[b.length] ?? most + 1, most + 1)
}

// Three rows, used again for every pair: a look-up compares a word with some hundred others.
const rowSize = 32
let before = new Uint8Array(rowSize + 1)
let above = new Uint8Array(rowSize + 1)
let here = new Uint8Array(rowSize + 1)

/** Whether a word may be the beginning of another with at most one slip in it. Example: `beginsLike('brocol', 'broccoli')`. */
export function isFuzzyPrefix(start: string, word: string): boolean {
  let at = 0
  while (at < start.length && start[at] === word[at]) at += 1
  const rest = start.slice(at + 1)
  if (at === start.length || word.startsWith(rest, at + 1) || word.startsWith(rest, at)) return true
  if (word.startsWith(start.slice(at), at + 1)) return true
  return (
    start[at] === word[at + 1] && start[at + 1] === word[at] && word.startsWith(start.slice(at + 2), at + 2)
  )
}

function lookAlikes(book: SpellingIndex, word: string, most: number): string[] {
  const found: string[] = []
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    const sameStart = book.byStart.get(startOf(word, length))
    if (sameStart) found.push(...sameStart)
  }
  if (word.length > shortest) found.push(...(book.byEnd.get(word.slice(-3)) ?? []))
  return found
}

// Letters doubled, undoubled or swapped, and vowels mistaken: what hands and ears do, before what makes another word.
function isSlipOfTheHand(a: string, b: string): boolean {
  if (bareOf(a) === bareOf(b)) return true
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('')
}

function bareOf(word: string): string {
  return word.replace(/[aeiouy]+/g, 'a').replace(/(.)\1+/g, '$1')
}

function startOf(word: string, length: number): string {
  return `${word[0] ?? ''}${length}`
}

function under(map: Map<string, string[]>, key: string): string[] {
  const list = map.get(key)
  if (list) return list
  const made: string[] = []
  map.set(key, made)
  return made
}
