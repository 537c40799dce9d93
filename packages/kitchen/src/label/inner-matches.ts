import type { Bits } from '../diet/bit-sets'
import type { PhraseTrieNode, WordMeaning } from './allergen-dictionary'
import { allergenDictionary } from './allergen-dictionary'
import { isWholeText } from './exception-scope'
import { wordForms } from './word-forms'

/** A dictionary match inside a phrase or a word, with position and meaning. Example: 'egg' in 'hen egg' from 4 to 7. */
export interface InnerMatch {
  readonly from: number
  readonly to: number
  readonly meaning: WordMeaning
  /** A stem that letters may follow: it covers matches that begin inside it. */
  readonly open?: boolean
}

/**
 * Returns the meanings of words and stems inside a dictionary phrase beyond the phrase itself, minus the exceptions.
 * Thus a longer phrase never removes an allergen.
 * Example: inside 'hydrolysed wheat protein' lies 'wheat', inside 'coconut milk' nothing.
 */
export function meaningsInside(phrase: WordMeaning): readonly WordMeaning[] {
  const known = cache.get(phrase)
  if (known) return known
  const meanings = phrase.says ? [] : remainingMeaning(findInnerMatches(phrase.words), phrase.words, phrase)
  cache.set(phrase, meanings)
  return meanings
}

const cache = new Map<WordMeaning, readonly WordMeaning[]>()

/**
 * Returns the meanings of the stems inside one word, minus the exceptions.
 * Example: 'haselnussmilch' has hazelnut and milk, 'erdnuss' is a peanut and no nut.
 */
export function meaningsOfStems(word: string): readonly WordMeaning[] {
  return remainingMeaning(stemsInside(word), word)
}

/**
 * Returns the allergens inside a dictionary phrase or a word that an exception takes back as long as it is the whole
 * ingredient.
 * Example: of 'coconut milk' dairy, of 'oat' none.
 */
export function excusedIn(text: string, phrase?: WordMeaning): Bits {
  const known = excusedCache.get(text)
  if (known !== undefined) return known
  if (excusedCache.size >= maxExcused) excusedCache.clear()
  const inside = phrase ? findInnerMatches(text) : stemsInside(text)
  let excused = phrase ? phrase.denies & ~phrase.deniesAnywhere : 0
  for (const one of inside) {
    if (one.meaning.says) continue
    excused |= one.meaning.denies & ~one.meaning.deniesAnywhere
    const { denies, anywhere } = deniedAt(one, inside, text, phrase)
    excused |= allBits(one.meaning) & denies & ~anywhere
  }
  excusedCache.set(text, excused)
  return excused
}

/**
 * Returns the allergens that exceptions inside one word would take back if they were the whole word.
 * Example: of 'kokosmilchschokolade' dairy, of 'kokosmilchpulver' none.
 */
export function doubtedIn(word: string): Bits {
  let [doubted, held] = [0, 0]
  for (const { meaning, from, to } of stemsInside(word)) {
    held |= meaning.deniesAnywhere
    if (isWholeText(word, from, to)) held |= meaning.denies
    else doubted |= meaning.denies
  }
  return doubted & ~held
}

const excusedCache = new Map<string, Bits>()
const maxExcused = 20_000

function allBits({ contains, containsUnlisted, maybe, maybeUnlisted }: WordMeaning): Bits {
  return contains | containsUnlisted | maybe | maybeUnlisted
}

/** Returns whether a dictionary stem lies inside a word, exceptions included. Example: `hasStem('buchweizenmehl')`. */
export function hasStem(word: string): boolean {
  return stemsInside(word).length > 0
}

/**
 * Returns every dictionary match inside a normalised text except the whole phrase; one bracket stands for an opening
 * one.
 * Example: `findInnerMatches('hen egg')` has 'hen' and 'egg'.
 */
export function findInnerMatches(text: string): InnerMatch[] {
  const words = wordsIn(text)
  const found: InnerMatch[] = []
  words.forEach(({ word, from }, start) => {
    for (const inside of stemsInside(word)) {
      found.push({ ...inside, from: from + inside.from, to: from + inside.to })
    }
    const follow = (branches: ReadonlyMap<string, PhraseTrieNode>, at: number): void => {
      const { word: next = '', to = 0 } = words[at] ?? {}
      for (const form of at < words.length ? wordForms(next) : []) {
        const branch = branches.get(form)
        if (branch?.meaning && branch.meaning.words !== text)
          found.push({ from, to, meaning: branch.meaning })
        if (branch?.next) follow(branch.next, at + 1)
      }
    }
    follow(allergenDictionary().first, start)
  })
  return found
}

function wordsIn(text: string): { word: string; from: number; to: number }[] {
  let from = 0
  return text.split(' ').map((word) => {
    const at = from
    from += word.length + 1
    return { word, from: at, to: at + word.length }
  })
}

const longestWord = 60
const shortestStem = 3

