import { foodTable } from '../data/foods/foods'
import type { Bits } from '../diet/bit-sets'
import { lazyValue } from '../fact-table'
import type { PhraseTrieNode, WordMeaning } from './allergen-dictionary'
import { allergenDictionary } from './allergen-dictionary'
import { doubtedIn, excusedIn, hasStem, meaningsInside, meaningsOfStems } from './inner-matches'
import type { LabelToken } from './label-tokens'
import { tokenGaps } from './label-tokens'
import { misreadWord } from './misread-word'
import { labelWords } from './vocabulary'
import { wordForms } from './word-forms'

/** A dictionary match in a label: its number of words and its meaning. Example: 'peanut butter' is one match of two words. */
export interface DictionaryMatch {
  readonly length: number
  readonly meanings: readonly WordMeaning[]
  /** Allergens inside it that an exception takes back, as long as it is the whole ingredient. */
  readonly excused: Bits
  /** Allergens that an exception would take back if it were the whole word: 'kokosmilchschokolade'. */
  readonly doubted: Bits
}

/** The possible meanings of a single word. */
interface WordInfo {
  /** The word and its singular. */
  readonly forms: readonly string[]
  /** The meaningful parts of a word that is not in the dictionary. */
  readonly parts: readonly WordMeaning[]
  /** Whether every inner match is on the list of exceptions: 'Buchweizenmehl' has no wheat. */
  readonly isExcused: boolean
  /** As in a match. */
  readonly excused: Bits
  readonly doubted: Bits
  /** Whether it is a known word of labels or foods. */
  readonly known: boolean
  /** Whether it can begin a dictionary phrase. */
  readonly matters: boolean
}

/**
 * Returns the longest dictionary match that begins at an index of the label, or undefined.
 * Example: at 'coconut' in 'coconut milk powder' it is 'coconut milk', which is no milk.
 */
export function dictionaryMatchAt(tokens: readonly LabelToken[], index: number): DictionaryMatch | undefined {
  const longest = followPhrase(allergenDictionary().first, tokens, index, index)
  if (longest) {
    const { end, meaning } = longest
    const inside = meaningsInside(meaning)
    const after = meaning.says || end - index < 2 ? [] : overlappingMatches(tokens, index, end)
    const excused = meaning.says ? 0 : excusedIn(meaning.words, meaning)
    return { length: end - index, meanings: [meaning, ...inside, ...after], excused, doubted: 0 }
  }
  const { parts, isExcused, excused, doubted } = wordInfoOf(tokens[index]?.text ?? '')
  return parts.length > 0 || isExcused ? { length: 1, meanings: parts, excused, doubted } : undefined
}

/** Returns whether labels or foods use a word. Example: `isKnownWord('sugar')`; 'xqzzt' is none. */
export function isKnownWord(word: string): boolean {
  return wordInfoOf(word).known
}

/** Returns whether a word can begin a dictionary phrase; most cannot. Example: `canStartMatch('milk')`, but not 'chervil'. */
export function canStartMatch(word: string): boolean {
  return wordInfoOf(word).matters
}

/** Matches that begin inside a phrase and end after it: 'milk chocolate' in 'coconut milk chocolate'. */
function overlappingMatches(tokens: readonly LabelToken[], index: number, end: number): WordMeaning[] {
  const found: WordMeaning[] = []
  for (let start = index + 1; start < end; start += 1) {
    const other = followPhrase(allergenDictionary().first, tokens, start, start)
    if (other && other.end > end && !other.meaning.says)
      found.push(other.meaning, ...meaningsInside(other.meaning))
  }
  return found
}

function followPhrase(
  branches: ReadonlyMap<string, PhraseTrieNode>,
  tokens: readonly LabelToken[],
  start: number,
  index: number,
): { end: number; meaning: WordMeaning } | undefined {
  const token = tokens[index]
  if (!token) return undefined
  let from: ReadonlyMap<string, PhraseTrieNode> | undefined = branches
  if (index > start) {
    if (token.gap === tokenGaps.opens) from = branches.get('(')?.next
    else if (token.gap !== tokenGaps.space) return undefined
  }
  if (!from) return undefined
  let best: { end: number; meaning: WordMeaning } | undefined
  for (const form of wordInfoOf(token.text).forms) {
    const next = from.get(form)
    if (!next) continue
    const longer = next.next ? followPhrase(next.next, tokens, start, index + 1) : undefined
    const found = longer ?? (next.meaning && { end: index + 1, meaning: next.meaning })
    if (found && (!best || found.end > best.end)) best = found
  }
  return best
}

const infos = new Map<string, WordInfo>()
const maxInfos = 20_000

function wordInfoOf(word: string): WordInfo {
  const known = infos.get(word)
  if (known) return known
  // Unknown words are unlimited in number; the cache is not.
  if (infos.size >= maxInfos) infos.clear()
  const info = computeWordInfo(word)
  infos.set(word, info)
  return info
}

function computeWordInfo(word: string): WordInfo {
  const { first, additives } = allergenDictionary()
  const forms = wordForms(word)
  const begins = forms.some((form) => first.has(form))
  const withParts = (parts: readonly WordMeaning[], known: boolean, isExcused = false): WordInfo => ({
    forms,
    parts,
    isExcused,
    // Looked for only where a stem lies inside.
    excused: isExcused || parts.length > 0 ? excusedIn(word) : 0,
    doubted: isExcused || parts.length > 0 ? doubtedIn(word) : 0,
    known,
    matters: begins || isExcused || parts.length > 0,
  })
  if (forms.some((form) => first.get(form)?.meaning)) return withParts([], true)
  const stems = meaningsOfStems(word)
  if (stems.length > 0 || hasStem(word)) return withParts(stems, true, stems.length === 0)
  const additive = /^(?:e|ins)(\d{3,4})[a-z]{0,3}$/.exec(word)?.[1]
  if (additive) {
    const meaning = additives.get(additive)
    return withParts(meaning ? [meaning] : [], true)
  }
  if (begins || forms.some((form) => vocabulary().has(form))) return withParts([], true)
  const glued = /^\d*([a-z]{3,}?)\d*$/.exec(word)?.[1]
  if (glued && glued !== word) {
    const inside = wordInfoOf(glued)
    return { ...inside, forms: [...forms, ...inside.forms] }
  }
  const misread = misreadWord(word)
  return withParts(misread ? [misread] : [], misread !== undefined)
}

// The food table is scanned as one text: its ids and categories are known words too.
const vocabulary = lazyValue((): ReadonlySet<string> => {
  const words = new Set(labelWords())
  const foods = foodTable.toLowerCase().replaceAll("'", '')
  for (const word of foods
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z]+/))
    words.add(word)
  return words
})
