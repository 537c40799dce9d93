import { randomUUID } from 'node:crypto'
import { type ImportEvent, imports } from '@larder/contract/imports'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { aDraft } from '../../testing/a-recipe'
import { unhurried } from '../../testing/a-kitchen'
import { type TestApp, testApp } from '../../testing/test-app'
import { FetchTrouble } from '../../importing/public-fetch'

let larder: TestApp
let ana: Cook
let bo: Cook
let fetches = 0
beforeAll(async () => {
  larder = await testApp(inject('cluster'), {
    allowances: unhurried,
    async fetchPublic() {
      fetches += 1
      await new Promise((r) => setTimeout(r, 30))
      throw new FetchTrouble('slow')
    },
  })
  ana = await aCook(larder)
  bo = await aCook(larder, { name: 'Bo' })
})
afterAll(() => larder.close())
async function events(url: string, payload: Buffer | object, { token }: Cook, type?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) }
  const answer = await larder.app.inject({ method: 'POST', url: `/api/v1/imports${url}`, headers, payload })
  return [...answer.body.matchAll(/^data: (.*)$/gm)].map(([, d]) => JSON.parse(d ?? '') as ImportEvent).at(-1) ?? answer.body
}
const text = (t: string, cook = ana) => events('/text', { id: randomUUID(), text: t }, cook)
const file = (b: Uint8Array, name = 'a.zip', id = randomUUID()) => events(`/file/${id}?name=${name}`, Buffer.from(b), ana, 'application/octet-stream')
const ld = (name: string, more = {}) => ({ '@type': 'Recipe', name, recipeIngredient: ['2 eggs'], recipeInstructions: ['Cook.'], recipeYield: '4', ...more })

test('nul and surrogates', async () => {
  for (const s of ['So\u0000up', 'So\ud83dup', 'So\\u0000up'])
    console.log('NUL', JSON.stringify(s), JSON.stringify(await text(`${s}\n\nIngredients\n250 g red len${s}tils\n1 onion\n\nSteps\n1. Cook ${s}.\n`)).slice(0, 200))
  console.log('NULLD', JSON.stringify(await text(JSON.stringify(ld('So\u0000up\ud83d', { recipeIngredient: ['2 eg\u0000gs', '1 \udc00 onion'], recipeInstructions: ['a\u0000b\ud83d'], author: 'A\u0000\ud83d', recipeCuisine: 'x\u0000', keywords: 'a\u0000,b\ud83d' })))).slice(0, 300))
  console.log('PAPRIKA', JSON.stringify(await text(JSON.stringify([{ name: 'a\u0000\ud83d', ingredients: '2 eg\u0000gs\ud83d', directions: 'x\u0000', servings: '4' }, { name: 'b', ingredients: '2 eggs', directions: 'x', servings: '4' }]))).slice(0, 300))
})
test('year zero', async () => {
  const rec = (title: string, createdAt: string) => strToU8(JSON.stringify({ draft: aDraft({ title }), createdAt, favourite: true, stars: 5 }))
  const zip = zipSync({ 'larder.json': strToU8(JSON.stringify({ format: 'larder-recipes', version: 1 })), 'recipes/a.json': rec('Good', '2026-01-01T00:00:00.000Z'), 'recipes/b.json': rec('Bad', '0000-01-01T00:00:00Z'), 'recipes/c.json': rec('Future', '9999-12-31T23:59:59Z') })
  const id = randomUUID()
  console.log('Y0', JSON.stringify(await file(zip, 'x.zip', id)))
  const kept = await larder.call(imports.keep, { params: { id }, body: {} }, { token: ana.token })
  console.log('KEEP', kept.status, JSON.stringify(kept.body).slice(0, 200))
})
test('one cook holds the importer', async () => {
  const many = JSON.stringify(Array.from({ length: 300 }, (_, n) => ld(`R${n}`, { image: `https://victim.example/${n}.jpg` })))
  const t0 = Date.now()
  const hog = text(many)
  await new Promise((r) => setTimeout(r, 300))
  const b = await text('Soup\n\nIngredients\n250 g red lentils\n1 onion\n\nSteps\n1. Cook the lentils.\n', bo)
  console.log('BO waited', Date.now() - t0, 'fetches', fetches, JSON.stringify(b).slice(0, 80))
  console.log('HOG', JSON.stringify(await hog).slice(0, 120), Date.now() - t0, fetches)
}, 60000)
test('many recipes in one json', async () => {
  fetches = 0
  const many = JSON.stringify(Array.from({ length: 20000 }, (_, n) => ld(`R${n}`)))
  const t0 = Date.now()
  const last = await file(strToU8(many), 'x.json')
  console.log('MANY', many.length, JSON.stringify(last).slice(0, 200), Date.now() - t0)
}, 120000)
