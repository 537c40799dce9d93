import { community } from '@larder/contract/community'
import { recipes } from '@larder/contract/recipes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { posts } from '../../db/tables/community'
import { aCook, type Cook } from '../../testing/a-cook'
import { aCommunityKitchen } from '../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
let cooks: Cook[]
let bo: Cook
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
  cooks = await Promise.all(Array.from({ length: 20 }, () => aCook(larder)))
  bo = await aCook(larder, { name: 'Bo' })
})
afterAll(() => larder.close())

async function stored(id: number) {
  const [row] = await larder.db.select().from(posts).where(eq(posts.id, id))
  if (!row) throw new Error('no post')
  return row
}

const heat = async (id: number) => (await stored(id)).heat
const hour = 3600

describe('liking', () => {
  test('[COM-05] toggles by one, and is the recipe’s favourite mark', async () => {
    const id = await larder.post()
    for (const [liked, likes] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
      [true, 1],
    ] as const) {
      const { status, body } = await larder.like(id, bo, liked)
      expect([status, body.data.liked, body.data.likes]).toEqual([200, liked, likes])
    }
    const { recipeId } = await stored(id)
    const read = await larder.call(recipes.get, { params: { id: recipeId }, query: {} }, larder.as(bo))
    expect(read.body.data).toMatchObject({ favourite: true, likes: 1 })
    await larder.call(
      recipes.favourite,
      { params: { id: recipeId }, body: { favourite: false } },
      larder.as(bo),
    )
    expect((await larder.see(id, bo)).body.data).toMatchObject({ liked: false, likes: 0 })
  })

  test('twenty concurrent likes count twenty', async () => {
    const id = await larder.post()
    await Promise.all([...cooks, ...cooks].map((cook) => larder.like(id, cook)))
    expect((await larder.see(id)).body.data).toMatchObject({ likes: 20, liked: false })
    await Promise.all(cooks.map((cook) => larder.like(id, cook, false)))
    expect((await larder.see(id)).body.data.likes).toBe(0)
  })

  test('requires a session and a boolean', async () => {
    const id = await larder.post()
    expect((await larder.like(id)).status).toBe(401)
    expect((await larder.share(id)).status).toBe(401)
    for (const body of [{}, { liked: 'yes' }, { liked: 1 }] as never[])
      expect((await larder.call(community.like, { params: { id }, body }, larder.as(bo))).status).toBe(400)
  })
})

test('a share counts once per cook', async () => {
  const id = await larder.post()
  const shares = await Promise.all([bo, bo, bo, larder.ana].map((cook) => larder.share(id, cook)))
  expect(shares.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await larder.share(id, bo)).body.data).toEqual({ shares: 2 })
  expect((await larder.see(id)).body.data.shares).toBe(2)
})

describe('trending posts', () => {
  const trending = async () => (await larder.overview()).trending.map(({ id }) => id)

  test('[COM-01] are those recently liked, shared and commented on', async () => {
    await larder.db.update(posts).set({ heat: 0 })
    const [old, liked, talked] = [await larder.post(), await larder.post(), await larder.post()]
    await larder.like(liked, bo)
    await larder.say(talked, 'I must try this.', bo)
    expect((await trending()).slice(0, 3)).toEqual([talked, liked, old])
    // A month later.
    await larder.db.update(posts).set({ heat: sql`${posts.heat} - 10` })
    const fresh = await larder.post()
    expect((await trending()).slice(0, 2)).toEqual([fresh, talked])
    await larder.share(old, bo)
    expect((await trending()).slice(0, 3)).toEqual([old, fresh, talked])
    for (let n = 0; n < 5; n += 1) await larder.post()
    expect(await trending()).toHaveLength(6)
  })

  test('cannot be pushed by one cook, least of all by the author', async () => {
    const id = await larder.post({}, bo)
    const atFirst = await heat(id)
    await larder.like(id, bo)
    await larder.share(id, bo)
    await larder.say(id, 'Mine is the best.', bo)
    expect(await heat(id)).toBe(atFirst)
    await larder.say(id, 'Is it?', larder.ana)
    const once = await heat(id)
    for (let n = 0; n < 3; n += 1) await larder.say(id, 'Really?', larder.ana)
    expect(await heat(id)).toBe(once)
    for (const liked of [true, false, true, false]) {
      await larder.like(id, larder.ana, liked)
      larder.passSeconds(hour)
    }
    expect(await heat(id)).toBeCloseTo(once, 6)
  })
})
