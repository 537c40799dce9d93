import { admin } from '@larder/contract/admin'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../testing/a-cook'
import { aDraft, type DraftInput } from '../../testing/a-saved-recipe'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

let app: AdminTestApp
let bo: Cook
let cat: Cook
const as = (cook: Cook) => ({ token: cook.token })
const recipeOf = (post: number) => app.one<number>('select recipe_id::int from posts where id = $1', post)
const stateOf = (post: number) => app.one<string>('select state from posts where id = $1', post)
const postsIn = () => app.one<number>(`select posts from communities where id = 'quick-meals'`)
const read = async (post: number, cook?: Cook) =>
  app.call(recipes.get, { params: { id: await recipeOf(post) }, query: {} }, cook ? as(cook) : {})
const change = async (cook: Cook, post: number, title: string, given: DraftInput = {}) => {
  const id = await recipeOf(post)
  const own = (await app.call(myRecipes.open, { params: { id } }, as(cook))).body.data
  const body = { ...aDraft({ title, tags: ['kohlrabi'], ...given }), version: own.version }
  return app.call(recipes.update, { params: { id }, body }, as(cook))
}
const approve = (id: number, seen: string) =>
  app.call(admin.approve, { params: { id }, body: { seen } }, as(app.ada))
const refuse = (id: number, reason = 'No photo of a cat, please.') =>
  app.call(admin.refuse, { params: { id }, body: { reason } }, as(app.ada))
const waiting = async () => (await app.call(admin.submissions, { query: {} }, as(app.ada))).body
const reports = async () => (await app.call(admin.reports, { query: {} }, as(app.ada))).body
const dismiss = (kind: 'post' | 'comment', id: number) =>
  app.call(admin.dismiss, { params: { kind, id } }, as(app.ada))
const uphold = (kind: 'post' | 'comment', id: number, reason = 'That was rude.') =>
  app.call(admin.uphold, { params: { kind, id }, body: { reason } }, as(app.ada))
const mine = async (cook: Cook, post: number) => {
  const { body } = await app.call(myRecipes.list, { query: {} }, as(cook))
  return body.data.find((one) => one.post?.id === post)
}

beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
  bo = await app.cook('Bo')
  cat = await app.cook('Cat')
})
afterAll(() => app.close())

