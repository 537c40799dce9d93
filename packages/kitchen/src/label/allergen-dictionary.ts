import { allergenWordTable } from '../data/labels/allergen-words'
import { europeanAllergenWordTable } from '../data/labels/allergen-words-europe'
import { worldAllergenWordTable } from '../data/labels/allergen-words-world'
import { dietWordTable } from '../data/labels/diet-words'
import { foodAllergenWordTable } from '../data/labels/food-allergen-words'
import { harmlessWordTable } from '../data/labels/harmless-words'
import { labelExceptionTable } from '../data/labels/label-exceptions'
import { labelStatementTable } from '../data/labels/label-statements'
import { preparationAllergenTable } from '../data/labels/preparation-allergens'
import { allergenIds } from '../diet/allergen'
import type { Bits } from '../diet/bit-sets'
import { allergenBits, everyAllergen, everyTrait, traitBits, traitIds } from '../diet/bit-sets'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Trait } from '../food/food'
import { foldAccents } from './label-tokens'

/** How a phrase turns what follows it. Example: 'may' of 'may contain traces of'. */
export type LabelStatement = 'may' | 'trace' | 'has' | 'free' | 'not' | 'vegan' | 'vegetarian' | 'unsure'

/** What words of the book mean. Example: 'casein' has the bit of dairy in `contains`. */
export interface WordMeaning {
  /** The words as the book has them. */
  readonly words: string
  contains: Bits
  /** In it unless the parts are listed. */
  containsUnlisted: Bits
  maybe: Bits
  /** Perhaps in it unless the parts are listed. */
  maybeUnlisted: Bits
  traits: Bits
  maybeTraits: Bits
  /** Allergens of words inside it that it does not bring, by the list of exceptions. */
  denies: Bits
  /** Traits likewise. */
  deniesTraits: Bits
  /** Something that labels mark and that is no allergen that a cook can choose: 'coconut'. */
  beyond?: string
  says?: LabelStatement
}

/** One step through the phrases: the word before leads to the words after. Example: 'soy' leads to 'sauce'. */
export interface PhraseTrieNode {
  /** Absent at the end of a phrase, where most are. */
  next?: Map<string, PhraseTrieNode>
  meaning?: WordMeaning
}

/** A part of a word that means something inside longer ones. Example: 'milch' in 'Vollmilchpulver'. */
export interface WordStem {
  readonly meaning: WordMeaning
  /** Letters may stand before it. */
  before: boolean
  /** Letters may stand after it. */
  after: boolean
}

/** All words that the kitchen looks for. Example: `wordBook().first.get('casein')`. */
export interface AllergenDictionary {
  /** Every first word. */
  readonly first: ReadonlyMap<string, PhraseTrieNode>
  readonly stems: ReadonlyMap<string, WordStem>
  /** Meanings of additive numbers: 621. */
  readonly additives: ReadonlyMap<string, WordMeaning>
}

/** The words, read once. Example: `wordBook().additives.get('621')`. */
export const allergenDictionary = lazyValue((): AllergenDictionary => {
  const first = new Map<string, PhraseTrieNode>()
  const stems = new Map<string, WordStem>()
  const additives = new Map<string, WordMeaning>()
  const tables = [
    harmlessWordTable,
    allergenWordTable,
    europeanAllergenWordTable,
    worldAllergenWordTable,
    preparationAllergenTable,
    dietWordTable,
    foodAllergenWordTable,
  ]
  const book = { first, stems, additives }
  for (const [marks = '', entries] of tables.flatMap(parseRows)) {
    const mark = markWith(marks.split(','))
    for (const entry of parseList(entries)) enter(book, entry, mark)
  }
  for (const [marks = '', entries] of parseRows(labelExceptionTable)) {
    const deny = denyWith(marks.split(','))
    for (const entry of parseList(entries)) enter(book, entry, deny)
  }
  for (const [says = '', entries] of parseRows(labelStatementTable)) {
    const mark = (meaning: WordMeaning) => {
      meaning.says = says as LabelStatement
    }
    for (const entry of parseList(entries)) enter(book, entry, mark)
  }
  return book
})

interface DictionaryBuilder {
  readonly first: Map<string, PhraseTrieNode>
  readonly stems: Map<string, WordStem>
  readonly additives: Map<string, WordMeaning>
}

function enter(
  { first, stems, additives }: DictionaryBuilder,
  entry: string,
  mark: (meaning: WordMeaning) => void,
): void {
  for (const phrase of spelledOut(entry)) {
    if (phrase.includes('*')) {
      mark(stemFor(stems, phrase))
      continue
    }
    const words = phrase.split(' ')
    const number = additiveNumber(words[0] ?? '')
    if (number === undefined) {
      mark(meaningFor(first, words))
      continue
    }
    for (const spelling of additiveSpellings(number))
      mark(meaningFor(first, [...spelling, ...words.slice(1)]))
    const meaning = words.length === 1 && first.get(phrase)?.meaning
    if (meaning) additives.set(number, meaning)
  }
}

