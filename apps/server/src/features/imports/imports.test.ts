import { randomUUID } from 'node:crypto'
import { diet } from '@larder/contract/diet'
import { type ImportEvent, imports } from '@larder/contract/imports'
import { myRecipes } from '@larder/contract/my-recipes'
import { RecipeDraft, recipes } from '@larder/contract/recipes'
import { cookbookPageSvg, sampleCookbookPage } from '@larder/sight/testing/sample-cookbook-page'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { PublicFetchError } from '../../network/public-fetch'
import { createRecipeArchive } from '../../recipe-import/recipe-archive'
import { aCook, type Cook } from '../../testing/a-cook'
import { relaxedRateLimits } from '../../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../../testing/test-app'

const page = (title: string, ...ingredients: string[]) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: title,
    recipeIngredient: ingredients,
    recipeInstructions: ['Cook it.'],
    recipeYield: '4',
    image: 'https://pictures.example/soup.png',
  })}</script></head></html>`

const soup = 'Soup\n\nIngredients\n250 g red lentils\n1 onion\n\nSteps\n1. Cook the lentils.\n'

let larder: TestApp
let ana: Cook
let bo: Cook
const fetched: string[] = []
let arrive: (() => void) | undefined

beforeAll(async () => {
  larder = await testApp(inject('cluster'), {
    allowances: relaxedRateLimits,
    async fetchPublic(address) {
      fetched.push(address)
      if (address.includes('slow')) await new Promise<void>((done) => (arrive = done))
      if (address.includes('nowhere')) throw new PublicFetchError('unreachable')
      if (address.endsWith('.png')) {
        const red = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
        return { address, type: 'image/png', bytes: await red.png().toBuffer() }
      }
      const type = address.includes('film') ? 'video/mp4' : 'text/html'
      return { address, type, bytes: Buffer.from(page('Lentil soup', '250 g lentils', '1 onion')) }
    },
  })
  ana = await aCook(larder)
  bo = await aCook(larder, { name: 'Bo' })
})
afterAll(() => larder.close())

interface Sent {
  readonly url: string
  readonly payload: Buffer | object
  readonly type?: string
}

async function events({ url, payload, type }: Sent, { token }: Cook = ana) {
  const headers = { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) }
  const response = await larder.app.inject({ method: 'POST', url: `/api/v1/imports${url}`, headers, payload })
  const parsedEvents = [...response.body.matchAll(/^data: (.*)$/gm)].map(
    ([, data]) => JSON.parse(data ?? '') as ImportEvent,
  )
  return { status: response.statusCode, said: parsedEvents, last: parsedEvents.at(-1), body: response.body }
}

const ofText = (text: string, cook = ana, id = randomUUID()) =>
  events({ url: '/text', payload: { id, text } }, cook)
const ofAddress = (address: string) => events({ url: '/address', payload: { id: randomUUID(), address } })
const ofFile = (bytes: Buffer, name: string, cook = ana) =>
  events(
    {
      url: `/file/${randomUUID()}?name=${encodeURIComponent(name)}`,
      payload: bytes,
      type: 'application/octet-stream',
    },
    cook,
  )

function idOf({ last }: { last: ImportEvent | undefined }): string {
  if (last?.kind !== 'found') throw new Error(`nothing found: ${JSON.stringify(last)}`)
  return last.import.id
}

const found = async (id: string, { token } = ana) =>
  (await larder.call(imports.found, { params: { id }, query: {} }, { token })).body
const keep = async (id: string, places?: number[], { token } = ana) =>
  larder.call(imports.keep, { params: { id }, body: places ? { places } : {} }, { token })

describe('importing recipes', () => {
  test('a page is fetched, parsed with its photo and saved as a draft on request', async () => {
    const brought = await ofAddress('recipes.example/soup')
    expect(brought.said[0]).toMatchObject({ kind: 'progress' })
    const id = idOf(brought)
    expect(fetched).toEqual(['https://recipes.example/soup', 'https://pictures.example/soup.png'])
    const { data } = await found(id)
    expect(data).toMatchObject([{ place: 0, hasPicture: true, state: 'waiting', already: false }])
    const kept = await keep(id)
    expect(kept.body.data).toMatchObject({ kept: 1, left: 0, recipes: [{ title: 'Lentil soup' }] })
    const [recipe] = kept.body.data.recipes
    expect(recipe).toMatchObject({ status: 'draft', picture: { width: 40, height: 30 } })
    expect((await keep(id)).body.data).toEqual({ kept: 0, left: 0, recipes: [] })
    expect((await found(id)).data).toMatchObject([{ state: 'saved', recipeId: recipe?.id }])
  })

  test('a photographed page becomes a draft, every line marked with how legible it was', async () => {
    const photo = await sharp(Buffer.from(cookbookPageSvg())).jpeg({ quality: 80 }).toBuffer()
    const id = idOf(await ofFile(photo, 'IMG_0231.jpg'))
    const [recipe] = (await found(id)).data
    expect(recipe?.draft).toMatchObject({ title: sampleCookbookPage.title, servings: 6 })
    expect(recipe?.draft.ingredients).toEqual(sampleCookbookPage.ingredients)
    expect(recipe?.draft.steps).toHaveLength(4)
    expect(recipe?.legibility?.ingredients).toHaveLength(sampleCookbookPage.ingredients.length)
    expect(Math.min(...(recipe?.legibility?.steps ?? [0]))).toBeGreaterThan(0.8)
    const draft = { ...recipe?.draft, ingredients: ['3 eggs', '80 g sugar'] } as RecipeDraft
    const fixed = await larder.call(
      imports.fix,
      { params: { id, place: 0 }, body: { draft } },
      { token: ana.token },
    )
    expect(fixed.body.data.legibility?.ingredients[0]).toBe(1)
  })

  test('a photo without print, and a broken one, are rejected with advice', async () => {
    const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    expect((await ofFile(await blank.jpeg().toBuffer(), 'wall.jpg')).last).toMatchObject({
      kind: 'failed',
      code: 'nothing-to-import',
      message: expect.stringContaining('good light'),
    })
    const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
    expect((await ofFile(broken, 'half.jpg')).last).toMatchObject({ kind: 'failed', code: 'broken-picture' })
  })

  test('saving all skips duplicates, but one can be saved by itself', async () => {
    const id = idOf(await ofAddress('https://recipes.example/again'))
    expect((await found(id)).data).toMatchObject([{ already: true }])
    expect((await keep(id)).body.data).toMatchObject({ kept: 0, left: 0 })
    expect((await found(id)).data).toMatchObject([{ state: 'left' }])
    const twice = idOf(await ofAddress('https://recipes.example/again'))
    expect((await keep(twice, [0])).body.data.kept).toBe(1)
  })

  test('a text is parsed, a line corrected, and an import deleted', async () => {
    const id = idOf(await ofText(`${soup.replace('1 onion', 'salt and pepper')}`))
    const [one] = (await found(id)).data
    expect(one?.doubts).toMatchObject([{ place: 1, why: 'two in one' }])
    if (!one) throw new Error('nothing was found')
    const draft = { ...one.draft, ingredients: ['250 g red lentils', 'salt', 'pepper'] }
    const fix = (cook: Cook, place = 0) =>
      larder.call(imports.fix, { params: { id, place }, body: { draft } }, { token: cook.token })
    expect((await fix(ana)).body.data).toMatchObject({
      doubts: [],
      draft: { ingredients: draft.ingredients },
    })
    expect((await fix(bo)).status).toBe(404)
    expect((await fix(ana, 7)).status).toBe(404)
    await keep(id)
    expect((await fix(ana)).body.error?.code).toBe('already-kept')
    const remove = (cook: Cook) => larder.call(imports.remove, { params: { id } }, { token: cook.token })
    expect((await remove(bo)).status).toBe(404)
    expect((await remove(ana)).status).toBe(200)
    expect((await remove(ana)).status).toBe(404)
  })

  test('verdicts are listed by person, and updated with a corrected line', async () => {
    const cook = await aCook(larder, { name: 'Cleo' })
    const as = { token: cook.token }
    const [me] = (await larder.call(diet.people, {}, as)).body.data
    const params = { id: me?.id ?? '' }
    const restrictions = [{ allergen: 'celery' as const, severity: 'medium' as const }]
    await larder.call(diet.saveRestrictions, { params, body: { restrictions } }, as)
    await larder.call(diet.addDislike, { params, body: { text: 'onions' } }, as)
    const id = idOf(await ofText(soup.replace('250 g red lentils', '2 celery sticks'), cook))
    const [one] = (await found(id, cook)).data
    expect(one?.eaters).toMatchObject([
      {
        name: 'Cleo',
        objections: [
          {
            concerns: 'allergen',
            about: 'celery',
            answer: 'contains',
            line: '2 celery sticks',
            forbids: true,
          },
          { concerns: 'dislike', about: 'onions', answer: 'contains', line: '1 onion', forbids: false },
        ],
      },
    ])
    if (!one) throw new Error('nothing was found')
    const body = { draft: { ...one.draft, ingredients: ['2 carrots'] } }
    const fixed = await larder.call(imports.fix, { params: { id, place: 0 }, body }, as)
    expect(fixed.body.data.eaters).toEqual([{ name: 'Cleo', objections: [] }])
  })

  test('a retry reads nothing twice', async () => {
    const id = randomUUID()
    const first = await ofText(soup, ana, id)
    expect((await ofText('something else', ana, id)).last).toEqual(first.last)
    expect((await ofText(soup, bo, id)).last).toMatchObject({
      kind: 'failed',
      code: 'idempotency-key-reused',
    })
    const { body } = await larder.call(imports.list, {}, { token: ana.token })
    expect(body.data.filter((one) => one.id === id)).toHaveLength(1)
  })

  test('without a recipe nothing is stored, and the message helps', async () => {
    const before = (await larder.call(imports.list, {}, { token: bo.token })).body.data
    const nothings = [() => ofText('hello', bo), () => ofFile(Buffer.from([1, 2, 3, 0, 255]), 'x.zip', bo)]
    for (const send of nothings)
      expect((await send()).last).toMatchObject({ kind: 'failed', code: 'nothing-to-import' })
    expect((await larder.call(imports.list, {}, { token: bo.token })).body.data).toEqual(before)
  })

  test('an unreachable or private address is rejected with a message', async () => {
    expect((await ofAddress('https://nowhere.example/')).last).toMatchObject({ code: 'page-not-read' })
    expect((await ofAddress('https://film.example/')).last).toMatchObject({ code: 'page-not-read' })
    for (const bad of ['file:///etc/passwd', 'https://a:b@recipes.example/', 'not an address'])
      expect((await ofAddress(bad)).body, bad).toContain('bad-address')
  })

  test.each([
    ['/text', { id: 'no-id', text: soup }],
    ['/text', { id: randomUUID() }],
    ['/text', { id: randomUUID(), text: 7 }],
    ['/text', { id: randomUUID(), text: '' }],
    ['/address', { id: randomUUID(), address: 'x'.repeat(3000) }],
    ['/address', {}],
  ])('invalid input to %s is rejected before reading', async (url, payload) => {
    expect((await events({ url, payload })).status).toBe(400)
  })

  test('a file is sent as raw bytes, and not empty', async () => {
    const url = `/file/${randomUUID()}?name=x`
    expect((await events({ url, payload: { a: 1 } })).status).toBe(415)
    expect((await ofFile(Buffer.alloc(0), 'x')).status).toBe(422)
  })

  test('requires a session', async () => {
    const nobody = { ...ana, token: 'none' }
    expect((await ofText(soup, nobody)).status).toBe(401)
    expect((await ofFile(Buffer.from(soup), 'soup.txt', nobody)).status).toBe(401)
  })

  test('markup is stored as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const id = idOf(await ofText(soup.replace('Soup', hostile).replace('1 onion', `1 ${hostile} onion`)))
    const response = await larder.call(imports.get, { params: { id } }, { token: ana.token })
    expect(response.status).toBe(200)
    expect((await found(id)).data).toHaveLength(1)
  })
})

describe('limits', () => {
  test('of hundreds of linked photos only a few are fetched', async () => {
    const cleo = await aCook(larder, { name: 'Cleo' })
    const many = Array.from({ length: 60 }, (_, at) => page(`Soup ${at}`, `${at + 1} onions`)).join('')
    fetched.length = 0
    const id = idOf(await ofText(many, cleo))
    expect(fetched).toHaveLength(20)
    const { body } = await larder.call(imports.get, { params: { id } }, { token: cleo.token })
    expect(body.data).toMatchObject({
      found: 60,
      failures: [{ from: 'Photos', why: '40 were left out: there were too many.' }],
    })
  })

  test('a cook runs one import at a time', async () => {
    const finn = await aCook(larder, { name: 'Finn' })
    const payload = { id: randomUUID(), address: 'https://slow.example/' }
    const first = events({ url: '/address', payload }, finn)
    await expect.poll(() => arrive).toBeDefined()
    expect((await ofText(soup, finn)).status).toBe(503)
    arrive?.()
    expect((await first).last?.kind).toBe('found')
    expect((await ofText(soup, finn)).last?.kind).toBe('found')
  })

  test('without a session the body is not read', async () => {
    const response = await larder.app.inject({
      method: 'POST',
      url: '/api/v1/imports/text',
      headers: { 'content-type': 'application/json' },
      payload: `{"text": "${'x'.repeat(2_000_000)}`,
    })
    expect(response.statusCode).toBe(401)
  })

  test('an archived recipe with an invalid date does not affect the others', async () => {
    const kept = (title: string, createdAt: string) => ({
      draft: z.parse(RecipeDraft, {
        ...{ title, servings: 2, prepMinutes: 1, cookMinutes: 1, ingredients: ['2 eggs'], steps: ['Fry.'] },
      }),
      createdAt,
      favourite: false,
      stars: null,
    })
    const archive = createRecipeArchive([
      kept('Old', '0000-01-01T00:00:00.000Z'),
      kept('Far', '9999-12-31T00:00:00.000Z'),
      kept('Good', '2020-01-01T00:00:00.000Z'),
    ])
    const gus = await aCook(larder, { name: 'Gus' })
    const id = idOf(await ofFile(Buffer.from(archive), 'recipes.zip', gus))
    const { body } = await larder.call(imports.get, { params: { id } }, { token: gus.token })
    expect(body.data).toMatchObject({ found: 1, failures: [{}, {}] })
    expect((await keep(id, undefined, gus)).body.data.kept).toBe(1)
  })
})

