import { CommunityId, community } from '@larder/contract/community'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { aCommunityKitchen } from '../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
let bo: Cook
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
  bo = await aCook(larder, { name: 'Bo' })
})
afterAll(() => larder.close())

const get = async (id: string, cook?: Cook) =>
  (await larder.call(community.get, { params: { id } }, larder.as(cook))).body.data
const join = (id: CommunityId, member: boolean, cook?: Cook) =>
  larder.call(community.join, { params: { id }, body: { member } }, larder.as(cook))

describe('without any posts', () => {
  test('[COM-01] samples come from the starter cookbook and are marked', async () => {
    expect(await larder.overview()).toMatchObject({ trending: [], sample: true })
    const { id } = await aSavedRecipe(larder.db, {
      title: 'Chocolate cake',
      description: 'For birthdays.',
      course: 'Dessert',
      occasions: [],
      ingredients: ['200 g flour', '3 eggs', '1 zwirbel'],
    })
    await aSavedRecipe(larder.db, { title: 'Quick soup', cookMinutes: 10, occasions: [], tags: [] })
    const { trending, sample, stats, communities } = await larder.overview()
    expect([sample, stats.posts, communities.map((one) => one.id)]).toEqual([true, 0, CommunityId.options])
    const cake = trending.find(({ title }) => title === 'Chocolate cake')
    expect(cake).toMatchObject({
      id: -id,
      recipeId: id,
      community: 'desserts',
      author: { name: 'Larder', type: 'admin', you: false },
      content: 'For birthdays.',
    })
    expect(cake?.author).not.toHaveProperty('id')
    expect(cake?.allergens).toEqual(expect.arrayContaining(['Contains eggs', 'Not known for dairy']))
    expect(await get('desserts')).toMatchObject({ posts: 0, known: true, sample: true })
    const titles = async (id: string, search?: string) =>
      (await larder.list(id, search === undefined ? {} : { search })).body.data.map(({ title }) => title)
    expect(await titles('desserts')).toEqual(['Chocolate cake'])
    expect(await titles('desserts', 'birthd choc')).toEqual(['Chocolate cake'])
    expect(await titles('desserts', 'choclate cake')).toEqual(['Chocolate cake'])
    expect(await titles('desserts', 'soup')).toEqual([])
    expect(await titles('desserts', '!!')).toEqual([])
    expect(await titles('smoothies')).toEqual([])
  })

  test('a sample is not a post: it cannot be liked or commented on', async () => {
    const id = -1
    expect((await larder.like(id, larder.ana)).body.error?.code).toBe('bad-input')
    expect((await larder.say(id, 'Nice', larder.ana)).body.error?.code).toBe('bad-input')
    expect((await larder.see(id)).status).toBe(400)
  })

  test('the first post removes the samples in all communities', async () => {
    const id = await larder.post({ title: 'Plum cake', community: 'desserts' })
    const { trending, sample, stats } = await larder.overview()
    expect([trending.map((post) => post.id), sample, stats.posts]).toEqual([[id], false, 1])
    expect((await larder.list('quick-meals')).body).toMatchObject({ data: [], page: { total: 0, pages: 1 } })
    expect(await get('quick-meals')).toMatchObject({ posts: 0, sample: false })
    expect(await get('desserts')).toMatchObject({ posts: 1, sample: false })
  })
})

describe('communities', () => {
  test('[COM-02] an unknown one is called Community and has no members', async () => {
    const nowhere = { name: 'Community', members: 0, posts: 0, joined: false, known: false, sample: false }
    expect(await get('knitting')).toMatchObject({ id: 'knitting', ...nowhere })
    const hostile = await larder.call(community.get, { params: { id: `'; drop table posts; --` } })
    expect(hostile.body.data).toMatchObject(nowhere)
    expect((await larder.list('knitting')).body).toMatchObject({ data: [], page: { total: 0 } })
    expect((await larder.call(community.get, { params: { id: 'x'.repeat(61) } })).status).toBe(400)
    expect((await larder.list('x'.repeat(61))).status).toBe(400)
  })

  test('[COM-06] joining and leaving count each cook once', async () => {
    for (const [member, members] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
      [true, 1],
    ] as const) {
      const { body } = await join('vegetarian', member, larder.ana)
      expect([body.data.members, body.data.joined]).toEqual([members, member])
    }
    expect((await join('vegetarian', true, bo)).body.data.members).toBe(2)
    expect(await get('vegetarian')).toMatchObject({ name: 'Vegetarian', members: 2, joined: false })
    expect(await get('vegetarian', bo)).toMatchObject({ members: 2, joined: true })
    const { communities } = await larder.overview(bo)
    expect(communities.filter(({ joined }) => joined).map(({ id }) => id)).toEqual(['vegetarian'])
    const both = [larder.ana, bo, larder.ana, bo, larder.ana, bo]
    await Promise.all(both.map((cook) => join('vegetarian', false, cook)))
    expect(await get('vegetarian', bo)).toMatchObject({ members: 0, joined: false })
  })

  test('joining requires a session and an existing community', async () => {
    expect((await join('vegetarian', true)).status).toBe(401)
    expect((await join('knitting' as CommunityId, true, bo)).status).toBe(400)
    const body = { member: 'yes' } as never
    expect(
      (await larder.call(community.join, { params: { id: 'desserts' }, body }, larder.as(bo))).status,
    ).toBe(400)
  })

  test('stats are counted at most once a minute', async () => {
    const { stats } = await larder.overview()
    expect(stats.cooks).toBeGreaterThanOrEqual(2)
    const id = await larder.post({ title: 'Counted' })
    await larder.like(id, bo)
    await larder.say(id, 'Good', bo)
    larder.passSeconds(61)
    const { stats: later } = await larder.overview()
    expect([later.likes - stats.likes, later.comments - stats.comments]).toEqual([1, 1])
    expect(later.posts).toBe(stats.posts + 1)
  })
})
