import { defaultCommunity } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { type MyRecipeRow, selectMyRecipes } from '../../db/sql/my-recipes/own-recipes'
import { formatDuration } from '../recipes/page/duration-text'

/** Returns this cook's recipes with these ids, in this order; deleted ones and those of others are left out. */
export async function findMyRecipes(
  db: Db,
  { accountId }: Actor,
  ids: readonly number[],
): Promise<MyRecipe[]> {
  return (await selectMyRecipes(db, accountId, ids)).map(toMyRecipe)
}

function toMyRecipe(row: MyRecipeRow): MyRecipe {
  const { prepMinutes, cookMinutes, public: isPublic, createdAt, updatedAt, ...rest } = row
  const { community, emoji, picture, drawn, foodless, post, ...plain } = rest
  return {
    ...plain,
    community: community ?? post?.community ?? defaultCommunity,
    prepTime: formatDuration(prepMinutes),
    cookTime: formatDuration(cookMinutes),
    status: isPublic ? 'published' : 'draft',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(emoji !== null && { emoji }),
    ...(picture && { picture }),
    ...(drawn && !picture && { drawn }),
    notUnderstood: foodless.filter((text) => !parseIngredient(text).heading).length,
    ...(post && { post: { ...post, reason: post.reason ?? undefined } }),
  }
}
