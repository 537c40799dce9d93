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

/** The effect of a phrase on the words after it. Example: 'may' of 'may contain traces of'. */
type LabelStatement = 'may' | 'trace' | 'has' | 'free' | 'not' | 'vegan' | 'vegetarian' | 'unsure'

/** The meaning of dictionary words. Example: 'casein' has the bit of dairy in `contains`. */
export interface WordMeaning {
  /** The words as in the dictionary. */
  readonly words: string
  contains: Bits
  /** Contained unless the parts are listed. */
  containsUnlisted: Bits
  maybe: Bits
  /** Possibly contained unless the parts are listed. */
  maybeUnlisted: Bits
  traits: Bits
  maybeTraits: Bits
  /** Allergens of inner words that the phrase does not contain, from the list of exceptions. */
  denies: Bits
  /** Of these, the allergens that no word beside the phrase brings back: 'sulphate' is no sulphite anywhere. */
  deniesAnywhere: Bits
  /** Traits that the phrase does not have, likewise. */
  deniesTraits: Bits
  /** An ingredient that labels declare but that is no selectable allergen: 'coconut'. */
  beyond?: string
  says?: LabelStatement
}

/** A node of the phrase trie: the word before leads to the words after. Example: 'soy' leads to 'sauce'. */
export interface PhraseTrieNode {
  /** Absent at the end of a phrase, the usual case. */
  next?: Map<string, PhraseTrieNode>
  meaning?: WordMeaning
}

/** A part of a word with a meaning inside longer words. Example: 'milch' in 'Vollmilchpulver'. */
export interface WordStem {
  readonly meaning: WordMeaning
  /** Letters may precede it. */
  before: boolean
  /** Letters may follow it. */
  after: boolean
}

/** All words the kitchen looks for. Example: `allergenDictionary().first.get('casein')`. */
export interface AllergenDictionary {
  /** Phrases by first word. */
  readonly first: ReadonlyMap<string, PhraseTrieNode>
  readonly stems: ReadonlyMap<string, WordStem>
  /** Meanings by additive number: 621. */
  readonly additives: ReadonlyMap<string, WordMeaning>
}

/** Returns the dictionary, built once. Example: `allergenDictionary().additives.get('621')`. */
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
  const dictionary = { first, stems, additives }
  for (const [marks = '', entries] of tables.flatMap(parseRows)) {
    const mark = createMark(marks.split(','))
    for (const entry of parseList(entries)) addEntry(dictionary, entry, mark)
  }
  for (const [marks = '', entries, , where] of parseRows(labelExceptionTable)) {
    const deny = createDenial(marks.split(','), where === 'beside any word')
    for (const entry of parseList(entries)) addEntry(dictionary, entry, deny)
  }
  for (const [statement = '', entries] of parseRows(labelStatementTable)) {
    const mark = (meaning: WordMeaning) => {
      meaning.says = statement as LabelStatement
    }
    for (const entry of parseList(entries)) addEntry(dictionary, entry, mark)
  }
  return dictionary
})

interface DictionaryBuilder {
  readonly first: Map<string, PhraseTrieNode>
  readonly stems: Map<string, WordStem>
  readonly additives: Map<string, WordMeaning>
}

function addEntry(
  { first, stems, additives }: DictionaryBuilder,
  entry: string,
  mark: (meaning: WordMeaning) => void,
): void {
  for (const phrase of expandChoices(entry)) {
    if (phrase.includes('*')) {
      mark(stemMeaning(stems, phrase))
      continue
    }
    const words = phrase.split(' ')
    const number = additiveNumber(words[0] ?? '')
    if (number === undefined) {
      mark(meaningAt(first, words))
      continue
    }
    for (const spelling of additiveSpellings(number)) mark(meaningAt(first, [...spelling, ...words.slice(1)]))
    const meaning = words.length === 1 && first.get(phrase)?.meaning
    if (meaning) additives.set(number, meaning)
  }
}

