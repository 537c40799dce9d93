import { randomUUID } from 'node:crypto'
import { admin } from '@larder/contract/admin'
import { cooking } from '@larder/contract/cooking'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../testing/a-cook'
import { aDraft } from '../../testing/a-saved-recipe'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

let app: AdminTestApp
let bo: Cook
let cat: Cook
beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
  bo = await app.cook('Bo')
  cat = await app.cook('Cat')
})
afterAll(() => app.close())

const as = (cook: Cook | undefined) => ({ token: cook?.token })
const recipeOf = (post: number) => app.one<number>('select recipe_id::int from posts where id = $1', post)
const open = async (id: number) => (await app.call(myRecipes.open, { params: { id } }, as(bo))).body.data
const change = async (id: number, title: string, version?: number) => {
  const body = { ...aDraft({ title }), version: version ?? (await open(id)).version }
  return app.call(recipes.update, { params: { id }, body }, as(bo))
}
const refuse = (id: number) =>
  app.call(admin.refuse, { params: { id }, body: { reason: 'Please not.' } }, as(app.ada))
const handIn = (id: number, introduction = 'Again.') =>
  app.call(myRecipes.publish, { params: { id }, body: { community: 'quick-meals', introduction } }, as(bo))
const read = (id: number, version: number | undefined, cook?: Cook) =>
  app.call(recipes.get, { params: { id }, query: version === undefined ? {} : { version } }, as(cook))
const versions = async (id: number, cook?: Cook) => {
  const { body } = await app.call(recipes.versions, { params: { id }, query: {} }, as(cook))
  return [body.data.map(({ version }) => version), body.page.total]
}
const cook = async (recipeId: number, version: number, who: Cook) => {
  const dishes = [{ recipeId, version, servings: 2 }]
  const body = { dishes, state: { step: 0, moves: 0, timers: [] } }
  return (await app.call(cooking.save, { params: { id: randomUUID() }, body }, as(who))).status
}
const mine = async (id: number) => {
  const { body } = await app.call(myRecipes.list, { query: {} }, as(bo))
  return body.data.find((one) => one.id === id)
}

describe('content that no admin approved', () => {
  test('is not readable for others, also not as an earlier version', async () => {
    const post = await app.submitted(bo, { title: 'Buy my pills' })
    const id = await recipeOf(post)
    await refuse(post)
    await change(id, 'Harmless')
    await handIn(id)
    expect(await app.approve(post)).toBe(200)
    await change(id, 'Harmless and better')
    expect(await app.approve(post)).toBe(200)
    for (const who of [undefined, cat]) {
      expect((await read(id, 1, who)).body.error?.code).toBe('recipe-not-found')
      expect((await read(id, 2, who)).body.data.title).toBe('Harmless')
      expect((await read(id, undefined, who)).body.data.title).toBe('Harmless and better')
      expect(await versions(id, who)).toEqual([[3, 2], 2])
    }
    expect((await read(id, 1, bo)).body.data.title).toBe('Buy my pills')
    expect(await versions(id, bo)).toEqual([[3, 2, 1], 3])
    expect([await cook(id, 1, cat), await cook(id, 2, cat), await cook(id, 1, bo)]).toEqual([404, 200, 200])
  })

  test('is not shown when a deleted recipe is restored', async () => {
    const post = await app.shown(bo, { title: 'Back' })
    const id = await recipeOf(post)
    await app.call(recipes.remove, { params: { id } }, as(bo))
    await app.db.$client.query('update recipe_versions set approved_at = null where recipe_id = $1', [id])
    const { body } = await app.call(myRecipes.bringBack, { params: { id } }, as(bo))
    expect(body.data).toMatchObject({ status: 'draft', post: { state: 'waiting' } })
    expect((await read(id, undefined, cat)).status).toBe(404)
    expect(await app.approve(post)).toBe(200)
    expect((await read(id, 1)).body.data.title).toBe('Back')
  })
})

describe('a cook’s change of a shown recipe', () => {
  test('stays theirs when an admin rejects it; changed or submitted again it waits again', async () => {
    const post = await app.shown(bo, { title: 'Good rice' })
    const id = await recipeOf(post)
    await change(id, 'Odd rice')
    const before = (await open(id)).version
    await refuse(post)
    expect((await open(id)).draft.title).toBe('Odd rice')
    const givenBack = { state: 'shown', changesWait: false, reason: 'Please not.' }
    expect(await mine(id)).toMatchObject({ title: 'Good rice', post: givenBack })
    expect((await refuse(post)).body.error?.code).toBe('submission-not-found')
    await expect(app.submission(post)).rejects.toThrow('nothing waits')
    expect((await app.call(admin.overview, {}, as(app.ada))).body.data.submissions).toBe(0)
    // On a retry it is still rejected.
    expect((await change(id, 'Odd rice', 1)).status).toBe(200)
    expect(await mine(id)).toMatchObject({ post: givenBack })

    expect((await change(id, 'Odd rice', before)).status).toBe(200)
    expect((await app.submission(post)).title).toBe('Odd rice')
    expect((await mine(id))?.post).toMatchObject({ changesWait: true })
    expect((await mine(id))?.post?.reason).toBeUndefined()
    await refuse(post)
    await change(id, 'Better rice')
    expect(await app.approve(post)).toBe(200)
    expect((await read(id, undefined, cat)).body.data).toMatchObject({ title: 'Better rice', version: 2 })
  })

  test('stays theirs when the recipe is removed, and its photo is not public', async () => {
    const post = await app.submitted(bo, { title: 'Raw beans' })
    const id = await recipeOf(post)
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const picture = (await app.call(myRecipes.setPicture, { params: { id }, picture: png }, as(bo))).body.data
      .id
    const look = async (at: string) =>
      (await app.call(myRecipes.picture, { params: { id, picture: at }, query: { size: 'card' } })).status
    await app.approve(post)
    expect(await look(picture)).toBe(200)
    await change(id, 'Cooked beans')
    await app.reported(cat, post)
    const input = { params: { kind: 'post', id: post }, body: { reason: 'Poisonous.' } } as const
    expect((await app.call(admin.uphold, input, as(app.ada))).status).toBe(200)
    expect(await open(id)).toMatchObject({ version: 2, draft: { title: 'Cooked beans' } })
    expect(await mine(id)).toMatchObject({ title: 'Cooked beans', post: { state: 'returned' } })
    const moved = (await mine(id))?.picture?.id ?? ''
    expect([await look(picture), await look(moved)]).toEqual([404, 200])

    await handIn(id)
    await app.approve(post)
    expect(await look(moved)).toBe(200)
    await handIn(id, 'Other words.')
    expect(await look(moved)).toBe(404)
    expect(await versions(id, bo)).toEqual([[2, 1], 2])
  })
})
