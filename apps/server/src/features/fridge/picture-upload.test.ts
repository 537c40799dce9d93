import { fridge } from '@larder/contract/fridge'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { count, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cameraChanges, cameraPictures } from '../../db/tables/fridge'
import { defaultRateLimits } from '../../http/rate-limits'
import { aCook, type Cook } from '../../testing/a-cook'
import {
  aFridge,
  aShelfChange,
  aTinyPicture,
  type FridgeTestApp,
  type PairedTestCamera,
} from '../../testing/kitchens/a-fridge'
import { testApp } from '../../testing/test-app'

let larder: FridgeTestApp
let ana: Cook
let stranger: Cook
let camera: PairedTestCamera
beforeAll(async () => {
  larder = await aFridge(inject('cluster'))
  ana = await aCook(larder)
  stranger = await aCook(larder)
})
beforeEach(async () => {
  await larder.anew(ana)
  camera = await larder.pair(ana)
})
afterAll(() => larder.close())

const pictures = async (query: object = {}, { token }: Cook = ana) =>
  larder.call(fridge.pictures, { params: { id: camera.id }, query }, { token })
const image = (id: string, token?: string) =>
  larder.app.inject({
    url: buildEndpointUrl(fridge.picture, { params: { id } }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
const kept = async () => {
  const [found] = await larder.db
    .select({ count: count() })
    .from(cameraPictures)
    .where(eq(cameraPictures.cameraId, camera.id))
  return found?.count
}

describe('a picture', () => {
  test('is stored small, without metadata, and shown to its household only', async () => {
    const large = await sharp({
      create: { width: 2600, height: 1300, channels: 3, background: '#a84' },
    })
      .withExif({ IFD0: { Copyright: 'hidden words', ImageDescription: '<script>' } })
      .jpeg()
      .toBuffer()
    const response = await larder.upload(camera.key, large, { 'content-type': 'image/jpeg' })
    expect(response.statusCode).toBe(202)
    const { data } = response.json()
    expect(data).toEqual({
      id: expect.any(String),
      cameraId: camera.id,
      takenAt: larder.now(),
      state: 'waiting',
      changes: 0,
    })
    await larder.settled(camera, ana)
    const shown = await image(data.id, ana.token)
    expect(shown.headers['content-type']).toBe('image/jpeg')
    const about = await sharp(shown.rawPayload).metadata()
    expect(about).toMatchObject({ format: 'jpeg', width: 1280, height: 640 })
    expect(about.exif).toBeUndefined()
    expect(shown.rawPayload.toString('latin1')).not.toContain('hidden words')
    expect((await image(data.id)).statusCode).toBe(401)
    expect((await image(data.id, stranger.token)).json().error.code).toBe('no-picture')
    expect((await image('0192f3a4-7c1e-7abc-8def-0123456789ab', ana.token)).statusCode).toBe(404)
    expect((await image('nothing', ana.token)).statusCode).toBe(400)
    const seen = (await larder.call(fridge.cameras, {}, { token: ana.token })).body.data[0]
    expect(seen?.lastPictureAt).toBe(larder.now())
  })

  test('uploaded twice, also at once, is stored once', async () => {
    const bytes = await aTinyPicture()
    const responses = await Promise.all(Array.from({ length: 4 }, () => larder.upload(camera.key, bytes)))
    const first = responses[0]?.json().data
    for (const response of responses) expect(response.json().data.id).toBe(first.id)
    await larder.settled(camera, ana)
    expect((await larder.upload(camera.key, bytes)).json().data).toEqual({ ...first, state: 'first' })
    expect(await kept()).toBe(1)
  })

  test('of one camera is not shared with another', async () => {
    const bytes = await aTinyPicture()
    const other = await larder.pair(ana, { name: 'Door' })
    const [one, two] = [await larder.upload(camera.key, bytes), await larder.upload(other.key, bytes)]
    expect(one.json().data.id).not.toBe(two.json().data.id)
  })

  test.each([
    ['2026-11-15T07:59:00.000Z', '2026-11-15T07:59:00.000Z'],
    ['2026-11-15T08:59:00+01:00', '2026-11-15T07:59:00.000Z'],
    ['2026-11-16T08:00:00.000Z', undefined],
    ['2026-10-01T08:00:00.000Z', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('taken %j is dated %j', async (said, at) => {
    const response = await larder.upload(camera.key, await aTinyPicture(), { 'larder-taken-at': said })
    expect(response.json().data.takenAt).toBe(at ?? larder.now())
  })

  test.each([
    ['empty', Buffer.alloc(0), 'broken-picture', 400],
    ['text', Buffer.from('not a picture at all'), 'not-a-picture', 415],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-picture', 415],
  ])('rejects %s', async (_, bytes, code, status) => {
    const response = await larder.upload(camera.key, bytes)
    expect(response.json().error.code).toBe(code)
    expect(response.statusCode).toBe(status)
    expect(await kept()).toBe(0)
  })

  test('rejects truncated, animated, huge and mislabelled pictures', async () => {
    const code = async (bytes: Buffer, type = 'image/png') =>
      (await larder.upload(camera.key, bytes, { 'content-type': type })).json().error.code
    const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a84' } })
      .jpeg()
      .toBuffer()
    expect(await code(whole.subarray(0, whole.length / 2))).toBe('broken-picture')
    const wide = sharp({ create: { width: 10_000, height: 7000, channels: 3, background: '#a84' } })
    expect(await code(await wide.png({ compressionLevel: 9 }).toBuffer())).toBe('too-many-pixels')
    expect(await code(whole, 'application/json')).toBe('not-a-picture')
    expect(await code(whole, 'text/plain')).toBe('not-acceptable-type')
    expect(await code(Buffer.alloc(21 * 1024 * 1024))).toBe('too-large')
    expect(await kept()).toBe(0)
  })

  test('uploads are rate limited', async () => {
    const perCamera = { most: 2, windowSeconds: 60 }
    const strict = await testApp(inject('cluster'), {
      allowances: { ...defaultRateLimits, perCamera },
      compare: async () => [],
    })
    const cook = await aCook(strict)
    const { code } = (await strict.call(fridge.add, { body: { name: 'A' } }, { token: cook.token })).body.data
    const { key } = (await strict.call(fridge.pair, { body: { code } })).body.data
    const post = async () =>
      strict.app.inject({
        method: 'POST',
        url: buildEndpointUrl(fridge.upload),
        headers: { authorization: `Camera ${key}`, 'content-type': 'image/png' },
        payload: await aTinyPicture(),
      })
    expect([await post(), await post(), await post()].map(({ statusCode }) => statusCode)).toEqual([
      202, 202, 429,
    ])
    await strict.close()
  })
})

describe('a camera’s pictures', () => {
  test('are listed newest first, by page', async () => {
    for (const minute of ['07:10', '07:30', '07:20'])
      await larder.upload(camera.key, await aTinyPicture(), {
        'larder-taken-at': `2026-11-15T${minute}:00.000Z`,
      })
    await larder.settled(camera, ana)
    const { data, page } = (await pictures({ size: 2 })).body
    expect(data.map(({ takenAt }) => takenAt.slice(11, 16))).toEqual(['07:30', '07:20'])
    expect(page).toEqual({ number: 1, size: 2, pages: 2, total: 3 })
    expect((await pictures({ page: 2, size: 2 })).body.data).toHaveLength(1)
    expect((await pictures({ page: 0 })).status).toBe(400)
    expect((await pictures({}, stranger)).body.error?.code).toBe('camera-not-found')
  })

  test('the last fifty are kept, and those with an open question', async () => {
    await larder.look(camera, ana)
    await larder.look(camera, ana, [aShelfChange('came', 'apple', { sure: false })])
    await larder.look(camera, ana, [aShelfChange('came', 'lemon')])
    const before = (await pictures({ size: 100 })).body.data
    const [booked, asking, first] = before
    await larder.db.execute(sql`
      insert into camera_pictures (id, camera_id, household_id, digest, bytes, taken_at, received_at, state)
      select gen_random_uuid(), camera_id, household_id, sha256(at::text::bytea), bytes, taken_at + make_interval(mins => at),
        received_at, 'same' from camera_pictures, generate_series(1, 51) at where id = ${booked?.id}`)
    larder.passSeconds(7200)
    await larder.look(camera, ana)
    const after = (await pictures({ size: 100 })).body.data.map(({ id }) => id)
    expect(after).toHaveLength(51)
    expect(after).toContain(asking?.id)
    expect(after).not.toContain(first?.id)
    expect(after).not.toContain(booked?.id)
    // Its picture is deleted, but the booking can still be undone.
    expect((await image(booked?.id ?? '', ana.token)).statusCode).toBe(404)
    expect((await larder.changes(ana)).map(({ name, state }) => [name, state])).toEqual([
      ['Apple', 'asking'],
      ['Lemon', 'booked'],
    ])
  })

  test('are deleted with the camera, and their changes too', async () => {
    await larder.look(camera, ana)
    await larder.look(camera, ana, [aShelfChange('came', 'apple')])
    await larder.call(fridge.revoke, { params: { id: camera.id } }, { token: ana.token })
    expect(await kept()).toBe(0)
    expect(await larder.changes(ana)).toEqual([])
    const rows = await larder.db.select().from(cameraChanges).where(eq(cameraChanges.cameraId, camera.id))
    expect(rows).toEqual([])
    expect((await larder.stock(ana)).map(({ name }) => name)).toEqual(['Apple'])
  })
})