/** Returns every English word that certainly names an allergen, for detecting misread words. Example: 'wheat'. */
export const certainAllergenWords = lazyValue((): ReadonlyMap<string, WordMeaning> => {
  const { first, stems } = allergenDictionary()
  const words = new Map<string, WordMeaning>()
  for (const entry of parseRows(allergenWordTable).flatMap(([, entries]) => parseList(entries))) {
    const word = normalize(entry).replaceAll('*', '')
    const meaning = first.get(word)?.meaning ?? stems.get(word)?.meaning
    if (meaning && isCertain(meaning)) words.set(word, meaning)
  }
  return words
})

/** Whether a word alone certainly names an allergen, in any language. Example: 'soja', not 'lecithin'. */
export function isAllergenName(word: string): boolean {
  const meaning = allergenDictionary().first.get(word)?.meaning
  return meaning !== undefined && isCertain(meaning)
}

function isCertain({ contains, containsUnlisted }: WordMeaning): boolean {
  return (contains | containsUnlisted) !== 0
}

/** The allergens an exception excludes; `*` excludes all, for words that are no food. */
function createDenial(marks: readonly string[], isAnywhere: boolean): (meaning: WordMeaning) => void {
  const sum = emptyMeaning('')
  for (const mark of marks) if (mark !== '*') addMark(sum, mark)
  const all = marks.includes('*')
  const denies = all ? everyAllergen : sum.contains
  const deniesTraits = all ? everyTrait : sum.traits
  return (meaning) => {
    meaning.denies |= denies
    if (isAnywhere) meaning.deniesAnywhere |= denies
    meaning.deniesTraits |= deniesTraits
  }
}

function createMark(marks: readonly string[]): (meaning: WordMeaning) => void {
  const sum = emptyMeaning('')
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

function meaningAt(first: Map<string, PhraseTrieNode>, words: readonly string[]): WordMeaning {
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
  branch.meaning ??= emptyMeaning(words.join(' '))
  return branch.meaning
}

function stemMeaning(stems: Map<string, WordStem>, pattern: string): WordMeaning {
  const text = pattern.replaceAll('*', '')
  const stem = stems.get(text) ?? { meaning: emptyMeaning(text), before: false, after: false }
  stem.before ||= pattern.startsWith('*')
  stem.after ||= pattern.endsWith('*')
  stems.set(text, stem)
  return stem.meaning
}

/** Returns a meaning without any effect. Example: `emptyMeaning('oat').contains` is 0. */
export function emptyMeaning(words: string): WordMeaning {
  return {
    words,
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
}

/** Expands 'rice/oat milk' to 'rice milk' and 'oat milk', normalised. */
function expandChoices(entry: string): string[] {
  // Fast path: most of the thousands of entries are plain and have no alternatives.
  const isPlain = isNormalized.test(entry)
  if (isPlain && !entry.includes('/')) return [entry]
  let phrases = ['']
  for (const slot of entry.split(' ')) {
    const choices = slot === '(' ? ['('] : isPlain ? slot.split('/') : slot.split('/').map(normalize)
    phrases = phrases.flatMap((phrase) =>
      choices.map((choice) => (phrase === '' ? choice : `${phrase} ${choice}`)),
    )
  }
  return phrases
}

const isNormalized = /^[a-z\d */(]+$/

function normalize(choice: string): string {
  if (isNormalized.test(choice)) return choice
  const inside = foldAccents(choice.replaceAll('*', ''))
  return `${choice.startsWith('*') ? '*' : ''}${inside}${choice.endsWith('*') ? '*' : ''}`
}

function additiveSpellings(number: string): string[][] {
  return [[`e${number}`], ['e', number], ['ins', number], [`ins${number}`]]
}

function additiveNumber(word: string): string | undefined {
  return word.startsWith('e') ? /^e(\d{3,4}[a-z]?)$/.exec(word)?.[1] : undefined
}
