import { eq } from 'drizzle-orm'
import { toSearchWords } from '../../search-words'
import type { Tx } from '../database'
import { posts } from '../tables/community'
import { recipesTable } from '../tables/recipes'

/**
 * Recomputes the words a post is found by: those of its title, introduction and tags. Called whenever one of them changes; the
 * caller has locked the row.
 */
export async function refreshPostSearchText(tx: Tx, postId: number): Promise<void> {
  const [source] = await tx
    .select({ title: recipesTable.title, tags: recipesTable.tags, introduction: posts.introduction })
    .from(posts)
    .innerJoin(recipesTable, eq(recipesTable.id, posts.recipeId))
    .where(eq(posts.id, postId))
  if (!source) return
  const words = new Set([source.title, ...source.tags, source.introduction].flatMap(toSearchWords))
  await tx
    .update(posts)
    .set({ searchText: [...words].join(' ') })
    .where(eq(posts.id, postId))
}
