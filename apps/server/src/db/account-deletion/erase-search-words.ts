import { deleteUnusedWords, selectSearchWordsOf } from '../sql/account-deletion/person'
import type { Tx } from '../tx'

/** Returns the search words of an account's recipes. */
export async function findSearchWordsOf(tx: Tx, accountId: string): Promise<string[]> {
  return (await selectSearchWordsOf(tx, accountId)).map(({ word }) => word)
}

/** Deletes the words that no recipe has any more: the title of a dish may contain the author's name. */
export async function eraseUnusedSearchWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length > 0) await deleteUnusedWords(tx, words)
}
