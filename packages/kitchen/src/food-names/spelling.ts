/**
 * Index of known words, by which a misspelling is compared only with similar words. Example:
 * `createSpellingIndex(['spinach'])`.
 */
export interface SpellingIndex {
  readonly words: ReadonlySet<string>
  /** Words by first letter and length. */
  readonly byStart: ReadonlyMap<string, SpelledWords>
  /** Words by their last three letters, for an error in the first letter. */
  readonly byEnd: ReadonlyMap<string, SpelledWords>
}

/** Words with their letter sets, at the same places. Example: `{ words: ['leek'], letters: [0b10000010000…] }`. */
interface SpelledWords {
  readonly words: readonly string[]
  readonly letters: readonly number[]
}

/**
 * A probable correction, the edit distance, and whether the errors are typical. Example: `{ word: 'broccoli', slips: 2, usual:
 * true }`.
 */
export interface SpellingCorrection {
  readonly word: string
  readonly slips: number
  /** Only doubled, undoubled or swapped letters, or one vowel for another. */
  readonly usual: boolean
}

const minLength = 5
const longLength = 7
const maxLength = 24

/** Creates a spelling index of these words. Example: `createSpellingIndex(['spinach', 'leek'])`. */
export function createSpellingIndex(words: Iterable<string>): SpellingIndex {
  const all = new Set<string>()
  const byStart = new Map<string, WordList>()
  const byEnd = new Map<string, WordList>()
  for (const word of words) {
    if (all.has(word)) continue
    all.add(word)
    if (word.length < minLength - 1 || word.length > maxLength) continue
    addWord(byStart, startKey(word, word.length), word)
    if (word.length >= minLength) addWord(byEnd, word.slice(-3), word)
  }
  return { words: all, byStart, byEnd }
}

/**
 * Returns the correction of a misspelt word: one error in a word of five or six letters, two in a longer one (only typical ones
 * for seven letters), none in a short one. Returns undefined if two words are equally near. Example: `correctSpelling(index,
 * 'brocolli')?.word` is 'broccoli'.
 */
export function correctSpelling(index: SpellingIndex, word: string): SpellingCorrection | undefined {
  if (word.length < minLength || word.length > maxLength || index.words.has(word) || /\d/.test(word))
    return undefined
  const max = word.length >= longLength ? 2 : 1
  let best: string | undefined
  let min = Number.POSITIVE_INFINITY
  let tied = false
  for (const candidate of findSimilarWords(index, word, max)) {
    const length = Math.min(candidate.length, word.length)
    if (candidate === best || length < (max === 2 ? minLength + 1 : minLength - 1)) continue
    const slips = editDistance(word, candidate, max)
    if (slips > max) continue
    const isUsual = isTypicalError(word, candidate)
    if (slips > 1 && word.length === longLength && !isUsual) continue
    const cost = slips + (isUsual ? 0 : 0.25)
    if (cost > min) continue
    tied = cost === min
    best = candidate
    min = cost
  }
  if (best === undefined || tied) return undefined
  return { word: best, slips: Math.floor(min), usual: Number.isInteger(min) }
}

/**
 * Returns the edit distance of two words: a letter missing, extra, wrong or swapped with its neighbour. Distances above `max`
 * are returned as `max + 1`. Example: `editDistance('paprkia', 'paprika', 2)` is 1.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  if (a.length >= rowSize || b.length >= rowSize) return a === b ? 0 : max + 1
  for (let column = 0; column <= b.length; column += 1) previousRow[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    currentRow[0] = row
    let min = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let slips = Math.min(
        (previousRow[column] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + 1,
        (previousRow[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        slips = Math.min(slips, (rowBeforePrevious[column - 2] ?? 0) + 1)
      }
      currentRow[column] = slips
      if (slips < min) min = slips
    }
    if (min > max) return max + 1
    const spare = rowBeforePrevious
    rowBeforePrevious = previousRow
    previousRow = currentRow
    currentRow = spare
  }
  return Math.min(previousRow[b.length] ?? max + 1, max + 1)
}

// Three rows reused for every pair, because a look-up compares a word with some hundred others.
const rowSize = 32
let rowBeforePrevious = new Uint8Array(rowSize + 1)
let previousRow = new Uint8Array(rowSize + 1)
let currentRow = new Uint8Array(rowSize + 1)

/** Whether a word may be the beginning of another with at most one error. Example: `isFuzzyPrefix('brocol', 'broccoli')`. */
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

function findSimilarWords(index: SpellingIndex, word: string, max: number): string[] {
  const found: string[] = []
  const letters = letterSet(word)
  const collect = (list: SpelledWords | undefined) => {
    if (!list) return
    for (let at = 0; at < list.words.length; at += 1) {
      const candidate = list.words[at]
      if (candidate !== undefined && canBeNear(letters, list.letters[at] ?? 0, max)) found.push(candidate)
    }
  }
  for (let length = word.length - max; length <= word.length + max; length += 1)
    collect(index.byStart.get(startKey(word, length)))
  if (word.length > minLength) collect(index.byEnd.get(word.slice(-3)))
  return found
}

// One error adds at most one letter to a word's set and removes at most one: this rules out nearly all words without comparing them.
function canBeNear(a: number, b: number, max: number): boolean {
  return countBits(a & ~b) <= max && countBits(b & ~a) <= max
}

function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at += 1) set |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return set
}

function countBits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}

// Doubled, undoubled or swapped letters and wrong vowels are typical errors; others more often make another word.
function isTypicalError(a: string, b: string): boolean {
  if (skeletonOf(a) === skeletonOf(b)) return true
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('')
}

function skeletonOf(word: string): string {
  return word.replace(/[aeiouy]+/g, 'a').replace(/(.)\1+/g, '$1')
}

function startKey(word: string, length: number): string {
  return `${word[0] ?? ''}${length}`
}

interface WordList {
  readonly words: string[]
  readonly letters: number[]
}

function addWord(lists: Map<string, WordList>, key: string, word: string): void {
  const list = lists.get(key) ?? { words: [], letters: [] }
  lists.set(key, list)
  list.words.push(word)
  list.letters.push(letterSet(word))
}
