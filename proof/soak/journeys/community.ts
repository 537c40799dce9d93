import { type CommunityId, community } from '@larder/contract/community'
import { myRecipes } from '@larder/contract/my-recipes'
import { type Home, must } from '../home'

const places: readonly CommunityId[] = ['desserts', 'quick-meals', 'vegetarian', 'meal-prep']

/** Reads what others share, likes it and says something. */
export async function readCommunity(home: Home): Promise<void> {
  const { data: overview } = await home.ask(community.overview, {})
  must(overview.communities.length === 8, 'communities are missing')
  const id = home.die.oneOf(places)
  const sort = home.die.oneOf(['recent', 'popular', 'discussed'] as const)
  const { data: posts, page } = await home.ask(community.posts, { params: { id }, query: { sort } })
  must(posts.length <= page.size, 'more posts than a page holds')
  const shared = posts.filter((post) => post.id > 0)
  if (shared.length === 0) return
  const params = { id: home.die.oneOf(shared).id }
  await home.ask(community.post, { params })
  const { data: liked } = await home.ask(community.like, { params, body: { liked: true } })
  must(liked.liked && liked.likes > 0, 'a like does not count')
  if (home.die.chance(0.5)) await talk(home, params.id)
  const { data: unliked } = await home.ask(community.like, { params, body: { liked: false } })
  must(!unliked.liked, 'a like that was taken back stands')
}

async function talk(home: Home, postId: number): Promise<void> {
  const params = { id: postId }
  const body = { text: `Mine needed ${home.die.upTo(30)} minutes more.`, action: crypto.randomUUID() }
  const { data: said } = await home.ask(community.comment, { params, body })
  const { data: again } = await home.ask(community.comment, { params, body })
  must(again.id === said.id, 'a comment that was sent twice was said twice')
  // Others may have said much since, but the newest twenty threads hold it in any quiet place.
  const { data: reworded } = await home.ask(community.reword, {
    params: { id: said.id },
    body: { text: 'It needed a little more.' },
  })
  must(reworded.editedAt !== undefined, 'a changed comment does not say so')
  await home.ask(community.comments, { params, query: {} })
  if (home.die.chance(0.7)) await home.ask(community.takeAway, { params: { id: said.id } })
}

/** Hands a recipe in; an admin shows it later. */
export async function handIn(home: Home): Promise<void> {
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
  const { data: mine } = await home.ask(community.submit, { params: { id }, body })
  must(mine.title === draft.title, 'a recipe was handed in under another name')
  const { data: list } = await home.ask(myRecipes.list, { query: {} })
  must(
    list.some((recipe) => recipe.id === mine.id),
    'a recipe that was handed in is not among the own',
  )
  const { data: stats } = await home.ask(myRecipes.stats, {})
  must(stats.recipes >= 1, 'own recipes are not counted')
}
