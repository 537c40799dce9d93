import { eq } from 'drizzle-orm'
import { toSearchWords } from '../../search-words'
import type { Tx } from '../database'
import { posts } from '../tables/community'
import { recipesTable } from '../tables/recipes'

/**
 * Writes down anew which words a post is found by: those of its title, its introduction and its tags. Needed whenever one of
 * them changes; the caller holds the row.
 */
export async function refreshPostSearchText(tx: Tx, postId: number): Promise<void> {
  const [said] = await tx
    .select({ title: recipesTable.title, tags: recipesTable.tags, introduction: posts.introduction })
    .from(posts)
    .innerJoin(recipesTable, eq(recipesTable.id, posts.recipeId))
    .where(eq(posts.id, postId))
  if (!said) return
  const words = new Set([said.title, ...said.tags, said.introduction].flatMap(toSearchWords))
  await tx
    .update(posts)
    .set({ searchText: [...words].join(' ') })
    .where(eq(posts.id, postId))
}
