import { community } from '@larder/contract/community'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { aCook, type Cook } from '../../testing/a-cook'
import { aCommunityKitchen } from '../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
let bo: Cook
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
  bo = await aCook(larder, { name: 'Bo' })
})
afterAll(() => larder.close())

const cook = (id: string, viewer?: Cook) => larder.call(community.cook, { params: { id } }, larder.as(viewer))
const postsOf = (id: string, query = {}, viewer?: Cook) =>
  larder.call(community.postsOf, { params: { id }, query }, larder.as(viewer))
const follow = (id: string, is: boolean, viewer?: Cook) =>
  larder.call(community.follow, { params: { id }, body: { follow: is } }, larder.as(viewer))
const nobody = '00000000-0000-4000-8000-000000000000'

test('a profile shows name and posts, and nothing private', async () => {
  await larder.post({ title: 'Older' }, bo)
  larder.passSeconds(60)
  await larder.post({ title: 'Newer' }, bo)
  await larder.submit({ title: 'Waiting' }, bo)
  const { body } = await cook(bo.user.id)
  expect(body.data).toEqual({
    id: bo.user.id,
    name: 'Bo',
    type: 'user',
    since: expect.any(String),
    posts: 2,
    followers: 0,
    following: 0,
    you: false,
    followed: false,
  })
  expect((await cook(bo.user.id, bo)).body.data.you).toBe(true)
  expect((await cook(larder.ana.user.id)).body.data.type).toBe('admin')
  const page = await postsOf(bo.user.id)
  expect(page.body.data.map(({ title }) => title)).toEqual(['Newer', 'Older'])
  expect(page.body.page).toEqual({ number: 1, size: 10, pages: 1, total: 2 })
  expect((await postsOf(bo.user.id, { page: 2, size: 1 })).body.data.map(({ title }) => title)).toEqual([
    'Older',
  ])
})

test('following counts once and shows on posts and comments', async () => {
  const { ana } = larder
  for (const is of [true, true, false, false, true]) {
    const { status, body } = await follow(bo.user.id, is, ana)
    expect([status, body.data.followed, body.data.followers]).toEqual([200, is, is ? 1 : 0])
  }
  expect((await cook(ana.user.id)).body.data).toMatchObject({ following: 1, followers: 0 })
  const [post] = (await postsOf(bo.user.id, {}, ana)).body.data
  expect(post?.author.followed).toBe(true)
  expect((await postsOf(bo.user.id)).body.data[0]?.author.followed).toBe(false)
  await larder.say(post?.id ?? 0, 'Thank you', bo)
  expect((await larder.talk(post?.id ?? 0, ana)).body.data[0]?.author.followed).toBe(true)
})

test('a suspended cook’s posts stay', async () => {
  await larder.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, bo.user.id))
  expect((await postsOf(bo.user.id)).body.data).toHaveLength(2)
  expect((await larder.list('desserts')).body.page.total).toBe(2)
  expect((await follow(larder.ana.user.id, true, bo)).status).toBe(401)
  await larder.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, bo.user.id))
})

test('rejects unknown cooks, oneself and visitors', async () => {
  expect((await cook(nobody)).body.error?.code).toBe('cook-not-found')
  expect((await postsOf(nobody)).body.error?.code).toBe('cook-not-found')
  expect((await follow(nobody, true, bo)).body.error?.code).toBe('cook-not-found')
  expect((await follow(bo.user.id, true, bo)).body.error?.code).toBe('not-yourself')
  expect((await follow(bo.user.id, true)).status).toBe(401)
  for (const id of ['me', `' or 1=1`, '7']) expect((await cook(id)).status).toBe(400)
  expect((await follow(bo.user.id, 'yes' as never, larder.ana)).status).toBe(400)
  expect((await postsOf(bo.user.id, { page: -1 })).status).toBe(400)
})
