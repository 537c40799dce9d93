import { editDistance } from '@larder/kitchen/food-names/spelling'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/database'

const minWordLength = 4
const [publicNeighbours, privateNeighbours] = [24, 12]

/** Any number will do, as long as nothing else on the database locks the same one. */
const vocabularyLockKey = 5_273_003

/**
 * Remembers the words recipes are found by. Two that learn the same new words wait for each other here and nowhere else, so it
 * comes last in a transaction.
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
  const fresh = rows.map(({ word }) => word)
  await tx.execute(sql`select pg_advisory_xact_lock(${vocabularyLockKey})`)
  await tx.execute(sql`insert into recipe_words (word, public)
    select given.word, ${isPublic}::boolean from unnest(${sql.param(fresh)}::text[]) given(word)
    on conflict (word) do update set public = true where excluded.public and not recipe_words.public`)
}

/**
 * What each word that begins none we know may mean. Words of recipes that only some may read never crowd
 * out those everybody may.
 */
export async function findSpellingCorrections(
  db: Db,
  typed: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const long = typed.filter(isLong)
  if (long.length === 0) return new Map()
  const { rows } = await db.$client.query<{ typed: string; near: string[]; nearOwn: string[] }>({
    name: 'recipe_words_like',
    text: `select t.word as typed,
        array(select w.word from recipe_words w where w.public order by w.word <-> t.word limit ${publicNeighbours}) as near,
        array(select w.word from recipe_words w where not w.public order by w.word <-> t.word limit ${privateNeighbours}) as "nearOwn"
      from unnest($1::text[]) t(word)
      where not exists (select from recipe_words w
        where w.word >= t.word collate "C" and w.word < t.word || chr(1114111) collate "C" and w.public)`,
    values: [long],
  })
  const meant = new Map<string, string[]>()
  for (const { typed: word, near, nearOwn } of rows) {
    const likeliest = [...findClosestWords(word, near), ...findClosestWords(word, nearOwn)]
    if (likeliest.length > 0) meant.set(word, likeliest)
  }
  return meant
}

function findClosestWords(word: string, near: readonly string[]): string[] {
  const likely = near
    .map((other) => ({ other, slips: countTypos(word, other) }))
    .filter(({ other, slips }) => other !== word && slips <= maxTypos(word))
  const least = Math.min(...likely.map(({ slips }) => slips))
  return likely.filter(({ slips }) => slips === least).map(({ other }) => other)
}

function maxTypos({ length }: string): number {
  return length >= 7 ? 2 : 1
}

// Who types is often not done yet: a word may go on.
function countTypos(typed: string, word: string): number {
  const most = maxTypos(typed)
  const begun = typed.length < word.length ? [0, 1, -1].map((more) => word.slice(0, typed.length + more)) : []
  return Math.min(...[word, ...begun].map((one) => editDistance(typed, one, most)))
}

function isLong(word: string): boolean {
  return word.length >= minWordLength
}
