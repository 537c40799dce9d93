import { defaultCommunity } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { type MyRecipeRow, selectMyRecipes } from '../../db/sql/my-recipes/own-recipes'

/** Returns this cook's recipes with these ids, in this order; deleted ones and those of others are left out. */
export type FindMyRecipes = (db: Db, actor: Actor, ids: readonly number[]) => Promise<MyRecipe[]>

export function createFindMyRecipes({
  timeInWords,
}: {
  timeInWords(minutes: number): string
}): FindMyRecipes {
  return async (db, { accountId }, ids) => {
    const rows = await selectMyRecipes(db, accountId, ids)
    return rows.map((row) => toMyRecipe(row, timeInWords))
  }
}

function toMyRecipe(row: MyRecipeRow, timeInWords: (minutes: number) => string): MyRecipe {
  const { prepMinutes, cookMinutes, public: isPublic, createdAt, updatedAt, ...rest } = row
  const { community, emoji, picture, foodless, post, ...plain } = rest
  return {
    ...plain,
    community: community ?? post?.community ?? defaultCommunity,
    prepTime: timeInWords(prepMinutes),
    cookTime: timeInWords(cookMinutes),
    status: isPublic ? 'published' : 'draft',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(emoji !== null && { emoji }),
    ...(picture && { picture }),
    notUnderstood: foodless.filter((text) => !parseIngredient(text).heading).length,
    ...(post && { post: { ...post, reason: post.reason ?? undefined } }),
  }
}
