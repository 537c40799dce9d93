import { fridge } from '@larder/contract/fridge'
import { household } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cameras } from '../../db/tables/fridge'
import { defaultRateLimits } from '../../http/rate-limits'
import { hashSecret } from '../../secrets'
import { aCook, type Cook } from '../../testing/a-cook'
import { aFridge, aTinyPicture, type FridgeTestApp } from '../../testing/kitchens/a-fridge'
import { testApp } from '../../testing/test-app'

let larder: FridgeTestApp
let ana: Cook
let stranger: Cook
beforeAll(async () => {
  larder = await aFridge(inject('cluster'))
  ana = await aCook(larder)
  stranger = await aCook(larder)
})
afterAll(() => larder.close())

const add = (name = 'Top shelf', { token }: Cook = ana) =>
  larder.call(fridge.add, { body: { name } }, { token })
const pair = (code: string) => larder.call(fridge.pair, { body: { code } })
const list = ({ token }: Cook = ana) => larder.call(fridge.cameras, {}, { token })
const renew = (id: string, { token }: Cook = ana) => larder.call(fridge.renew, { params: { id } }, { token })
const revoke = (id: string, { token }: Cook = ana) =>
  larder.call(fridge.revoke, { params: { id } }, { token })
const works = async (key: string) => (await larder.upload(key, await aTinyPicture())).statusCode

describe('pairing', () => {
  test('a code is readable, stored hashed, works once and in any spelling', async () => {
    const { status, body } = await add()
    expect(status).toBe(201)
    const { code, camera, expiresAt } = body.data
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(expiresAt).toBe('2026-11-15T08:10:00.000Z')
    expect(camera).toMatchObject({
      name: 'Top shelf',
      location: 'fridge',
      paired: false,
      asking: 0,
      codeUntil: expiresAt,
    })
    const [kept] = await larder.db.select().from(cameras).where(eq(cameras.id, camera.id))
    expect(kept?.codeHash).toEqual(hashSecret(code.replace('-', '')))

    const paired = await pair(` ${code.toLowerCase().replace('-', ' ')} `)
    expect(paired.body.data.camera).toEqual({ id: camera.id, name: 'Top shelf' })
    const [now] = await larder.db.select().from(cameras).where(eq(cameras.id, camera.id))
    expect(now).toMatchObject({ codeHash: null, keyHash: hashSecret(paired.body.data.key) })
    expect((await list()).body.data.at(-1)).toEqual({
      id: camera.id,
      name: 'Top shelf',
      location: 'fridge',
      paired: true,
      createdAt: camera.createdAt,
      asking: 0,
    })
    expect(await works(paired.body.data.key)).toBe(202)
    expect((await pair(code)).body.error?.code).toBe('pairing-code-spent')
    expect(larder.logged.join('')).not.toContain(paired.body.data.key)
    await revoke(camera.id)
  })

  test('a code expires after ten minutes and can be renewed', async () => {
    const { code, camera } = (await add()).body.data
    larder.passSeconds(600)
    expect((await pair(code)).body.error?.code).toBe('pairing-code-spent')
    const fresh = await renew(camera.id)
    expect((await pair(code)).body.error?.code).toBe('pairing-code-spent')
    expect((await pair(fresh.body.data.code)).status).toBe(200)
    await revoke(camera.id)
  })

  test('the old key works until the new code is used', async () => {
    const camera = await larder.pair(ana)
    const fresh = (await renew(camera.id)).body.data
    expect(fresh.camera).toMatchObject({ paired: true, codeUntil: fresh.expiresAt })
    expect(await works(camera.key)).toBe(202)
    const { key } = (await pair(fresh.code)).body.data
    expect(await works(camera.key)).toBe(401)
    expect(await works(key)).toBe(202)
    await revoke(camera.id)
  })

  test('of two devices with one code one is paired', async () => {
    const { code, camera } = (await add()).body.data
    const tries = await Promise.all(Array.from({ length: 6 }, () => pair(code)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ body }) => body.error?.code === 'pairing-code-spent')).toHaveLength(5)
    await revoke(camera.id)
  })

  test('a code ends with its household', async () => {
    const gone = await aCook(larder)
    const { code } = (await add('Shelf', gone)).body.data
    const { id } = (await larder.call(household.current, {}, { token: gone.token })).body.data
    await larder.call(household.leave, { params: { id } }, { token: gone.token })
    expect((await pair(code)).body.error?.code).toBe('pairing-code-spent')
  })

  test.each(['', 'K7QX-3M', 'K7QX-3MPA-K7QX-3MPA', 'x'.repeat(5000)])('rejects the code %j', async (code) => {
    expect((await pair(code)).body.error?.code).toBe('bad-input')
  })

  test.each([{}, { code: 7 }, { code: null }, { code: ['K7QX-3MPA'] }])('rejects %j', async (body) => {
    const reply = await larder.call(fridge.pair, { body: body as { code: string } })
    expect(reply.body.error?.code).toBe('bad-input')
  })

  test('attempts are limited', async () => {
    const pairingTries = { most: 3, windowSeconds: 3600 }
    const strict = await testApp(inject('cluster'), { allowances: { ...defaultRateLimits, pairingTries } })
    const guess = () => strict.call(fridge.pair, { body: { code: 'K7QX-3MPA' } })
    for (const _ of [1, 2, 3]) expect((await guess()).status).toBe(404)
    expect((await guess()).status).toBe(429)
    await strict.close()
  })
})

