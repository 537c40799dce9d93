import { account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { inventory } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { aCook, type Cook } from '../../testing/a-cook'
import { aCommunityKitchen } from '../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
let bo: Cook
let post: number
let avatar: string | undefined
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
  bo = await aCook(larder, { name: 'Bo' })
  post = await larder.post({ title: 'Plum cake' }, bo)
  await larder.say(post, 'Enjoy!', bo)
  const create = { width: 300, height: 300, channels: 3, background: '#c85028' } as const
  const picture = await sharp({ create }).png().toBuffer()
  avatar = (await larder.call(account.setAvatar, { picture }, larder.as(bo))).body.data.avatar
})
afterAll(() => larder.close())

const cook = (viewer?: Cook) => larder.call(community.cook, { params: { id: bo.user.id } }, larder.as(viewer))
const postsOf = (viewer?: Cook) =>
  larder.call(community.postsOf, { params: { id: bo.user.id }, query: {} }, larder.as(viewer))
const follow = (is: boolean) =>
  larder.call(community.follow, { params: { id: bo.user.id }, body: { follow: is } }, larder.as(larder.ana))
const authors = async (viewer?: Cook) => [
  (await larder.see(post, viewer)).body.data.author,
  (await larder.talk(post, viewer)).body.data[0]?.author,
  (await larder.list('desserts', {}, viewer)).body.data[0]?.author,
]
const linked = async () => {
  const { body } = await larder.call(inventory.activity, { query: {} }, larder.as(larder.ana))
  return body.data.some((entry) => 'cookId' in entry && entry.cookId === bo.user.id)
}

async function expectShown(): Promise<void> {
  expect((await cook()).body.data).toMatchObject({ name: 'Bo', avatar })
  for (const author of await authors())
    expect(author).toMatchObject({ id: bo.user.id, name: 'Bo', avatar, you: false })
}

async function expectHidden(): Promise<void> {
  for (const viewer of [undefined, larder.ana]) {
    for (const rejected of [await cook(viewer), await postsOf(viewer)])
      expect([rejected.status, rejected.body.error?.code]).toEqual([404, 'cook-not-found'])
    for (const author of await authors(viewer))
      expect(author).toEqual({ name: 'Bo', type: 'user', you: false, followed: false })
  }
  expect((await follow(true)).body.error?.code).toBe('cook-not-found')
  expect(await linked()).toBe(false)
  // Nothing is hidden from themselves.
  expect((await cook(bo)).body.data).toMatchObject({ name: 'Bo', you: true, posts: 1 })
  expect((await postsOf(bo)).body.data).toHaveLength(1)
  for (const author of await authors(bo)) expect(author).toMatchObject({ id: bo.user.id, you: true })
}

test('[SET-01] a hidden profile is found by nobody, and can be shown again', async () => {
  await follow(true)
  await expectShown()
  expect(await linked()).toBe(true)
  const show = (profileVisible: boolean) =>
    larder.call(account.saveSettings, { body: { profileVisible } }, larder.as(bo))
  await show(false)
  await expectHidden()
  // The old address of the picture stops working.
  const known = avatar ?? ''
  avatar = (await larder.call(account.me, {}, larder.as(bo))).body.data.avatar
  expect((await larder.call(account.avatar, { params: { id: known } })).status).toBe(404)
  expect((await larder.call(account.avatar, { params: { id: avatar ?? '' } })).status).toBe(200)
  await show(true)
  await expectShown()
  expect((await cook(larder.ana)).body.data.followed).toBe(true)
})

test('an account with a scheduled deletion is not found either', async () => {
  const leave = (deletionAt: string | null) =>
    larder.db.update(accounts).set({ deletionAt }).where(eq(accounts.id, bo.user.id))
  await leave('2026-11-29T08:00:00.000Z')
  await expectHidden()
  await leave(null)
  await expectShown()
})
