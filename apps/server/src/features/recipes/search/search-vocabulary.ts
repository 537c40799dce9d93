import { editDistance } from '@larder/kitchen/food-names/spelling'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/database'

const minWordLength = 4
const [publicNeighbours, privateNeighbours] = [24, 12]

/** Advisory lock key; must be unique in the database. */
const vocabularyLockKey = 5_273_003

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
  const { rows } = await tx.execute<{
    word: string
  }>(sql`select given.word from unnest(${sql.param(words)}::text[]) given(word)
    where not exists (select from recipe_words known
      where known.word = given.word and (known.public or not ${isPublic}::boolean))`)
  if (rows.length === 0) return
  const newWords = rows.map(({ word }) => word)
  await tx.execute(sql`select pg_advisory_xact_lock(${vocabularyLockKey})`)
  await tx.execute(sql`insert into recipe_words (word, public)
    select given.word, ${isPublic}::boolean from unnest(${sql.param(newWords)}::text[]) given(word)
    on conflict (word) do update set public = true where excluded.public and not recipe_words.public`)
}

/** Returns corrections of words that begin no known word. Words of private recipes never displace words of public ones. */
export async function findSpellingCorrections(
  db: Db,
  typed: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const longWords = typed.filter(isLong)
  if (longWords.length === 0) return new Map()
  const { rows } = await db.$client.query<{ typed: string; near: string[]; nearOwn: string[] }>({
    name: 'recipe_words_like',
    text: `select t.word as typed,
        array(select w.word from recipe_words w where w.public order by w.word <-> t.word limit ${publicNeighbours}) as near,
        array(select w.word from recipe_words w where not w.public order by w.word <-> t.word limit ${privateNeighbours}) as "nearOwn"
      from unnest($1::text[]) t(word)
      where not exists (select from recipe_words w
        where w.word >= t.word collate "C" and w.word < t.word || chr(1114111) collate "C" and w.public)`,
    values: [longWords],
  })
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
