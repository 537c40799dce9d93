import { type CommunityId, defaultCommunity } from '@larder/contract/community'
import type { MyRecipe, PostState, RecipePicture } from '@larder/contract/my-recipes'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'

/** Returns this cook's recipes with these ids, in this order; deleted ones and those of others are left out. */
export type FindMyRecipes = (db: Db, actor: Actor, ids: readonly number[]) => Promise<MyRecipe[]>

interface MyRecipeRow {
  id: number
  version: number
  title: string
  description: string
  community: CommunityId | null
  prepMinutes: number
  cookMinutes: number
  servings: number
  likes: number
  views: number
  public: boolean
  createdAt: Date
  updatedAt: Date
  emoji: string | null
  picture: RecipePicture | null
  plate: string[]
  /** Lines without a food. */
  foodless: string[]
  post: {
    id: number
    community: CommunityId
    state: PostState
    introduction: string
    reason: string | null
    changesWait: boolean
  } | null
}

export function createFindMyRecipes({
  timeInWords,
}: {
  timeInWords(minutes: number): string
}): FindMyRecipes {
  return async (db, { accountId }, ids) => {
    const { rows } = await db.$client.query<MyRecipeRow>({
      name: 'my_recipes_of',
      text: `select r.id::float8 as id, r.version, r.title, r.description, r.community, r.servings,
          r.prep_minutes as "prepMinutes", r.cook_minutes as "cookMinutes", r.likes, r.views, r.public,
          r.created_at as "createdAt", r.updated_at as "updatedAt", r.emoji, r.picture, r.plate,
          array(select line->>'text' from jsonb_array_elements(v.content->'lines') line
            where not line ? 'foodId') as foodless,
          case when p.state <> 'withdrawn' then jsonb_build_object('id', p.id, 'community', p.community_id,
            'state', p.state, 'introduction', p.introduction, 'reason', p.reason,
            'changesWait', p.state = 'shown' and p.proposal is not null and p.refused_at is null) end as post
        from unnest($2::bigint[]) with ordinality given(id, place)
          join recipes r on r.id = given.id
          join recipe_versions v on v.recipe_id = r.id and v.version = r.version
          left join posts p on p.recipe_id = r.id
        where r.account_id = $1 and r.removed_at is null
        order by given.place`,
      values: [accountId, ids],
    })
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
