import type { PictureFormat } from '@larder/contract/http/endpoint'
import { type DrawnPictureSize, type DrawnPictureTheme, recipes as endpoints } from '@larder/contract/recipes'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { drawnPictures, recipesTable } from '../../../db/tables/recipes'
import { choosePictureFormat } from '../../../http/serve'
import { createLog } from '../../../log'
import { aCook } from '../../../testing/a-cook'
import { aDraft, aSavedRecipe, type DraftInput } from '../../../testing/a-saved-recipe'
import { type TestApp, testApp } from '../../../testing/test-app'
import { WorkerError } from '../../../workers/worker-error'
import { toDrawnDish } from './drawn-dish'
import { createDrawnPictures, type DrawnPictures } from './drawn-pictures'
import { createDrawnPicturesJob } from './drawn-pictures-job'
import type { PictureRenderer } from './picture-renderer'
import { type RenderTask, renderPicture } from './render-picture'

let app: TestApp
let rendered: RenderTask[] = []
let failure: Error | undefined
/** Renders in this thread; worker threads are tested in picture-renderer.test.ts. */
const renderer: PictureRenderer = {
  async render(task) {
    rendered.push(task)
    if (failure) throw failure
    return (await renderPicture(task)).bytes
  },
  close: async () => undefined,
}
beforeAll(async () => {
  app = await testApp(inject('cluster'), { pictureRenderer: renderer })
})
afterAll(() => app.close())
beforeEach(() => {
  rendered = []
  failure = undefined
})

async function aDrawnRecipe(given: DraftInput = {}) {
  const { id } = await aSavedRecipe(app.db, given)
  const { body } = await app.call(endpoints.get, { params: { id }, query: {} })
  const digest = body.data.drawn?.digest
  if (!digest) throw new Error('the recipe has no drawn picture')
  return { id, digest, drawn: body.data.drawn }
}

interface Wish {
  readonly theme?: DrawnPictureTheme
  readonly size?: DrawnPictureSize
  readonly accept?: string
  readonly address?: string
}
const fetchPicture = (digest: string, { accept = 'image/avif', address, ...query }: Wish = {}) =>
  app.call(
    endpoints.drawnPicture,
    { params: { digest }, query },
    { headers: { accept }, ...(address !== undefined && { address }) },
  )
const noPicture = { status: 404, body: { error: { code: 'no-picture' } } }