describe('export and import', () => {
  const archiveFrom = async ({ token }: Cook) =>
    (
      await larder.app.inject({
        url: '/api/v1/users/recipes/archive',
        headers: { authorization: `Bearer ${token}` },
      })
    ).rawPayload

  test('an archive imported by another cook is exported byte for byte the same', async () => {
    const dora = await aCook(larder, { name: 'Dora' })
    const eve = await aCook(larder, { name: 'Eve' })
    const draft = { servings: 2, prepMinutes: 5, cookMinutes: 10, steps: ['Fry it.', 'Eat it.'] }
    const titles = ['Omelette', 'Omelette', '“Crêpes” — à l’orange 🥞', 'שקשוקה', '../../etc/passwd']
    for (const [at, title] of titles.entries()) {
      const body = { ...draft, title, ingredients: ['2 eggs', `${at + 1} tbsp butter`], emoji: '🍳' }
      const { body: made } = await larder.call(recipes.create, { body }, { token: dora.token })
      const { id } = made.data
      larder.passSeconds(60)
      if (at === 0)
        await larder.call(recipes.rate, { params: { id }, body: { stars: 4 } }, { token: dora.token })
      if (at === 1)
        await larder.call(
          recipes.favourite,
          { params: { id }, body: { favourite: true } },
          { token: dora.token },
        )
      const shot = sharp({ create: { width: 2000, height: 900, channels: 3, background: '#7a3' } })
      const headers = { authorization: `Bearer ${dora.token}`, 'content-type': 'image/png' }
      const payload = await shot.png().toBuffer()
      const url = `/api/v1/users/recipes/${id}/picture`
      if (at < 2)
        expect((await larder.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
    }
    const out = await archiveFrom(dora)
    const id = idOf(await ofFile(out, 'recipes.zip', eve))
    expect((await keep(id, undefined, eve)).body.data).toMatchObject({ kept: titles.length, left: 0 })
    const again = await archiveFrom(eve)
    expect(again.equals(out)).toBe(true)
    const { body } = await larder.call(myRecipes.stats, {}, { token: eve.token })
    expect(body.data).toMatchObject({ recipes: titles.length, published: 0 })
  })
})
