import { api } from '@larder/contract'
import { fridge } from '@larder/contract/fridge'
import { household } from '@larder/contract/household'
import { buildEndpointUrl, type Endpoint } from '@larder/contract/http/endpoint'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import {
  aFridge,
  aTinyPicture,
  type FridgeTestApp,
  type PairedTestCamera,
} from '../../testing/kitchens/a-fridge'

let larder: FridgeTestApp
let ana: Cook
let camera: PairedTestCamera
beforeAll(async () => {
  larder = await aFridge(inject('cluster'))
  ana = await aCook(larder)
  camera = await larder.pair(ana)
})
afterAll(() => larder.close())

const endpoints: Endpoint[] = Object.values(api).flatMap((word) => Object.values(word))
const guarded = endpoints.filter(({ access }) => access === 'cook' || access === 'admin')
const id = '0192f3a4-7c1e-7abc-8def-0123456789ab'

const knock = (endpoint: Endpoint, authorization: string) => {
  const names = [...endpoint.path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => [name, id])
  return larder.app.inject({
    method: endpoint.method,
    url: buildEndpointUrl(endpoint, { params: Object.fromEntries(names) }),
    headers: {
      authorization,
      'content-type': endpoint.takes === 'picture' ? 'image/png' : 'application/json',
    },
    ...(endpoint.method !== 'GET' && { payload: endpoint.takes === 'picture' ? 'x' : '{}' }),
  })
}

describe('a camera’s key', () => {
  test('allows picture uploads only', async () => {
    expect(guarded.length).toBeGreaterThan(60)
    for (const endpoint of guarded)
      for (const scheme of ['Camera', 'Bearer', 'camera']) {
        const response = await knock(endpoint, `${scheme} ${camera.key}`)
        expect(response.statusCode, `${scheme} ${endpoint.name}`).toBe(401)
        expect(response.json().error.code).toBe('not-signed-in')
      }
    expect((await larder.upload(camera.key, await aTinyPicture())).statusCode).toBe(202)
  })

  test('is required: neither a cook’s token nor a guess is accepted', async () => {
    expect(endpoints.filter(({ access }) => access === 'camera').map(({ name }) => name)).toEqual([
      fridge.upload.name,
    ])
    const wrong = [
      `Bearer ${ana.token}`,
      `Camera ${ana.token}`,
      `Bearer ${camera.key}`,
      `camera ${camera.key}`,
    ]
    for (const authorization of [
      ...wrong,
      `Camera ${'x'.repeat(43)}`,
      'Camera',
      '',
      `Camera ${camera.key} x`,
    ]) {
      const response = await larder.upload('', await aTinyPicture(), { authorization })
      expect(response.statusCode, authorization).toBe(401)
    }
  })

  test('ends with the member who paired it; the other cameras go on', async () => {
    const [ben, cy] = [await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, ben)
    const { id: home } = await joinHousehold(larder, ana, cy)
    const [bens, cys] = [await larder.pair(ben), await larder.pair(cy)]
    const upload = async (key: string) => (await larder.upload(key, await aTinyPicture())).statusCode
    const removed = await larder.call(
      household.removeMember,
      { params: { accountId: ben.user.id } },
      { token: ana.token },
    )
    expect(removed.status).toBe(200)
    expect([await upload(bens.key), await upload(cys.key)]).toEqual([401, 202])
    await larder.call(household.leave, { params: { id: home } }, { token: cy.token })
    expect([await upload(cys.key), await upload(camera.key)]).toEqual([401, 202])
    const { data } = (await larder.call(fridge.cameras, {}, { token: ana.token })).body
    expect(data.map(({ paired }) => paired)).toEqual([true, false, false])
  })
})
