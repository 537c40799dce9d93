import { sql } from 'drizzle-orm'
import type { Tx } from '../database'

/** Returns the search words of an account's recipes. */
export async function findSearchWordsOf(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`select distinct word
    from recipes r cross join regexp_split_to_table(r.search_text, '\\s+') word
    where r.account_id = ${accountId} and word <> ''`)
  return rows.map(({ word }) => word)
}

/** Deletes the words that no recipe has any more: the title of a dish may contain the author's name. */
export async function eraseUnusedSearchWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await tx.execute(sql`delete from recipe_words known using unnest(${sql.param([...words])}::text[]) removed(word)
    where known.word = removed.word and not exists (select from recipes r where r.removed_at is null
      and r.search_words @@ ('''' || replace(replace(removed.word, '\\', '\\\\'), '''', '''''') || '''')::tsquery)`)
}
