import { sql } from 'drizzle-orm'
import type { Tx } from '../database'

/** The words that the recipes of an account are found by. */
export async function findSearchWordsOf(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`select distinct word
    from recipes r cross join regexp_split_to_table(r.search_text, '\\s+') word
    where r.account_id = ${accountId} and word <> ''`)
  return rows.map(({ word }) => word)
}

/** Forgets those of the words that no recipe has any more: what somebody called a dish may be their own name. */
export async function eraseUnusedSearchWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await tx.execute(sql`delete from recipe_words known using unnest(${sql.param([...words])}::text[]) gone(word)
    where known.word = gone.word and not exists (select from recipes r where r.removed_at is null
      and r.search_words @@ ('''' || replace(replace(gone.word, '\\', '\\\\'), '''', '''''') || '''')::tsquery)`)
}
