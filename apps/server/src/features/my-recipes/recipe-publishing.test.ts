import { recipes } from '@larder/contract/recipes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { communities, posts } from '../../db/tables/community'
import { aCook, type Cook } from '../../testing/a-cook'
import { aDraft } from '../../testing/a-saved-recipe'
import { aWritingCook, recipeNotFound, recipeRejection } from '../../testing/kitchens/a-writing-cook'

let cook: Awaited<ReturnType<typeof aWritingCook>>
let stranger: Cook
beforeAll(async () => {
  cook = await aWritingCook(inject('cluster'))
  stranger = await aCook(cook)
})
afterAll(() => cook.close())

async function postOf(recipeId: number) {
  const [post] = await cook.db.select().from(posts).where(eq(posts.recipeId, recipeId))
  if (!post) throw new Error('no post')
  return post
}
async function shownIn(id: 'desserts' | 'low-carb') {
  const [community] = await cook.db.select().from(communities).where(eq(communities.id, id))
  return community?.posts
}
async function aShown(given: Parameters<typeof cook.write>[0] = {}, whose?: Cook): Promise<number> {
  const id = await cook.write(given, whose)
  expect((await cook.publish(id, 'Try it', 'desserts', whose)).status).toBe(200)
  await cook.approve(id)
  return id
}
const canRead = async (id: number) => (await cook.read(id, stranger)).status === 200

describe('submitting', () => {
  test('waits for review, and nobody else sees it before', async () => {
    const id = await cook.write({ title: 'Crème Brûlée', tags: ['sweet'] })
    const { status, body } = await cook.publish(id, 'For rainy Sundays')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      version: 1,
      status: 'draft',
      community: 'desserts',
      post: {
        community: 'desserts',
        state: 'waiting',
        introduction: 'For rainy Sundays',
        changesWait: false,
      },
    })
    expect(body.data.post).not.toHaveProperty('reason')
    expect(await canRead(id)).toBe(false)
    const post = await postOf(id)
    expect(post).toMatchObject({ submittedAt: cook.now(), shownAt: null })
    expect(post.searchText.split(' ')).toEqual(expect.arrayContaining(['creme', 'brulee', 'sweet', 'rainy']))
    expect((await cook.open(id)).body.data.draft.community).toBe('desserts')
    await cook.approve(id)
    expect(await canRead(id)).toBe(true)
    expect((await cook.list()).body.data[0]).toMatchObject({ status: 'published', post: { state: 'shown' } })
  })

  test('twice, also from two devices at once, counts once', async () => {
    const id = await cook.write()
    const both = await Promise.all([cook.publish(id, 'Hello'), cook.publish(id, 'Hello')])
    expect(both.map(({ status, body }) => [status, body.data.post?.state])).toEqual([
      [200, 'waiting'],
      [200, 'waiting'],
    ])
    const before = await postOf(id)
    cook.passSeconds(60)
    await cook.publish(id, 'Hello')
    expect(await postOf(id)).toEqual(before)
    const moved = await cook.publish(id, 'Better words', 'low-carb')
    expect(moved.body.data).toMatchObject({
      community: 'low-carb',
      post: { id: before.id, community: 'low-carb', introduction: 'Better words', state: 'waiting' },
    })
    expect((await postOf(id)).submittedAt).toBe(before.submittedAt)
    expect((await postOf(id)).searchText).toContain('better')
  })

  test('earlier likes of members count for the post', async () => {
    const id = await cook.write()
    await cook.call(recipes.favourite, { params: { id }, body: { favourite: true } }, cook.as())
    await cook.publish(id)
    expect((await postOf(id)).likes).toBe(1)
    await cook.call(recipes.favourite, { params: { id }, body: { favourite: false } }, cook.as())
    expect((await postOf(id)).likes).toBe(0)
  })

  test('a returned one gives the reason and can be submitted again', async () => {
    const id = await cook.write()
    await cook.publish(id)
    await cook.giveBack(id)
    const reason = 'The photo shows another dish.'
    expect((await cook.list()).body.data[0]).toMatchObject({ post: { state: 'returned', reason } })
    const { body } = await cook.publish(id)
    expect(body.data.post).toMatchObject({ state: 'waiting' })
    expect(body.data.post?.reason).toBeUndefined()
  })

  test('of an admin is marked as such and waits all the same', async () => {
    const [byAdmin, byCook] = [await cook.write(), await cook.write({}, stranger)]
    await cook.publish(byAdmin)
    await cook.publish(byCook, '', 'desserts', stranger)
    expect(cook.ana.user.role).toBe('admin')
    expect(await postOf(byAdmin)).toMatchObject({ byAdmin: true, state: 'waiting' })
    expect(await postOf(byCook)).toMatchObject({ byAdmin: false, state: 'waiting' })
  })

  test('is limited to twenty waiting, and deleting does not get around it', async () => {
    const ana = await aCook(cook)
    const publish = (id: number, introduction = '') => cook.publish(id, introduction, 'desserts', ana)
    const [deleted, last] = [await cook.write({}, ana), await cook.write({}, ana)]
    await publish(deleted)
    await cook.remove(deleted, ana)
    await cook.db.execute(sql`with made as (insert into recipes (account_id, title, description, course, difficulty,
        servings, prep_minutes, cook_minutes, wait_minutes, search_text, created_at, updated_at)
      select ${ana.user.id}, 'r', '', 'Main Dish', 'Easy', 1, 1, 1, 1, '', now(), now() from generate_series(1, 19)
      returning id)
      insert into posts (recipe_id, account_id, community_id, introduction, state, submitted_at)
        select id, ${ana.user.id}, 'desserts', '', 'waiting', now() from made`)
    const race = await Promise.all([publish(last), publish(last)])
    expect(race.map(({ status }) => status)).toEqual([200, 200])
    const back = await cook.bringBack(deleted, ana)
    expect(back.body.data).not.toHaveProperty('post')
    expect(recipeRejection(await publish(deleted))).toEqual([409, 'too-many-waiting'])
    expect((await publish(last, 'More words')).status).toBe(200)
    await cook.approve(last)
    expect((await publish(deleted)).status).toBe(200)
  })

  test.each([
    [{ community: 'soups' }, 'community'],
    [{ community: '' }, 'community'],
    [{}, 'community'],
    [{ community: 'desserts', introduction: 'x'.repeat(2001) }, 'introduction'],
    [{ community: 'desserts', introduction: 7 }, 'introduction'],
    [{ community: 'desserts', introduction: 'a\u0000b' }, 'introduction'],
  ])('rejects %j', async (body, field) => {
    const id = await cook.write()
    const { status, body: response } = await cook.app
      .inject({
        method: 'POST',
        url: `/api/v1/users/recipes/${id}/publish`,
        headers: { authorization: `Bearer ${cook.ana.token}` },
        payload: body,
      })
      .then((response) => ({ status: response.statusCode, body: response.json() }))
    expect([status, Object.keys(response.error.fields)]).toEqual([400, [field]])
  })
})