describe('a submitted recipe', () => {
  test('waits, oldest first, with a preview, and is shown once it is approved', async () => {
    const first = await app.submitted(bo, { title: '<img src=x onerror=alert(1)>' })
    app.passSeconds(60)
    const second = await app.submitted(cat)
    const { data, page } = await waiting()
    expect(data.map(({ id, kind, author }) => [id, kind, author])).toEqual([
      [first, 'new', 'Bo'],
      [second, 'new', 'Cat'],
    ])
    expect(page.total).toBe(2)
    expect(data[0]).toMatchObject({ title: '<img src=x onerror=alert(1)>', community: 'quick-meals' })
    expect(data[0]?.post).toMatchObject({ content: 'From my aunt.', ingredients: expect.any(Array) })
    expect((await app.call(admin.overview, {}, as(app.ada))).body.data.submissions).toBe(2)
    expect((await read(first, cat)).status).toBe(404)

    expect((await approve(first, data[0]?.seen ?? '')).status).toBe(200)
    expect((await read(first, cat)).body.data.title).toBe('<img src=x onerror=alert(1)>')
    expect(await postsIn()).toBe(1)
    expect((await app.auditLog())[0]).toBe('Ada approved <img src=x onerror=alert(1)>')
    expect((await approve(first, data[0]?.seen ?? '')).body.error?.code).toBe('submission-not-found')
    expect(await app.approve(second)).toBe(200)
    expect(await postsIn()).toBe(2)
    expect((await waiting()).data).toEqual([])
  })

  test('is shown to admins in full', async () => {
    const submitted = {
      ...{ description: 'Call 0900 for more.', cuisine: 'Buy pills', difficulty: 'Medium' as const },
      ...{ equipment: ['pills.example'], occasions: ['party' as const] },
    }
    const id = await app.submitted(bo, { title: 'Wordy', ...submitted, course: 'Dessert' })
    const shown = { ...submitted, category: 'Dessert' }
    expect(await app.submission(id)).toMatchObject(shown)
    await app.approve(id)
    await app.reported(cat, id)
    expect((await reports()).data).toMatchObject([{ kind: 'post', id, ...shown }])

    const later = { description: 'Call 0901.', equipment: ['a pan'], course: 'Drink' as const }
    await change(bo, id, 'Wordier', later)
    const waits = await app.submission(id)
    expect(waits).toMatchObject({ kind: 'change', description: 'Call 0901.', equipment: ['a pan'] })
    expect(waits).toMatchObject({ category: 'Drink', difficulty: 'Easy', occasions: ['lunch'] })
    expect(waits.cuisine).toBe('Italian')
    // A report shows what is public.
    expect((await reports()).data).toMatchObject([shown])
    expect((await refuse(id)).status).toBe(200)
    expect((await dismiss('post', id)).status).toBe(200)
  })

  test('is approved only in the reviewed state', async () => {
    const id = await app.submitted(bo, { title: 'Soup' })
    let { seen } = await app.submission(id)
    await change(bo, id, 'Soup with something else')
    expect((await approve(id, seen)).body.error?.code).toBe('submission-changed')
    seen = (await app.submission(id)).seen
    await app.db.$client.query(`update posts set introduction = 'Buy pills' where id = $1`, [id])
    expect((await approve(id, seen)).body.error?.code).toBe('submission-changed')
    seen = (await app.submission(id)).seen
    await app.db.$client.query(`update posts set community_id = 'desserts' where id = $1`, [id])
    expect((await approve(id, seen)).body.error?.code).toBe('submission-changed')
    seen = (await app.submission(id)).seen
    const picture = { id: '0192f3a4-7c1e-4abc-8def-0123456789ab', width: 10, height: 10 }
    await app.db.$client.query('update recipes set picture = $2 where id = $1', [await recipeOf(id), picture])
    expect((await approve(id, seen)).body.error?.code).toBe('submission-changed')
    expect(await stateOf(id)).toBe('waiting')
    expect(await app.approve(id)).toBe(200)
  })

  test('is returned with a reason on the page and by mail', async () => {
    const id = await app.submitted(bo, { title: 'Cat pie' })
    expect((await refuse(id)).status).toBe(200)
    expect(await mine(bo, id)).toMatchObject({
      status: 'draft',
      post: { state: 'returned', reason: 'No photo of a cat, please.' },
    })
    await expect.poll(() => app.mails.at(-1)).toMatchObject({ to: bo.email })
    expect(app.mails.at(-1)?.text).toContain('No photo of a cat, please.')
    expect((await refuse(id)).body.error?.code).toBe('submission-not-found')
    expect((await refuse(99_999)).body.error?.code).toBe('submission-not-found')
    expect((await refuse(id, '')).body.error?.code).toBe('bad-input')
    expect((await app.auditLog())[0]).toBe('Ada returned Cat pie: No photo of a cat, please.')
  })

  test('is decided once by concurrent admins', async () => {
    const id = await app.submitted(bo, { title: 'Race soup' })
    const { seen } = await app.submission(id)
    const before = await postsIn()
    const all = await Promise.all([approve(id, seen), approve(id, seen), refuse(id)])
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const isShown = (await stateOf(id)) === 'shown'
    expect(await postsIn()).toBe(before + Number(isShown))
    const noted = (await app.auditLog()).filter((action) => action.includes('Race soup'))
    expect(noted).toHaveLength(1)
  })

  test('that was withdrawn or deleted waits no more', async () => {
    const [taken, deleted] = [await app.submitted(bo), await app.submitted(bo)]
    const { seen } = await app.submission(taken)
    await app.call(myRecipes.unpublish, { params: { id: await recipeOf(taken) } }, as(bo))
    await app.call(recipes.remove, { params: { id: await recipeOf(deleted) } }, as(bo))
    expect((await approve(taken, seen)).body.error?.code).toBe('submission-not-found')
    expect((await waiting()).data).toEqual([])
  })
})

