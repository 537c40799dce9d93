import { community } from '@larder/contract/community'
import { type ActivityEntry, inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aCommunityKitchen } from '../../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
let bo: Cook
let mate: Cook
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
  bo = await aCook(larder, { name: 'Bo' })
  mate = await larder.housemate('Mia')
})
afterAll(() => larder.close())

const activity = (cook: Cook, query = {}) => larder.call(inventory.activity, { query }, larder.as(cook))
const follow = (cook: Cook, whom: Cook, is = true) =>
  larder.call(community.follow, { params: { id: whom.user.id }, body: { follow: is } }, larder.as(cook))

/** As the dashboard words it. */
function told(entry: ActivityEntry): string {
  if (entry.kind === 'liked')
    return `${entry.you ? 'You' : entry.who} liked ${entry.yours ? 'your ' : ''}${entry.name}`
  if (entry.kind === 'followed') return entry.you ? `You followed ${entry.name}` : `${entry.who} follows you`
  return `${entry.kind} ${entry.name}`
}
const lines = async (cook: Cook) => (await activity(cook)).body.data.map(told)
const later = () => larder.passSeconds(60)

test('[DASH-01] likes and follows, given and received, are listed among the household’s bookings', async () => {
  const { ana } = larder
  const post = await larder.post({ title: 'Plum cake' })
  await larder.anItem({ name: 'Spinach' })
  later()
  await larder.like(post, bo)
  later()
  await follow(bo, ana)
  later()
  await follow(ana, bo)
  later()
  const { id } = await aSavedRecipe(larder.db, { title: 'Lentil soup' })
  await larder.call(recipes.favourite, { params: { id }, body: { favourite: true } }, larder.as(ana))
  expect(await lines(ana)).toEqual([
    'You liked Lentil soup',
    'You followed Bo',
    'Bo follows you',
    'Bo liked your Plum cake',
    'bought Spinach',
  ])
  expect(await lines(bo)).toEqual(['Ana follows you', 'You followed Ana', 'You liked Plum cake'])
  const [soup, , , cake] = (await activity(ana)).body.data
  expect(soup).toMatchObject({ recipeId: id, yours: false })
  expect(cake).toMatchObject({ postId: post, cookId: bo.user.id, yours: true })

  // Other members see the bookings, not the cook’s likes.
  expect(await lines(mate)).toEqual(['bought Spinach'])

  const page = (await activity(ana, { page: 2, size: 2 })).body
  expect([page.data.map(told), page.page]).toEqual([
    ['Bo follows you', 'Bo liked your Plum cake'],
    { number: 2, size: 2, pages: 3, total: 5 },
  ])

  await larder.like(post, ana)
  expect((await activity(ana)).body.page.total).toBe(6)
  expect((await lines(ana))[0]).toBe('You liked your Plum cake')
})

test('withdrawn and unreadable entries disappear', async () => {
  const cy = await aCook(larder, { name: 'Cy' })
  const post = await larder.post({ title: 'Rye bread' }, bo)
  await larder.like(post, cy)
  await follow(cy, bo)
  expect(await lines(cy)).toHaveLength(2)
  await follow(cy, bo, false)
  expect(await lines(cy)).toEqual(['You liked Rye bread'])
  const recipeId = (await larder.see(post)).body.data.recipeId ?? 0
  await larder.stand(recipeId, 'withdrawn')
  expect((await activity(cy)).body).toMatchObject({ data: [], page: { total: 0 } })
  expect(await lines(bo)).not.toContain('Cy liked your Rye bread')
})
