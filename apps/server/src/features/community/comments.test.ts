import { randomUUID } from 'node:crypto'
import { community } from '@larder/contract/community'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { comments, posts, reports } from '../../db/tables/community'
import { aCook, type Cook } from '../../testing/a-cook'
import { aCommunityKitchen } from '../../testing/kitchens/a-community-kitchen'

let larder: Awaited<ReturnType<typeof aCommunityKitchen>>
let bo: Cook
let id: number
beforeAll(async () => {
  larder = await aCommunityKitchen(inject('cluster'))
  bo = await aCook(larder, { name: 'Bo' })
})
beforeEach(async () => {
  larder.passSeconds(3600)
  id = await larder.post()
})
afterAll(() => larder.close())

const writeComment = async (text: string, cook = bo, parentId?: number) =>
  (await larder.say(id, text, cook, parentId)).body.data.id
const reword = (comment: number, text: string, cook?: Cook) =>
  larder.call(community.reword, { params: { id: comment }, body: { text } }, larder.as(cook))
const takeAway = (comment: number, cook?: Cook) =>
  larder.call(community.takeAway, { params: { id: comment } }, larder.as(cook))
const threads = async (cook?: Cook, query = {}) => (await larder.talk(id, cook, query)).body.data
const counted = async () => (await larder.see(id)).body.data.comments
const noComment = [404, 'comment-not-found']
const rejected = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
]