describe('a household’s cameras', () => {
  test('are limited to ten', async () => {
    const cook = await aCook(larder)
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => add(`Shelf ${at}`, cook)))
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(tries.filter(({ body }) => body.error?.code === 'too-many-cameras')).toHaveLength(2)
    expect((await list(cook)).body.data).toHaveLength(10)
  })

  test('are named and placed by any member', async () => {
    const { id } = (await add()).body.data.camera
    const change = (body: object, { token }: Cook = ana) =>
      larder.call(fridge.change, { params: { id }, body }, { token })
    const hostile = '<img src=x onerror=alert(1)> ‮’; drop table cameras;--'
    expect((await change({ name: hostile })).body.data.name).toBe(hostile)
    expect((await change({ location: 'freezer' })).body.data).toMatchObject({
      name: hostile,
      location: 'freezer',
    })
    expect((await change({})).status).toBe(200)
    for (const bad of [
      { name: '' },
      { name: ' \u200b ' },
      { name: 'x'.repeat(61) },
      { location: 'cellar' },
      { name: 5 },
    ])
      expect((await change(bad)).body.error?.code, JSON.stringify(bad)).toBe('bad-input')
    expect((await change({ name: 'Mine' }, stranger)).body.error?.code).toBe('camera-not-found')
    expect((await list()).body.data.at(-1)?.name).toBe(hostile)
    await revoke(id)
  })

  test('require a name', async () => {
    for (const body of [
      {},
      { name: '' },
      { name: 'x'.repeat(61) },
      { name: 'a\u0000b' },
      { name: 'A', location: 'attic' },
    ])
      expect(
        (await larder.call(fridge.add, { body: body as { name: string } }, { token: ana.token })).status,
      ).toBe(400)
  })

  test('a revoked one can upload nothing more', async () => {
    const camera = await larder.pair(ana)
    expect(await works(camera.key)).toBe(202)
    expect((await revoke(camera.id, stranger)).body.error?.code).toBe('camera-not-found')
    expect((await revoke(camera.id)).status).toBe(200)
    expect(await works(camera.key)).toBe(401)
    expect((await revoke(camera.id)).body.error?.code).toBe('camera-not-found')
    expect((await renew(camera.id)).body.error?.code).toBe('camera-not-found')
    expect((await list()).body.data.map(({ id }) => id)).not.toContain(camera.id)
  })

  test('are hidden from other households', async () => {
    const { id } = (await add()).body.data.camera
    expect((await list(stranger)).body.data).toEqual([])
    expect((await renew(id, stranger)).body.error?.code).toBe('camera-not-found')
    const pictures = await larder.call(
      fridge.pictures,
      { params: { id }, query: {} },
      { token: stranger.token },
    )
    expect(pictures.body.error?.code).toBe('camera-not-found')
    await revoke(id)
  })

  test('require a session', async () => {
    const id = '0192f3a4-7c1e-7abc-8def-0123456789ab'
    for (const endpoint of Object.values(fridge)) {
      if (endpoint.access !== 'cook') continue
      const url = buildEndpointUrl(endpoint, endpoint.path.includes(':id') ? { params: { id } } : {})
      const response = await larder.app.inject({ method: endpoint.method, url })
      expect(response.statusCode, endpoint.name).toBe(401)
    }
  })

  test('malformed ids and unknown ids are rejected differently', async () => {
    expect((await revoke('not-an-id')).body.error?.code).toBe('bad-input')
    expect((await renew("1' or '1'='1")).body.error?.code).toBe('bad-input')
  })
})