/** Every single English word that names an allergen for sure, for telling misread words. Example: 'wheat'. */
export const certainAllergenWords = lazyValue((): ReadonlyMap<string, WordMeaning> => {
  const { first, stems } = allergenDictionary()
  const words = new Map<string, WordMeaning>()
  for (const entry of parseRows(allergenWordTable).flatMap(([, entries]) => parseList(entries))) {
    const word = plain(entry).replaceAll('*', '')
    const meaning = first.get(word)?.meaning ?? stems.get(word)?.meaning
    if (meaning && isSure(meaning)) words.set(word, meaning)
  }
  return words
})

function isSure({ contains, containsUnlisted }: WordMeaning): boolean {
  return (contains | containsUnlisted) !== 0
}

/** What an exception takes back; `*` is everything, of what is no food at all. */
function denyWith(marks: readonly string[]): (meaning: WordMeaning) => void {
  const sum = nothing('')
  for (const mark of marks) if (mark !== '*') addMark(sum, mark)
  const all = marks.includes('*')
  const denies = all ? everyAllergen : sum.contains
  const deniesTraits = all ? everyTrait : sum.traits
  return (meaning) => {
    meaning.denies |= denies
    meaning.deniesTraits |= deniesTraits
  }
}

function markWith(marks: readonly string[]): (meaning: WordMeaning) => void {
  const sum = nothing('')
  for (const mark of marks) addMark(sum, mark)
  return (meaning) => {
    meaning.contains |= sum.contains
    meaning.containsUnlisted |= sum.containsUnlisted
    meaning.maybe |= sum.maybe
    meaning.maybeUnlisted |= sum.maybeUnlisted
    meaning.traits |= sum.traits
    meaning.maybeTraits |= sum.maybeTraits
    if (sum.beyond !== undefined) meaning.beyond = sum.beyond
  }
}

function addMark(meaning: WordMeaning, mark: string): void {
  const id = mark.replace(/[?~^]$/, '')
  const how = mark.slice(id.length)
  const allergen = allergenIds.find((one) => one === id)
  const trait = traitIds.find((one): one is Trait => one === id)
  if (allergen) {
    const bits = allergenBits([allergen])
    if (how === '?') meaning.maybe |= bits
    else if (how === '~') meaning.maybeUnlisted |= bits
    else if (how === '^') meaning.containsUnlisted |= bits
    else meaning.contains |= bits
  } else if (trait) {
    if (how === '') meaning.traits |= traitBits([trait])
    else meaning.maybeTraits |= traitBits([trait])
  } else if (id !== '-') {
    meaning.beyond = id
  }
}

function meaningFor(first: Map<string, PhraseTrieNode>, words: readonly string[]): WordMeaning {
  let branches = first
  let branch: PhraseTrieNode | undefined
  for (const word of words) {
    if (branch) {
      branch.next ??= new Map()
      branches = branch.next
    }
    branch = branches.get(word)
    if (branch) continue
    branch = {}
    branches.set(word, branch)
  }
  branch ??= {}
  branch.meaning ??= nothing(words.join(' '))
  return branch.meaning
}

function stemFor(stems: Map<string, WordStem>, pattern: string): WordMeaning {
  const text = pattern.replaceAll('*', '')
  const stem = stems.get(text) ?? { meaning: nothing(text), before: false, after: false }
  stem.before ||= pattern.startsWith('*')
  stem.after ||= pattern.endsWith('*')
  stems.set(text, stem)
  return stem.meaning
}

function nothing(words: string): WordMeaning {
  return {
    words,
    contains: 0,
    containsUnlisted: 0,
    maybe: 0,
    maybeUnlisted: 0,
    traits: 0,
    maybeTraits: 0,
    denies: 0,
    deniesTraits: 0,
  }
}

/** 'rice/oat milk' as 'rice milk' and 'oat milk', plain. */
function spelledOut(entry: string): string[] {
  // Most entries are plain and have no choices, and there are thousands.
  const isPlain = plainAlready.test(entry)
  if (isPlain && !entry.includes('/')) return [entry]
  let phrases = ['']
  for (const slot of entry.split(' ')) {
    const choices = slot === '(' ? ['('] : isPlain ? slot.split('/') : slot.split('/').map(plain)
    phrases = phrases.flatMap((phrase) =>
      choices.map((choice) => (phrase === '' ? choice : `${phrase} ${choice}`)),
    )
  }
  return phrases
}

const plainAlready = /^[a-z\d */(]+$/

function plain(choice: string): string {
  if (plainAlready.test(choice)) return choice
  const inside = foldAccents(choice.replaceAll('*', ''))
  return `${choice.startsWith('*') ? '*' : ''}${inside}${choice.endsWith('*') ? '*' : ''}`
}

function additiveSpellings(number: string): string[][] {
  return [[`e${number}`], ['e', number], ['ins', number], [`ins${number}`]]
}

function additiveNumber(word: string): string | undefined {
  return word.startsWith('e') ? /^e(\d{3,4}[a-z]?)$/.exec(word)?.[1] : undefined
}
