import { editDistance } from '@larder/kitchen/food-names/spelling'
import type { Db, Tx } from '../../../db/database'
import { takeAdvisoryLock } from '../../../db/sql/advisory-lock'
import {
  selectSimilarWords,
  selectUnknownWords,
  upsertSearchWords,
} from '../../../db/sql/recipes/search-words'
import type { SpellingCorrections } from './text-search-query'

const minWordLength = 4

/**
 * Stores the search words of recipes. Concurrent inserts of the same new words wait for each other only here, so it comes last in
 * a transaction.
 */
export async function saveSearchWords(
  tx: Tx,
  searchTexts: readonly string[],
  isPublic: boolean,
): Promise<void> {
  const words = [...new Set(searchTexts.flatMap((text) => text.split(/\s+/)))].filter(isLong)
  const rows = await selectUnknownWords(tx, words, isPublic)
  if (rows.length === 0) return
  await takeAdvisoryLock(tx, 'vocabulary')
  await upsertSearchWords(
    tx,
    rows.map(({ word }) => word),
    isPublic,
  )
}

/** Returns corrections of words that begin no known word. Words of private recipes never displace words of public ones. */
export async function findSpellingCorrections(
  db: Db,
  typed: readonly string[],
): Promise<SpellingCorrections> {
  const longWords = typed.filter(isLong)
  if (longWords.length === 0) return new Map()
  const rows = await selectSimilarWords(db, longWords)
  const corrections = new Map<string, string[]>()
  for (const { typed: word, near, nearOwn } of rows) {
    const likeliest = [...findClosestWords(word, near), ...findClosestWords(word, nearOwn)]
    if (likeliest.length > 0) corrections.set(word, likeliest)
  }
  return corrections
}

function findClosestWords(word: string, candidates: readonly string[]): string[] {
  const plausible = candidates
    .map((other) => ({ other, slips: countTypos(word, other) }))
    .filter(({ other, slips }) => other !== word && slips <= maxTypos(word))
  const minTypos = Math.min(...plausible.map(({ slips }) => slips))
  return plausible.filter(({ slips }) => slips === minTypos).map(({ other }) => other)
}

function maxTypos({ length }: string): number {
  return length >= 7 ? 2 : 1
}

// The typed word may be incomplete, so prefixes count too.
function countTypos(typed: string, word: string): number {
  const limit = maxTypos(typed)
  const prefixes =
    typed.length < word.length ? [0, 1, -1].map((more) => word.slice(0, typed.length + more)) : []
  return Math.min(...[word, ...prefixes].map((one) => editDistance(typed, one, limit)))
}

function isLong(word: string): boolean {
  return word.length >= minWordLength
}