function stemsInside(word: string): InnerMatch[] {
  if (word.length > longestWord) return []
  const { stems } = allergenDictionary()
  const found: InnerMatch[] = []
  for (let from = 0; from <= word.length - shortestStem; from += 1) {
    for (let to = from + shortestStem; to <= word.length; to += 1) {
      const stem = stems.get(word.slice(from, to))
      if (stem && (from === 0 || stem.before) && (to === word.length || stem.after)) {
        found.push({ from, to, meaning: stem.meaning, open: stem.after })
      }
    }
  }
  return found
}

// The longest first, so that shorter matches inside it are not repeated; returned in word order.
function remainingMeaning(inside: readonly InnerMatch[], text: string, whole?: WordMeaning): WordMeaning[] {
  const had = { ...(whole ?? nothing) }
  const kept: { from: number; meaning: WordMeaning }[] = []
  const longestFirst = [...inside].sort((a, b) => b.to - b.from - (a.to - a.from))
  for (const one of longestFirst) {
    if (one.meaning.says) continue
    const denied = deniedAt(one, inside, text, whole)
    const meaning = subtractMeaning(withDoubt(one.meaning, denied.doubted), denied, had)
    if (!meaning) continue
    had.contains |= meaning.contains
    had.containsUnlisted |= meaning.containsUnlisted
    had.maybe |= meaning.maybe
    had.maybeUnlisted |= meaning.maybeUnlisted
    had.traits |= meaning.traits
    had.maybeTraits |= meaning.maybeTraits
    if (meaning.beyond !== undefined) had.beyond = meaning.beyond
    kept.push({ from: one.from, meaning })
  }
  return kept.sort((a, b) => a.from - b.from).map(({ meaning }) => meaning)
}

/** What the exceptions around a match take back. Example: in 'kokosmilchpulver' of 'milch' the dairy. */
interface Denial {
  readonly denies: Bits
  readonly deniesTraits: Bits
  /** What they take back beside any word. */
  readonly anywhere: Bits
  /** What they would take back if they were the whole text: 'milch' in 'kokosmilchschokolade'. */
  readonly doubted: Bits
}

function deniedAt(
  one: InnerMatch,
  inside: readonly InnerMatch[],
  text: string,
  whole: WordMeaning | undefined,
): Denial {
  let [denies, deniesTraits, doubted] = [whole?.denies ?? 0, whole?.deniesTraits ?? 0, 0]
  let anywhere = whole?.deniesAnywhere ?? 0
  for (const other of inside) {
    if (other === one || other.meaning === one.meaning || !coversMatch(other, one)) continue
    const { meaning, from, to } = other
    if (meaning.denies !== meaning.deniesAnywhere && !isWholeText(text, from, to)) doubted |= meaning.denies
    else denies |= meaning.denies
    anywhere |= meaning.deniesAnywhere
    deniesTraits |= meaning.deniesTraits
  }
  return { denies: denies | anywhere, deniesTraits, anywhere, doubted: doubted & ~denies & ~anywhere }
}

// What an exception would have taken back is open.
function withDoubt(meaning: WordMeaning, doubted: Bits): WordMeaning {
  if (doubted === 0) return meaning
  return {
    ...meaning,
    contains: meaning.contains & ~doubted,
    containsUnlisted: meaning.containsUnlisted & ~doubted,
    maybe: meaning.maybe | ((meaning.contains | meaning.containsUnlisted) & doubted),
  }
}

// 'jordnot' with any ending covers the 'notter' of 'jordnotter'.
function coversMatch(other: InnerMatch, one: InnerMatch): boolean {
  if (other.from > one.from) return false
  return one.to <= other.to || (other.open === true && one.from < other.to)
}

const nothing: WordMeaning = {
  words: '',
  contains: 0,
  containsUnlisted: 0,
  maybe: 0,
  maybeUnlisted: 0,
  traits: 0,
  maybeTraits: 0,
  denies: 0,
  deniesAnywhere: 0,
  deniesTraits: 0,
}

/** Returns the part of a meaning that is not yet included, or undefined. */
function subtractMeaning(
  meaning: WordMeaning,
  { denies, deniesTraits }: Denial,
  had: WordMeaning,
): WordMeaning | undefined {
  const sure = had.contains
  const included = sure | had.containsUnlisted
  const open = included | had.maybe
  const contains = meaning.contains & ~denies & ~sure
  const containsUnlisted = meaning.containsUnlisted & ~denies & ~included
  const maybe = meaning.maybe & ~denies & ~open
  const maybeUnlisted = meaning.maybeUnlisted & ~denies & ~open & ~had.maybeUnlisted
  const traits = meaning.traits & ~deniesTraits & ~had.traits
  const maybeTraits = meaning.maybeTraits & ~deniesTraits & ~(had.traits | had.maybeTraits)
  const beyond = had.beyond === undefined ? meaning.beyond : undefined
  if (
    contains + containsUnlisted + maybe + maybeUnlisted + traits + maybeTraits === 0 &&
    beyond === undefined
  )
    return undefined
  const { words, denies: own, deniesAnywhere, deniesTraits: ownTraits } = meaning
  const rest = { words, contains, containsUnlisted, maybe, maybeUnlisted, traits, maybeTraits }
  return {
    ...rest,
    denies: own,
    deniesAnywhere,
    deniesTraits: ownTraits,
    ...(beyond !== undefined && { beyond }),
  }
}
