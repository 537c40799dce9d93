import { foodTable } from '../data/foods/foods'
import { lazyValue } from '../fact-table'
import type { PhraseTrieNode, WordMeaning } from './allergen-dictionary'
import { allergenDictionary } from './allergen-dictionary'
import { hasStem, meaningsInside, meaningsOfStems } from './inner-matches'
import type { LabelToken } from './label-tokens'
import { tokenGaps } from './label-tokens'
import { misreadWord } from './misread-word'
import { labelWords } from './vocabulary'
import { wordForms } from './word-forms'

/** Words of the book found in a label: how many, and what they mean. Example: 'peanut butter' is one match of two words. */
export interface DictionaryMatch {
  readonly length: number
  readonly meanings: readonly WordMeaning[]
}

/** What one word may be by itself. */
interface WordInfo {
  /** Itself, and as one of several. */
  readonly forms: readonly string[]
  /** The parts that mean something, when the word is not in the book. */
  readonly parts: readonly WordMeaning[]
  /** Whether all that lies inside it stands on the list of exceptions: 'Buchweizenmehl' has no wheat. */
  readonly excused: boolean
  /** Whether it is a word of labels or foods at all. */
  readonly known: boolean
  /** Whether it can begin anything in the book. */
  readonly matters: boolean
}

/**
 * The longest words of the book that begin at a place of the label, or nothing. Example: at 'coconut' in 'coconut milk
 * powder' it is 'coconut milk', which is no milk.
 */
export function dictionaryMatchAt(tokens: readonly LabelToken[], place: number): DictionaryMatch | undefined {
  const longest = walk(allergenDictionary().first, tokens, place, place)
  if (longest) {
    const { end, meaning } = longest
    const inside = meaningsInside(meaning)
    const after = meaning.says || end - place < 2 ? [] : reachingOut(tokens, place, end)
    return { length: end - place, meanings: [meaning, ...inside, ...after] }
  }
  const { parts, excused } = infoOf(tokens[place]?.text ?? '')
  return parts.length > 0 || excused ? { length: 1, meanings: parts } : undefined
}

/** Whether a word is one that labels and foods use. Example: `isKnownWord('sugar')`; 'xqzzt' is none. */
export function isKnownWord(word: string): boolean {
  return infoOf(word).known
}

/** Whether a word can begin anything in the book; most cannot. Example: `mayMatter('milk')`, but not 'chervil'. */
export function canStartMatch(word: string): boolean {
  return infoOf(word).matters
}

/** Words that begin inside a phrase and end after it: 'milk chocolate' in 'coconut milk chocolate'. */
function reachingOut(tokens: readonly LabelToken[], place: number, end: number): WordMeaning[] {
  const found: WordMeaning[] = []
  for (let start = place + 1; start < end; start += 1) {
    const other = walk(allergenDictionary().first, tokens, start, start)
    if (other && other.end > end && !other.meaning.says)
      found.push(other.meaning, ...meaningsInside(other.meaning))
  }
  return found
}

function walk(
  branches: ReadonlyMap<string, PhraseTrieNode>,
  tokens: readonly LabelToken[],
  start: number,
  place: number,
): { end: number; meaning: WordMeaning } | undefined {
  const token = tokens[place]
  if (!token) return undefined
  let from: ReadonlyMap<string, PhraseTrieNode> | undefined = branches
  if (place > start) {
    if (token.gap === tokenGaps.opens) from = branches.get('(')?.next
    else if (token.gap !== tokenGaps.space) return undefined
  }
  if (!from) return undefined
  let best: { end: number; meaning: WordMeaning } | undefined
  for (const form of infoOf(token.text).forms) {
    const next = from.get(form)
    if (!next) continue
    const longer = next.next ? walk(next.next, tokens, start, place + 1) : undefined
    const found = longer ?? (next.meaning && { end: place + 1, meaning: next.meaning })
    if (found && (!best || found.end > best.end)) best = found
  }
  return best
}

const infos = new Map<string, WordInfo>()
const mostInfos = 20_000

function infoOf(word: string): WordInfo {
  const known = infos.get(word)
  if (known) return known
  // Strangers come without end; what is remembered of them does not.
  if (infos.size >= mostInfos) infos.clear()
  const info = workOut(word)
  infos.set(word, info)
  return info
}

function workOut(word: string): WordInfo {
  const { first, additives } = allergenDictionary()
  const forms = wordForms(word)
  const begins = forms.some((form) => first.has(form))
  const withParts = (parts: readonly WordMeaning[], known: boolean, excused = false): WordInfo => ({
    forms,
    parts,
    excused,
    known,
    matters: begins || excused || parts.length > 0,
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
    const inside = infoOf(glued)
    return { ...inside, forms: [...forms, ...inside.forms] }
  }
  const misread = misreadWord(word)
  return withParts(misread ? [misread] : [], misread !== undefined)
}

// The table of foods is read as one text: its ids and categories are words of the kitchen too.
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
