import { CommunityId } from '@larder/contract/community'
import type { Db } from '../../db/database'
import { type PostRow, selectSamplePosts } from '../../db/sql/community/posts'
import type { CommunityViewer } from './parts'

const samplesPerCommunity = 3

/**
 * Samples shown while there are no posts: recipes of the starter cookbook under the installation's name. They are not posts:
 * their ids are negative and they cannot be commented on; a like counts for the recipe.
 */
export function createSamplePosts(db: Db) {
  async function findSamples(viewer: CommunityViewer): Promise<PostRow[]> {
    return distributeSamples(await selectSamplePosts(db, viewer?.accountId))
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
