import { api } from '@larder/contract'
import { fridge } from '@larder/contract/fridge'
import { buildEndpointUrl, type Endpoint } from '@larder/contract/http/endpoint'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
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
})
