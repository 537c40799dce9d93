import { CommunityId } from '@larder/contract/community'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Db } from '../../db/database'
import type { CommunityViewer } from './parts'
import { joinPostRecipeSql, type PostRow, postRecipeColumnsSql } from './post-queries'

/** Conditions by community for recipes of the starter cookbook. */
const communityFilters: Readonly<Record<CommunityId, string>> = {
  'healthy-eating': `'healthy' = any(r.occasions)`,
  'quick-meals': `'quick' = any(r.occasions)`,
  vegetarian: `'vegetarian' = any(r.diets) and r.rules >= ${rulesRevision} and r.course = 'Main Dish'`,
  'meal-prep': `'make-ahead' = any(r.tags) and r.course = 'Main Dish'`,
  international: `r.cuisine is not null and r.course = 'Main Dish'`,
  desserts: `r.course = 'Dessert'`,
  'low-carb': `'low-carb' = any(r.diets) and r.rules >= ${rulesRevision} and r.course = 'Main Dish'`,
  smoothies: `r.course = 'Drink'`,
}

const samplesPerCommunity = 3
/** Enough that each community has some that no other has taken. */
const candidatesPerCommunity = 40

/**
 * Samples shown while there are no posts: recipes of the starter cookbook under the installation's name. They are not posts:
 * their ids are negative and they cannot be commented on; a like counts for the recipe.
 */
export function createSamplePosts(db: Db) {
  async function findSamples(viewer: CommunityViewer): Promise<PostRow[]> {
    const fitting = CommunityId.options.map(
      (id) => `(select '${id}' as community, r.id from recipes r where r.account_id is null and r.public
        and r.removed_at is null and ${communityFilters[id]} order by r.likes desc, r.id limit ${candidatesPerCommunity})`,
    )
    const { rows } = await db.$client.query<PostRow>({
      name: 'sample_posts',
      text: `select -r.id::float8 as id, r.id::float8 as "recipeId", s.community as "communityId",
          r.description as introduction, true as "byAdmin", r.likes, 0 as comments, 0 as shares, r.created_at as at,
          null as "authorId", 'Larder' as author, null as avatar, false as hidden, ${postRecipeColumnsSql}, false as followed, false as reported
        from (${fitting.join(' union all ')}) s join recipes r on r.id = s.id ${joinPostRecipeSql}
        order by r.likes desc, r.id`,
      values: [viewer?.accountId],
    })
    return distributeSamples(rows)
  }

  return {
    async ofCommunity(viewer: CommunityViewer, id: string): Promise<PostRow[]> {
      return (await findSamples(viewer)).filter(({ communityId }) => communityId === id)
    },
    /** Returns one of each community before a second of any. */
    async trending(viewer: CommunityViewer, limit: number): Promise<PostRow[]> {
      const rows = await findSamples(viewer)
      const firsts = CommunityId.options.flatMap(
        (id) => rows.find(({ communityId }) => communityId === id) ?? [],
      )
      return firsts.slice(0, limit)
    },
  }
}

/** Assigns each recipe once. The communities choose in turn, those with the fewest candidates first. */
function distributeSamples(rows: readonly PostRow[]): PostRow[] {
  const fitting = CommunityId.options.map((id) => rows.filter(({ communityId }) => communityId === id))
  fitting.sort((a, b) => a.length - b.length)
  const taken = new Map<number, PostRow>()
  for (let round = 0; round < samplesPerCommunity; round += 1) {
    for (const choice of fitting) {
      const free = choice.find(({ recipeId }) => !taken.has(recipeId))
      if (free) taken.set(free.recipeId, free)
    }
  }
  return [...taken.values()]
}