describe('a change of a shown recipe', () => {
  test('is hidden until it is approved, then visible to everybody', async () => {
    const id = await app.shown(bo, { title: 'Plain rice' })
    await change(bo, id, 'Rice with saffron')
    const waits = await app.submission(id)
    expect(waits).toMatchObject({ kind: 'change', title: 'Rice with saffron' })
    expect(waits.post).toMatchObject({ title: 'Rice with saffron', id })
    expect((await read(id, cat)).body.data.title).toBe('Plain rice')
    const posts = await postsIn()
    expect((await approve(id, waits.seen)).status).toBe(200)
    expect((await read(id, cat)).body.data).toMatchObject({ title: 'Rice with saffron', version: 2 })
    expect(await app.one('select search_text from posts where id = $1', id)).toContain('saffron')
    expect(await postsIn()).toBe(posts)
    expect((await app.auditLog())[0]).toBe('Ada approved change Rice with saffron')
    expect(await mine(bo, id)).toMatchObject({ post: { state: 'shown', changesWait: false } })
  })

  test('that is rejected keeps the shown version and gives the reason', async () => {
    const id = await app.shown(bo, { title: 'Good rice' })
    await change(bo, id, 'Bad rice')
    expect((await refuse(id, 'Worse than before.')).status).toBe(200)
    expect((await read(id, cat)).body.data.title).toBe('Good rice')
    expect(await mine(bo, id)).toMatchObject({
      status: 'published',
      post: { state: 'shown', changesWait: false, reason: 'Worse than before.' },
    })
    expect((await waiting()).data).toEqual([])
    await change(bo, id, 'Better rice')
    expect(await app.approve(id)).toBe(200)
    expect(await app.one('select reason from posts where id = $1', id)).toBeNull()
  })
})

describe('reports', () => {
  test('are grouped by content, oldest first, and closed together', async () => {
    const id = await app.shown(bo, { title: 'Reported' })
    const remark = await app.commented(cat, id, '<b>You cannot cook</b>')
    await app.reported(bo, id, remark)
    app.passSeconds(5)
    await app.reported(cat, id)
    await app.reported(app.ada, id)
    const { data, page } = await reports()
    expect(page.total).toBe(2)
    expect(data.map((one) => [one.kind, one.id, one.reports.length])).toEqual([
      ['comment', remark, 1],
      ['post', id, 2],
    ])
    expect(data[0]).toMatchObject({ comment: { text: '<b>You cannot cook</b>', author: 'Cat' } })
    expect(data[1]?.reports).toMatchObject([{ reason: 'rude', words: 'Ouch', by: 'Cat' }, { by: 'Ada' }])
    expect((await app.call(admin.overview, {}, as(app.ada))).body.data.reports).toBe(2)

    expect((await dismiss('post', id)).status).toBe(200)
    expect((await dismiss('post', id)).body.error?.code).toBe('report-not-found')
    expect((await app.auditLog())[0]).toBe('Ada dismissed report Reported')
    expect(await stateOf(id)).toBe('shown')
    expect((await uphold('post', id)).body.error?.code).toBe('report-not-found')
    expect(await stateOf(id)).toBe('shown')

    const both = await Promise.all([uphold('comment', remark), uphold('comment', remark)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await app.one('select comments from posts where id = $1', id)).toBe(0)
    expect(await app.one('select removed_at is not null from comments where id = $1', remark)).toBe(true)
    expect((await app.auditLog())[0]).toBe('Ada removed comment Cat: <b>You cannot cook</b>: That was rude.')
    await expect.poll(() => app.mails.at(-1)?.to).toBe(cat.email)
    expect((await reports()).data).toEqual([])
  })

  test('that are upheld remove a post with a reason, and all counts stay exact', async () => {
    const id = await app.shown(bo, { title: 'Raw beans' })
    await change(bo, id, 'Rawer beans')
    await app.reported(cat, id)
    const posts = await postsIn()
    expect((await uphold('post', id, 'Raw beans are poisonous.')).status).toBe(200)
    expect(await postsIn()).toBe(posts - 1)
    expect((await read(id, cat)).status).toBe(404)
    expect(await mine(bo, id)).toMatchObject({
      status: 'draft',
      post: { state: 'returned', reason: 'Raw beans are poisonous.' },
    })
    expect((await waiting()).data).toEqual([])
    expect((await app.auditLog())[0]).toBe('Ada removed post Raw beans: Raw beans are poisonous.')
  })

  test('need no decision when the author removed the content', async () => {
    const id = await app.shown(bo, { title: 'Gone soon' })
    await app.reported(cat, id)
    await app.call(myRecipes.unpublish, { params: { id: await recipeOf(id) } }, as(bo))
    expect((await reports()).data).toEqual([])
    expect((await uphold('post', id)).body.error?.code).toBe('report-not-found')
    const wrong = { params: { kind: 'recipe', id } } as never
    expect((await app.call(admin.dismiss, wrong, as(app.ada))).body.error?.code).toBe('bad-input')
  })
})
