import { type CommunityId, community } from '@larder/contract/community'
import { myRecipes } from '@larder/contract/my-recipes'
import { assertHolds, type SoakHome } from '../soak-home'

const places: readonly CommunityId[] = ['desserts', 'quick-meals', 'vegetarian', 'meal-prep']

/** Reads what others share, likes it and says something. */
export async function readCommunity(home: SoakHome): Promise<void> {
  const { data: overview } = await home.call(community.overview, {})
  assertHolds(overview.communities.length === 8, 'communities are missing')
  const id = home.die.oneOf(places)
  const sort = home.die.oneOf(['recent', 'popular', 'discussed'] as const)
  const { data: posts, page } = await home.call(community.posts, { params: { id }, query: { sort } })
  assertHolds(posts.length <= page.size, 'more posts than a page holds')
  const shared = posts.filter((post) => post.id > 0)
  if (shared.length === 0) return
  const params = { id: home.die.oneOf(shared).id }
  await home.call(community.post, { params })
  const { data: liked } = await home.call(community.like, { params, body: { liked: true } })
  assertHolds(liked.liked && liked.likes > 0, 'a like does not count')
  if (home.die.chance(0.5)) await commentOnPost(home, params.id)
  const { data: unliked } = await home.call(community.like, { params, body: { liked: false } })
  assertHolds(!unliked.liked, 'a like that was taken back stands')
}

async function commentOnPost(home: SoakHome, postId: number): Promise<void> {
  const params = { id: postId }
  const body = { text: `Mine needed ${home.die.upTo(30)} minutes more.`, action: crypto.randomUUID() }
  const { data: said } = await home.call(community.comment, { params, body })
  const { data: again } = await home.call(community.comment, { params, body })
  assertHolds(again.id === said.id, 'a comment that was sent twice was said twice')
  // Others may have said much since, but the newest twenty threads hold it in any quiet place.
  const { data: reworded } = await home.call(community.reword, {
    params: { id: said.id },
    body: { text: 'It needed a little more.' },
  })
  assertHolds(reworded.editedAt !== undefined, 'a changed comment does not say so')
  await home.call(community.comments, { params, query: {} })
  if (home.die.chance(0.7)) await home.call(community.takeAway, { params: { id: said.id } })
}

/** Hands a recipe in; an admin shows it later. */
export async function submitRecipe(home: SoakHome): Promise<void> {
  const draft = {
    title: `Rice of ${home.cooks[0].name}`,
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 20,
    ingredients: ['200 g rice', '150 g peas', '1 tbsp olive oil, optional'],
    steps: ['Simmer everything for 20 minutes.'],
  }
  const id = home.die.oneOf(places)
  const body = { draft, introduction: 'For rainy Sundays.', action: crypto.randomUUID() }
  const { data: mine } = await home.call(community.submit, { params: { id }, body })
  assertHolds(mine.title === draft.title, 'a recipe was handed in under another name')
  const { data: list } = await home.call(myRecipes.list, { query: {} })
  assertHolds(
    list.some((recipe) => recipe.id === mine.id),
    'a recipe that was handed in is not among the own',
  )
  const { data: stats } = await home.call(myRecipes.stats, {})
  assertHolds(stats.recipes >= 1, 'own recipes are not counted')
}
