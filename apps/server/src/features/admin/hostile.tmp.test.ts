import { admin } from '@larder/contract/admin'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import sharp from 'sharp'
import { adminHouse, type AdminHouse } from '../../testing/admin-house'
import { aDraft } from '../../testing/a-recipe'
import type { Cook } from '../../testing/a-cook'

let h: AdminHouse
let bo: Cook
beforeAll(async () => {
  h = await adminHouse(inject('cluster'))
  bo = await h.cook('Bo')
  await h.db.$client.query(`update accounts set role='admin' where id=$1`, [h.ada.user.id])
})
afterAll(() => h.close())
const rid = (post: number) => h.one<number>('select recipe_id::int from posts where id=$1', post)
const as = (c: Cook) => ({ token: c.token })

test('versions leak', async () => {
  const post = await h.handedIn(bo, { title: 'SECRET unsafe kidney', steps: ['Eat raw kidney beans.'] })
  const id = await rid(post)
  await h.call(admin.refuse, { params: { id: post }, body: { reason: 'unsafe' } }, as(h.ada))
  const up = await h.call(recipes.update, { params: { id }, body: { ...aDraft({ title: 'Fine' }), version: 1 } }, as(bo))
  expect(up.status).toBe(200)
  await h.call(myRecipes.publish, { params: { id }, body: { community: 'desserts', introduction: '' } }, as(bo))
  expect(await h.approve(post)).toBe(200)
  const v = await h.call(recipes.versions, { params: { id }, query: {} }, {})
  console.log('VERSIONS', v.status, JSON.stringify(v.body.data))
  const old = await h.call(recipes.get, { params: { id }, query: { version: 1 } }, {})
  console.log('OLD', old.status, old.body.data?.title, old.body.data?.instructions)
})

test('description unseen', async () => {
  const post = await h.handedIn(bo, { title: 'Nice', description: 'BUY PILLS at evil.example', equipment: ['RUDE WORDS'], cuisine: 'Spam' } as never)
  const s = await h.submission(post)
  console.log('SEES', JSON.stringify(s).includes('PILLS'), JSON.stringify(s).includes('RUDE'), JSON.stringify(s).includes('Spam'))
})

test('proposal lost on refuse and uphold', async () => {
  for (const how of ['refuse', 'uphold'] as const) {
    const post = await h.shown(bo, { title: `First ${how}` })
    const id = await rid(post)
    const { body } = await h.call(myRecipes.open, { params: { id } }, as(bo))
    const up = await h.call(recipes.update, { params: { id }, body: { ...aDraft({ title: 'My long work' }), version: body.data.version } }, as(bo))
    expect(up.status).toBe(200)
    if (how === 'refuse') expect((await h.call(admin.refuse, { params: { id: post }, body: { reason: 'no' } }, as(h.ada))).status).toBe(200)
    else {
      await h.reported(await h.cook('Cy'), post)
      expect((await h.call(admin.uphold, { params: { kind: 'post', id: post }, body: { reason: 'no' } }, as(h.ada))).status).toBe(200)
    }
    const after = await h.call(myRecipes.open, { params: { id } }, as(bo))
    console.log('AFTER', how, after.body.data.draft.title, await h.one("select count(*)::int from recipe_versions where recipe_id=$1 and content->'draft'->>'title'='My long work'", id))
  }
})

test('picture after uphold', async () => {
  const post = await h.handedIn(bo, { title: 'Pic' })
  const id = await rid(post)
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } }).png().toBuffer()
  const pic = await h.call(myRecipes.setPicture, { params: { id }, picture: png }, as(bo))
  expect(pic.status).toBe(200)
  await h.approve(post)
  await h.reported(await h.cook('Di'), post)
  expect((await h.call(admin.uphold, { params: { kind: 'post', id: post }, body: { reason: 'rude photo' } }, as(h.ada))).status).toBe(200)
  const got = await h.app.inject({ url: `/api/v1/recipes/${id}/pictures/${pic.body.data.id}` })
  console.log('PIC AFTER UPHOLD', got.statusCode)
  // after publish with other introduction / refuse
  const seen = await h.call(recipes.get, { params: { id }, query: {} }, {})
  console.log('recipe', seen.status)
})

test('proposal overwritten by another device', async () => {
  const post = await h.shown(bo, { title: 'Two devices' })
  const id = await rid(post)
  const { body } = await h.call(myRecipes.open, { params: { id } }, as(bo))
  const put = (title: string) => h.call(recipes.update, { params: { id }, body: { ...aDraft({ title }), version: body.data.version } }, as(bo))
  const a = await put('Phone work')
  const b = await put('Laptop work')
  console.log('DEVICES', a.status, b.status, (await h.call(myRecipes.open, { params: { id } }, as(bo))).body.data.draft.title)
})

test('anonymous large body to imports/text', async () => {
  const payload = JSON.stringify({ id: 'x', text: 'a'.repeat(11 * 1024 * 1024) })
  const r = await h.app.inject({ method: 'POST', url: '/api/v1/imports/text', headers: { 'content-type': 'application/json' }, payload })
  console.log('ANON', r.statusCode)
  const bad = await h.app.inject({ method: 'POST', url: '/api/v1/imports/text', headers: { 'content-type': 'application/json' }, payload: `{"a":"${'b'.repeat(11 * 1024 * 1024)}` })
  console.log('ANON BAD JSON (400 = parsed before asked who)', bad.statusCode)
})

test('settled own delete dodge: remove while reported then bring back', async () => {
  const post = await h.shown(bo, { title: 'Dodger' })
  const id = await rid(post)
  await h.reported(await h.cook('Ed'), post)
  await h.call(recipes.remove, { params: { id } }, as(bo))
  const up = await h.call(admin.uphold, { params: { kind: 'post', id: post }, body: { reason: 'bad' } }, as(h.ada))
  console.log('UPHOLD WHILE GONE', up.status)
  await h.call(myRecipes.bringBack, { params: { id } }, as(bo))
  console.log('BACK', (await h.call(recipes.get, { params: { id }, query: {} }, {})).status)
})