describe('a shown recipe', () => {
  test('is shown as approved; changes open in the form and wait', async () => {
    const id = await aShown({ title: 'Approved' })
    const changed = { title: 'Not seen by anybody yet', community: 'desserts' } as const
    expect((await cook.update(id, 1, changed)).status).toBe(200)
    expect((await cook.read(id, stranger)).body.data.title).toBe('Approved')
    const waits = (await cook.open(id)).body.data
    expect(waits).toMatchObject({ draft: changed })
    expect((await cook.list()).body.data[0]).toMatchObject({
      title: 'Approved',
      post: { changesWait: true, state: 'shown' },
    })
    expect(recipeRejection(await cook.update(id, 2, {}))).toEqual([409, 'recipe-changed'])
    await cook.publish(id, 'Try it')
    expect((await postOf(id)).state).toBe('shown')
    const draft = { ...aDraft({ title: 'Approved' }), community: 'desserts' as const }
    await cook.call(recipes.update, { params: { id }, body: { ...draft, version: waits.version } }, cook.as())
    expect((await cook.list()).body.data[0]).toMatchObject({ post: { changesWait: false } })
  })

  test('waits again when its introduction changes, which is not shown', async () => {
    const id = await aShown()
    const before = await shownIn('desserts')
    await cook.update(id, 1, { title: 'Also changed' })
    const { body } = await cook.publish(id, 'Buy my book')
    expect(body.data).toMatchObject({ status: 'draft', title: 'Also changed', version: 2 })
    expect(body.data.post).toMatchObject({ state: 'waiting', changesWait: false })
    expect(await canRead(id)).toBe(false)
    expect(await shownIn('desserts')).toBe((before ?? 0) - 1)
    expect((await postOf(id)).searchText).toContain('also')
    await cook.approve(id)
    expect((await cook.read(id, stranger)).body.data.title).toBe('Also changed')
  })

  test('becomes a draft again when withdrawn, in its latest state', async () => {
    const id = await aShown()
    const before = await shownIn('desserts')
    await cook.update(id, 1, { title: 'Changed meanwhile' })
    const both = await Promise.all([cook.unpublish(id), cook.unpublish(id)])
    for (const { status, body } of both) {
      expect([status, body.data.status, body.data.title]).toEqual([200, 'draft', 'Changed meanwhile'])
      expect(body.data).not.toHaveProperty('post')
    }
    expect(await canRead(id)).toBe(false)
    expect(await shownIn('desserts')).toBe((before ?? 0) - 1)
    expect(await postOf(id)).toMatchObject({ state: 'withdrawn', proposal: null })
    expect((await cook.publish(id)).body.data.post?.state).toBe('waiting')
    expect((await cook.unpublish(await cook.write())).status).toBe(200)
  })
})

describe('restoring', () => {
  test('a deleted recipe is restored with its post', async () => {
    const id = await aShown({ title: 'Back again' })
    await cook.update(id, 1, { title: 'Proposed' })
    const before = await shownIn('desserts')
    await cook.remove(id)
    expect(await canRead(id)).toBe(false)
    expect(recipeRejection(await cook.open(id))).toEqual(recipeNotFound)
    expect(recipeRejection(await cook.publish(id))).toEqual(recipeNotFound)
    const both = await Promise.all([cook.bringBack(id), cook.bringBack(id)])
    for (const { status, body } of both)
      expect([status, body.data]).toMatchObject([
        200,
        { title: 'Back again', status: 'published', post: { state: 'shown', changesWait: true } },
      ])
    expect(await canRead(id)).toBe(true)
    expect(await shownIn('desserts')).toBe(before)
    expect(await postOf(id)).toMatchObject({ stateBefore: null })
  })

  test('a draft stays a draft, a withdrawn one stays withdrawn, and unknown ones are rejected', async () => {
    const id = await cook.write()
    expect((await cook.bringBack(id)).body.data.id).toBe(id)
    await cook.publish(id)
    await cook.unpublish(id)
    await cook.remove(id)
    expect((await cook.bringBack(id)).body.data).not.toHaveProperty('post')
    expect(recipeRejection(await cook.bringBack(987_654_321))).toEqual(recipeNotFound)
    await cook.remove(id)
    expect(recipeRejection(await cook.bringBack(id, stranger))).toEqual(recipeNotFound)
  })
})
