import { account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { notifications } from '@larder/contract/notifications'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { connectEventStream } from '../../testing/fakes/event-stream-client'
import { aCommunityKitchen } from '../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
})
afterAll(() => larder.close())

const entries = async (cook: Cook) =>
  (await larder.call(notifications.list, {}, larder.as(cook))).body.data.filter(
    ({ kind }) => kind === 'comments' || kind === 'follows',
  )
const comment = async (id: number, text: string, cook: Cook, parentId?: number) =>
  (await larder.say(id, text, cook, parentId)).body.data.id

test('comments and answers reach the author as one entry a recipe, unread again when there are more', async () => {
  const author = await aCook(larder, { name: 'Ada' })
  const [bo, cleo] = [await aCook(larder, { name: 'Bo' }), await aCook(larder, { name: 'Cleo' })]
  const post = await larder.post({ title: 'Lentil Soup' }, author)
  const own = await comment(post, 'Ask me anything', author)
  expect(await entries(author)).toEqual([])

  await comment(post, 'How hot?', bo, own)
  const [first] = await entries(author)
  expect(first).toMatchObject({
    kind: 'comments',
    type: 'info',
    message: 'Bo commented on Lentil Soup.',
    read: false,
    items: [],
    actions: ['show'],
    postId: post,
  })
  await larder.call(notifications.read, { body: { keys: [first?.key ?? ''], read: true } }, larder.as(author))
  expect(await entries(author)).toMatchObject([{ read: true }])

  const last = await comment(post, 'Lovely', cleo)
  await comment(post, 'Lovely indeed', bo, last)
  expect(await entries(author)).toMatchObject([
    { message: 'Bo and 1 other commented on Lentil Soup.', read: false },
  ])
  // Nobody else is notified.
  expect(await entries(bo)).toEqual([])
})

test('followers are one entry; it can be put away, and after two weeks it is no news', async () => {
  const [ada, bo] = [await aCook(larder, { name: 'Ada' }), await aCook(larder, { name: 'Bo' })]
  await larder.call(community.follow, { params: { id: ada.user.id }, body: { follow: true } }, larder.as(bo))
  const [entry] = await entries(ada)
  expect(entry).toMatchObject({ kind: 'follows', message: 'Bo now follows you.', cookId: bo.user.id })
  const snoozed = await larder.call(
    notifications.snooze,
    { body: { key: entry?.key ?? '', until: 'gone' } },
    larder.as(ada),
  )
  expect(snoozed.status).toBe(200)
  expect(await entries(ada)).toEqual([])

  const cleo = await aCook(larder, { name: 'Cleo' })
  larder.passSeconds(60)
  await larder.call(
    community.follow,
    { params: { id: ada.user.id }, body: { follow: true } },
    larder.as(cleo),
  )
  expect(await entries(ada)).toMatchObject([
    { message: 'Cleo and 1 other now follow you.', cookId: cleo.user.id },
  ])
  larder.passSeconds(15 * 86_400)
  const { email, password } = ada
  const { body } = await larder.call(account.login, { body: { email, password } })
  expect(await entries({ ...ada, token: body.data.access_token })).toEqual([])
})

test('a comment that was taken away is no news', async () => {
  const [ada, bo] = [await aCook(larder, { name: 'Ada' }), await aCook(larder, { name: 'Bo' })]
  const post = await larder.post({}, ada)
  const id = await comment(post, 'Oops', bo)
  await larder.call(community.takeAway, { params: { id } }, larder.as(bo))
  expect(await entries(ada)).toEqual([])
})

test('open devices of the author hear at once of comments and follows, and of those taken back', async () => {
  const [author, bo] = [await aCook(larder, { name: 'Ada' }), await aCook(larder, { name: 'Bo' })]
  const post = await larder.post({ title: 'Onion Tart' }, author)
  const url = await larder.app.listen({ port: 0, host: '127.0.0.1' })
  const [hers, his] = [await connectEventStream(url, author.token), await connectEventStream(url, bo.token)]
  expect(await hers.next()).toMatchObject({ type: 'hello' })
  expect(await his.next()).toMatchObject({ type: 'hello' })
  const follow = (wanted: boolean) =>
    larder.call(community.follow, { params: { id: author.user.id }, body: { follow: wanted } }, larder.as(bo))
  const changes = [() => comment(post, 'Lovely', bo), () => follow(true), () => follow(false)]
  for (const change of changes) {
    await change()
    expect(await hers.next()).toMatchObject({ type: 'changed', words: ['notifications'] })
  }
  const id = await comment(post, 'Too much', bo)
  await hers.next()
  await larder.call(community.takeAway, { params: { id } }, larder.as(bo))
  expect(await hers.next()).toMatchObject({ type: 'changed', words: ['notifications'] })
  // No notification for a change without effect or one's own, and none to another cook.
  await follow(false)
  await comment(post, 'Thank you', author)
  await follow(true)
  expect(await hers.next()).toMatchObject({ type: 'changed', words: ['notifications'] })
  expect(hers.events).toHaveLength(7)
  expect(his.events).toHaveLength(1)
  for (const stream of [hers, his]) stream.close()
})
