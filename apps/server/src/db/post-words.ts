import { eq } from 'drizzle-orm'
import { searchWords } from '../search-words'
import type { Tx } from './open'
import { posts } from './tables/community'
import { recipes } from './tables/recipes'

/**
 * Writes down anew which words a post is found by: those of its title, its introduction and its tags. Needed whenever one of
 * them changes; the caller holds the row.
 */
export async function refreshPostWords(tx: Tx, postId: number): Promise<void> {
  const [said] = await tx
    .select({ title: recipes.title, tags: recipes.tags, introduction: posts.introduction })
    .from(posts)
    .innerJoin(recipes, eq(recipes.id, posts.recipeId))
    .where(eq(posts.id, postId))
  if (!said) return
  const words = new Set([said.title, ...said.tags, said.introduction].flatMap(searchWords))
  await tx
    .update(posts)
    .set({ searchText: [...words].join(' ') })
    .where(eq(posts.id, postId))
}