describe('comments', () => {
  test('lists the newest thread first, its replies oldest first', async () => {
    const first = await writeComment('First')
    await writeComment('Second', larder.ana)
    await writeComment('Answer one', larder.ana, first)
    await writeComment('Answer two', bo, first)
    const all = await threads(bo)
    expect(all.map(({ text, answers }) => [text, answers.map((one) => one.text)])).toEqual([
      ['Second', []],
      ['First', ['Answer one', 'Answer two']],
    ])
    expect(all[1]).toMatchObject({
      author: { id: bo.user.id, name: 'Bo', type: 'user', you: true },
      removed: false,
      reported: false,
      at: larder.now(),
    })
    expect(all[0]?.author.type).toBe('admin')
    expect(all[1]?.answers[0]).toMatchObject({ parentId: first, author: { you: false } })
    expect(await counted()).toBe(4)
    expect((await threads())[0]?.author.you).toBe(false)
  })

  test('has ten threads a page', async () => {
    for (let n = 1; n <= 12; n += 1) await writeComment(`Number ${n}`)
    const { body } = await larder.talk(id)
    expect(body.page).toEqual({ number: 1, size: 10, pages: 2, total: 12 })
    expect((await threads(undefined, { page: 2 })).map(({ text }) => text)).toEqual(['Number 2', 'Number 1'])
    expect(await threads(undefined, { page: 1_000_000 })).toEqual([])
    expect((await larder.talk(id, undefined, { page: 0 })).status).toBe(400)
  })

  test('limits the page size', async () => {
    const values = (parentId: number | null, n: number) => ({
      ...{ postId: id, accountId: bo.user.id, parentId, actionId: randomUUID(), text: `${n}` },
      createdAt: larder.now(),
    })
    const firsts = Array.from({ length: 25 }, (_, n) => values(null, n))
    const there = await larder.db.insert(comments).values(firsts).returning({ id: comments.id })
    const newest = there.at(-1)?.id ?? 0
    await larder.db.insert(comments).values(Array.from({ length: 60 }, (_, n) => values(newest, n)))
    const { body } = await larder.talk(id, undefined, { size: 100 })
    expect(body.page).toEqual({ number: 1, size: 20, pages: 2, total: 25 })
    expect(body.data).toHaveLength(20)
    const answers = body.data[0]?.answers.map(({ text }) => text) ?? []
    expect([answers.length, answers[0], answers.at(-1)]).toEqual([50, '10', '59'])
    expect(await threads(undefined, { size: 100, page: 2 })).toHaveLength(5)
  })

  test('a retry counts once', async () => {
    const action = randomUUID()
    const many = await Promise.all([1, 2, 3].map(() => larder.say(id, 'Once', bo, undefined, action)))
    expect(new Set(many.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await counted()).toBe(1)
    const other = await larder.post()
    expect((await larder.say(other, 'Once', bo, undefined, action)).body.error?.code).toBe(
      'idempotency-key-reused',
    )
    // Another device may have drawn the same id.
    expect((await larder.say(id, 'Me too', larder.ana, undefined, action)).status).toBe(201)
  })

  test('replies belong to a top-level comment of the same post', async () => {
    const first = await writeComment('First')
    const answer = await writeComment('Answer', larder.ana, first)
    const other = await larder.post()
    expect(rejected(await larder.say(id, 'Deeper', bo, answer))).toEqual(noComment)
    expect(rejected(await larder.say(other, 'Elsewhere', bo, first))).toEqual(noComment)
    expect(rejected(await larder.say(id, 'Nothing', bo, 999_999))).toEqual(noComment)
    expect(await counted()).toBe(2)
  })

  test('can be edited by their author for 15 minutes', async () => {
    const comment = await writeComment('Ten minuts more.')
    larder.passSeconds(14 * 60)
    const until = new Date(Date.parse(larder.now()) + 60_000).toISOString()
    expect((await threads(bo))[0]).toMatchObject({ editableUntil: until })
    expect((await threads(larder.ana))[0]).not.toHaveProperty('editableUntil')
    const { body } = await reword(comment, 'Ten minutes more.', bo)
    expect(body.data).toMatchObject({ text: 'Ten minutes more.', editedAt: larder.now() })
    expect(rejected(await reword(comment, 'Never!', larder.ana))).toEqual(noComment)
    larder.passSeconds(60)
    expect(rejected(await reword(comment, 'Too late', bo))).toEqual([409, 'comment-too-old'])
    expect((await threads(bo))[0]).not.toHaveProperty('editableUntil')
    expect((await threads())[0]?.text).toBe('Ten minutes more.')
  })

  test('can be removed by their author; the replies stay', async () => {
    const first = await writeComment('Rash words')
    const answer = await writeComment('Why?', larder.ana, first)
    expect(rejected(await takeAway(first, larder.ana))).toEqual(noComment)
    expect((await takeAway(first, bo)).status).toBe(200)
    const [thread] = await threads()
    expect(thread).toMatchObject({
      text: '',
      removed: true,
      author: { name: '' },
      answers: [{ text: 'Why?' }],
    })
    expect(thread?.author).not.toHaveProperty('id')
    expect(await counted()).toBe(1)
    for (const again of [takeAway(first, bo), reword(first, 'Back', bo), larder.say(id, 'Late', bo, first)])
      expect(rejected(await again)).toEqual(noComment)
    expect((await takeAway(answer, larder.ana)).status).toBe(200)
    expect([await threads(), await counted()]).toEqual([[], 0])
    expect((await larder.talk(id)).body.page.total).toBe(0)
  })

  test('are limited to thirty in ten minutes', async () => {
    const cy = await aCook(larder, { name: 'Cy' })
    const tries = await Promise.all(Array.from({ length: 35 }, (_, n) => larder.say(id, `Say ${n}`, cy)))
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(30)
    expect(rejected(await larder.say(id, 'One more', cy))).toEqual([429, 'too-many-comments'])
    larder.passSeconds(600)
    expect((await larder.say(id, 'Later', cy)).status).toBe(201)
    expect(await counted()).toBe(31)
  })

  test('are validated and require a session', async () => {
    const comment = await writeComment('Fine')
    expect((await larder.say(id, 'Hello')).status).toBe(401)
    expect((await reword(comment, 'Hello')).status).toBe(401)
    expect((await takeAway(comment)).status).toBe(401)
    for (const text of ['', '   ', 'x'.repeat(2001), 7 as never]) {
      expect((await larder.say(id, text, bo)).status).toBe(400)
      expect((await reword(comment, text, bo)).status).toBe(400)
    }
    expect((await larder.say(id, 'No name', bo, undefined, 'again' as never)).status).toBe(400)
    expect((await larder.say(-1, 'Where', bo)).status).toBe(400)
    expect(rejected(await takeAway(999_999, bo))).toEqual(noComment)
  })

  test('are hidden with their post, but can still be removed', async () => {
    const comment = await writeComment('Hm')
    const [{ recipeId } = { recipeId: 0 }] = await larder.db.select().from(posts).where(eq(posts.id, id))
    await larder.stand(recipeId, 'withdrawn')
    expect(rejected(await reword(comment, 'Hm!', bo))).toEqual(noComment)
    expect(rejected(await report(comment, bo, 'comment'))).toEqual(noComment)
    expect((await takeAway(comment, bo)).status).toBe(200)
  })
})

function report(
  thing: number,
  cook?: Cook,
  kind: 'post' | 'comment' = 'post',
  body: object = { reason: 'spam' },
) {
  const endpoint = kind === 'post' ? community.reportPost : community.reportComment
  return larder.call(endpoint, { params: { id: thing }, body: body as never }, larder.as(cook))
}

describe('reports', () => {
  const filed = () => larder.db.select().from(reports).where(eq(reports.postId, id))

  test('[COM-01] are filed once per cook and content, however often they are sent', async () => {
    const words = '<b>Raw</b> kidney beans.'
    const many = await Promise.all([1, 2, 3].map(() => report(id, bo, 'post', { reason: 'unsafe', words })))
    expect(many.map(({ body }) => body.data)).toEqual([1, 2, 3].map(() => ({ reported: true })))
    const comment = await writeComment('Buy my pans', larder.ana)
    await report(comment, bo, 'comment')
    await report(comment, bo, 'comment')
    await report(id, larder.ana)
    expect(await filed()).toMatchObject([
      { accountId: bo.user.id, commentId: null, reason: 'unsafe', words, closedAt: null },
      { accountId: bo.user.id, commentId: comment, reason: 'spam', words: '' },
      { accountId: larder.ana.user.id, commentId: null },
    ])
    expect((await larder.see(id, bo)).body.data.reported).toBe(true)
    expect((await larder.see(id)).body.data.reported).toBe(false)
    expect((await threads(bo))[0]?.reported).toBe(true)
    expect((await threads(larder.ana))[0]?.reported).toBe(false)
  })

  test('settled content can be reported again: it may have changed', async () => {
    const comment = await writeComment('Buy my pans', larder.ana)
    await report(id, bo)
    await report(comment, bo, 'comment')
    await report(id, larder.ana)
    await larder.db.update(reports).set({ closedAt: larder.now() }).where(eq(reports.postId, id))
    expect((await larder.see(id, bo)).body.data.reported).toBe(false)
    expect((await threads(bo))[0]?.reported).toBe(false)
    larder.passSeconds(60)
    expect((await report(id, bo, 'post', { reason: 'rude', words: 'Now it is.' })).status).toBe(200)
    const open = (await filed()).filter(({ closedAt }) => closedAt === null)
    expect(open).toMatchObject([
      { accountId: bo.user.id, commentId: null, reason: 'rude', words: 'Now it is.', at: larder.now() },
    ])
    expect((await larder.see(id, bo)).body.data.reported).toBe(true)
    await report(comment, bo, 'comment')
    expect(await filed()).toHaveLength(3)
    expect((await threads(bo))[0]?.reported).toBe(true)
  })

  test('are limited to thirty an hour', async () => {
    const dot = await aCook(larder, { name: 'Dot' })
    const tries = await Promise.all(Array.from({ length: 30 }, () => report(id, dot)))
    expect(tries.every(({ status }) => status === 200)).toBe(true)
    expect(rejected(await report(id, dot))).toEqual([429, 'too-many-requests'])
    expect((await report(id, bo)).status).toBe(200)
    larder.passSeconds(3600)
    expect((await report(id, dot)).status).toBe(200)
  })

  test('are validated and require a session', async () => {
    expect((await report(id)).status).toBe(401)
    expect((await report(1, undefined, 'comment')).status).toBe(401)
    expect(rejected(await report(999_999, bo))).toEqual([404, 'post-not-found'])
    expect(rejected(await report(999_999, bo, 'comment'))).toEqual(noComment)
    for (const body of [{}, { reason: 'boring' }, { reason: 'spam', words: 'x'.repeat(1001) }])
      expect((await report(id, bo, 'post', body)).status).toBe(400)
    expect(await filed()).toEqual([])
  })
})