describe('the drawn picture of a dish', () => {
  test('is in cards and details with the colours shown first, unless there is a photo', async () => {
    const { id, drawn } = await aDrawnRecipe({ title: 'Tomato soup of the north' })
    expect(drawn).toEqual({
      digest: expect.stringMatching(/^[0-9a-f]{32}$/),
      light: expect.stringMatching(/^#[0-9a-f]{6}$/),
      dark: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    const query = { search: 'Tomato soup of the north' }
    const { body } = await app.call(endpoints.search, { query })
    expect(body.data[0]).toMatchObject({ id, drawn })
    const picture = { id: '5b4d0d6e-8f43-4a41-9a55-1f6f2b7b6a01', width: 4, height: 3 }
    await app.db.update(recipesTable).set({ picture }).where(eq(recipesTable.id, id))
    const withPhoto = await app.call(endpoints.search, { query })
    expect(withPhoto.body.data[0]).toMatchObject({ id, picture })
    expect(withPhoto.body.data[0]).not.toHaveProperty('drawn')
  })

  test('comes in the accepted format, small, cacheable for ever, and is rendered once', async () => {
    const { digest } = await aDrawnRecipe({ title: 'Lentil stew' })
    for (const [accept, type, format] of [
      ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
      ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
      ['*/*', 'image/jpeg', 'jpeg'],
    ] as const) {
      const { status, headers, body } = await fetchPicture(digest, { accept, size: '320' })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'private, max-age=31536000, immutable',
      })
      expect(headers.vary).toContain('accept')
      expect(await sharp(body.data).metadata()).toMatchObject({ format, width: 320, height: 240 })
      if (type !== 'image/jpeg') expect(body.data.length).toBeLessThan(14 * 1024)
    }
    const again = await fetchPicture(digest, { size: '320' })
    expect([again.status, rendered.length]).toEqual([200, 3])
  })

  test('has its own drawing in the dark, and a wide one for link previews', async () => {
    const { digest } = await aDrawnRecipe({ title: 'Pancakes with berries' })
    const [light, dark, share] = await Promise.all([
      fetchPicture(digest, { size: '320' }),
      fetchPicture(digest, { size: '320', theme: 'dark' }),
      fetchPicture(digest, { size: 'share', accept: '*/*' }),
    ])
    const brightness = async (bytes: Uint8Array) => (await sharp(bytes).stats()).channels[0]?.mean ?? 0
    expect(await brightness(dark.body.data)).toBeLessThan(await brightness(light.body.data))
    expect(await sharp(share.body.data).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('two at once are rendered once', async () => {
    const { digest } = await aDrawnRecipe({ title: 'Rice for two' })
    const both = await Promise.all([fetchPicture(digest), fetchPicture(digest)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(rendered).toHaveLength(1)
  })

  test('of a hostile recipe is a picture like any other', async () => {
    const hostile = '<script>alert(1)</script>"/><image href="file:///etc/passwd"/>'
    const { digest } = await aDrawnRecipe({
      title: hostile,
      description: hostile,
      ingredients: Array.from({ length: 60 }, () => `1 ${hostile}`),
      steps: [hostile.repeat(20)],
    })
    const { status, body } = await fetchPicture(digest, { size: '320' })
    expect([status, (await sharp(body.data).metadata()).width]).toEqual([200, 320])
  })

  test('is not found by a digest of nothing, of an earlier version or of a deleted recipe', async () => {
    expect(await fetchPicture('0'.repeat(32))).toMatchObject(noPicture)
    const { id, digest } = await aDrawnRecipe({ title: 'Cake of yesterday' })
    await app.db
      .update(recipesTable)
      .set({ drawn: { digest: 'f'.repeat(32), light: '#ffffff', dark: '#000000' } })
      .where(eq(recipesTable.id, id))
    expect(await fetchPicture(digest)).toMatchObject(noPicture)
    expect(await fetchPicture('f'.repeat(32))).toMatchObject(noPicture)
    const gone = await aDrawnRecipe({ title: 'Cake that is gone' })
    await app.db.update(recipesTable).set({ removedAt: app.now() }).where(eq(recipesTable.id, gone.id))
    expect(await fetchPicture(gone.digest)).toMatchObject(noPicture)
    expect(rendered).toEqual([])
  })

  test('rejects what is no digest, theme or size', async () => {
    for (const path of [
      'x',
      `${'0'.repeat(31)}G`,
      `${'0'.repeat(32)}?theme=blue`,
      `${'0'.repeat(32)}?size=4000`,
    ]) {
      const { statusCode } = await app.app.inject(`/api/v1/drawn-pictures/${path}`)
      expect(statusCode).toBe(400)
    }
  })

  test('is requested again later when the queue is full; a failure is not kept', async () => {
    const { digest } = await aDrawnRecipe({ title: 'Busy bread' })
    failure = new WorkerError('busy')
    expect(await fetchPicture(digest)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { error: { code: 'pictures-busy' } },
    })
    failure = undefined
    expect((await fetchPicture(digest, { size: '320' })).status).toBe(200)
  })

  test('is drawn again only so often for one address', async () => {
    const pictures = createDrawnPictures({
      ...{ db: app.serverDb, clock: app.now, renderer },
      limits: {
        consume: async () => {
          throw new Error('limited')
        },
      },
      allowances: { drawings: { most: 1, windowSeconds: 60 }, ownDrawings: { most: 1, windowSeconds: 60 } },
    })
    const { digest } = await aDrawnRecipe({ title: 'Limited edition' })
    const key = { digest, theme: 'light', size: '320', format: 'image/avif' } as const
    await expect(pictures.get(key, '203.0.113.9')).rejects.toThrow('limited')
    await fetchPicture(digest, { size: '320' })
    expect((await pictures.get(key, '203.0.113.9')).length).toBeGreaterThan(100)
  })

  test('of the dishes of one account is drawn only so often, from however many addresses', async () => {
    const counted: string[] = []
    const pictures = createDrawnPictures({
      ...{ db: app.serverDb, clock: app.now, renderer },
      limits: { consume: async (key) => void counted.push(key) },
      allowances: { drawings: { most: 9, windowSeconds: 60 }, ownDrawings: { most: 9, windowSeconds: 60 } },
    })
    const cook = await aCook(app)
    const { id } = await aSavedRecipe(app.db, { title: 'Soup of my own' }, cook)
    const [row] = await app.db
      .select({ drawn: recipesTable.drawn })
      .from(recipesTable)
      .where(eq(recipesTable.id, id))
    const own = { digest: row?.drawn?.digest ?? '' }
    const everybodys = await aDrawnRecipe({ title: 'Soup of everybody' })
    const about = { theme: 'light', size: '320', format: 'image/avif' } as const
    await pictures.get({ ...about, digest: own.digest }, '203.0.113.1')
    await pictures.get({ ...about, digest: own.digest, theme: 'dark' }, '203.0.113.2')
    await pictures.get({ ...about, digest: everybodys.digest }, '203.0.113.3')
    await pictures.renderOnce({ ...about, digest: own.digest, format: 'image/webp' })
    expect(counted.filter((key) => key.startsWith('own-'))).toEqual([
      `own-drawing:${cook.user.id}`,
      `own-drawing:${cook.user.id}`,
    ])
    expect(counted.filter((key) => key.startsWith('drawing:'))).toHaveLength(3)
  })
})

test('the same recipe has the same digest, another one has another', () => {
  const draft = aDraft()
  const one = toDrawnDish({ draft, lines: [] }).drawn
  expect(toDrawnDish({ draft: structuredClone(draft), lines: [] }).drawn).toEqual(one)
  expect(toDrawnDish({ draft: { ...draft, title: 'Chocolate cake' }, lines: [] }).drawn).not.toEqual(one)
})

test('an Accept header chooses a format; the last is for everything else', () => {
  const formats: PictureFormat[] = ['image/avif', 'image/webp', 'image/jpeg']
  expect(choosePictureFormat('text/html, image/WEBP;q=0.9', formats)).toBe('image/webp')
  for (const accept of [undefined, '', '*/*', ',;,', 'image/png'])
    expect(choosePictureFormat(accept, formats)).toBe('image/jpeg')
})

describe('the background job', () => {
  let idle: boolean
  let rendered: string[]
  let pictures: Pick<DrawnPictures, 'renderOnce' | 'isBusy'>
  const goOn = { isStopping: () => false }
  beforeEach(async () => {
    idle = true
    rendered = []
    pictures = {
      async renderOnce({ digest, theme, size, format }) {
        rendered.push(`${theme} ${size}`)
        const bytes = Buffer.from('picture')
        await app.db
          .insert(drawnPictures)
          .values({ digest, theme, size, format, bytes, createdAt: app.now() })
        return bytes
      },
      isBusy: () => false,
    }
    await app.db.execute(sql`delete from drawn_pictures`)
    await app.db.execute(sql`update recipes set removed_at = now()`)
  })
  const job = () =>
    createDrawnPicturesJob({
      ...{ db: app.serverDb, clock: app.now, log: createLog('silent') },
      pictures,
      isIdle: () => idle,
    })

  test('renders what public dishes lack, cards before pages, once', async () => {
    await aDrawnRecipe({ title: 'Pea soup' })
    await aDrawnRecipe({ title: 'Plum cake' })
    await job().run(goOn)
    expect(rendered).toEqual([
      'light 320',
      'light 320',
      'dark 320',
      'dark 320',
      ...['light 640', 'light 640', 'dark 640', 'dark 640'],
    ])
    await job().run(goOn)
    expect(rendered).toHaveLength(8)
  })

  test('stops when somebody needs the server, or it closes', async () => {
    await aDrawnRecipe({ title: 'Pea soup' })
    idle = false
    await job().run(goOn)
    idle = true
    await job().run({ isStopping: () => true })
    pictures.isBusy = () => true
    await job().run(goOn)
    expect(rendered).toEqual([])
    pictures.isBusy = () => rendered.length === 1
    await job().run(goOn)
    expect(rendered).toEqual(['light 320'])
  })

  test('continues after a picture that cannot be rendered', async () => {
    await aDrawnRecipe({ title: 'Pea soup' })
    pictures.renderOnce = async ({ theme }) => {
      rendered.push(theme)
      throw new Error('broken')
    }
    await job().run(goOn)
    expect(rendered).toHaveLength(4)
  })

  test('works out recipes of an older drawing, which show no picture meanwhile', async () => {
    const { id, drawn } = await aDrawnRecipe({ title: 'Old soup' })
    await app.db.update(recipesTable).set({ drawing: 0, drawn: null }).where(eq(recipesTable.id, id))
    const read = async () => (await app.call(endpoints.get, { params: { id }, query: {} })).body.data.drawn
    expect(await read()).toBeUndefined()
    await job().run(goOn)
    expect(await read()).toEqual(drawn)
  })

  test('deletes pictures that no recipe shows', async () => {
    idle = false
    const kept = await aDrawnRecipe({ title: 'Kept soup' })
    const createdAt = '2026-01-01T00:00:00.000Z'
    const about = { theme: 'light', size: '320', format: 'image/avif', createdAt } as const
    for (const digest of [kept.digest, 'a'.repeat(32)])
      await app.db.insert(drawnPictures).values({ ...about, digest, bytes: Buffer.from('x') })
    await job().run(goOn)
    const left = await app.db.select({ digest: drawnPictures.digest }).from(drawnPictures)
    expect(left).toEqual([{ digest: kept.digest }])
  })
})
