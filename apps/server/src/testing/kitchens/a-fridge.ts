import { type Camera, fridge, type ShelfChangeEntry } from '@larder/contract/fridge'
import { household } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { ComparePictures, DetectedChange } from '../../features/fridge/detected-change'
import type { Cook } from '../a-cook'
import { type TestApp, testApp } from '../test-app'
import type { TestCluster } from '../test-cluster'
import { relaxedRateLimits } from './a-kitchen'

const plenty = { most: 100_000, windowSeconds: 60 }
export const fridgeRateLimits = { ...relaxedRateLimits, perCamera: plenty, pairingTries: plenty }

export interface PairedTestCamera extends Camera {
  key: string
}

export interface FridgeTestApp extends TestApp {
  /** The results of the next comparisons in order; without any, nothing changed. */
  comparer: { sees: (readonly DetectedChange[] | Error)[]; looked: number; compare: ComparePictures }
  pair(cook: Cook, given?: { name?: string; location?: Camera['location'] }): Promise<PairedTestCamera>
  upload(
    key: string,
    picture: Uint8Array | string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  /** Uploads a new picture and waits until it is processed. */
  look(camera: PairedTestCamera, cook: Cook, sees?: readonly DetectedChange[]): Promise<void>
  settled(camera: Pick<Camera, 'id'>, cook: Cook): Promise<void>
  /** Switches a cook to a new household, which is faster than another account. */
  anew(cook: Cook): Promise<string>
  changes(cook: Cook): Promise<ShelfChangeEntry[]>
  stock(cook: Cook): Promise<InventoryItem[]>
}

let pictures = 0

/** Creates a unique small picture. */
export function aTinyPicture(): Promise<Buffer> {
  pictures += 1
  const background = { r: pictures % 256, g: (pictures >> 8) % 256, b: 120 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
}

export const aShelfChange = (
  kind: DetectedChange['kind'],
  label: string,
  given: Partial<DetectedChange> = {},
): DetectedChange => ({
  kind,
  area: { left: 0.1, top: 0.2, width: 0.3, height: 0.4 },
  guesses: [
    { label, confidence: 0.94 },
    { label: 'pear', confidence: 0.04 },
  ],
  sure: true,
  ...given,
})

/** The whole server with a stub recogniser. */
export async function aFridge(cluster: TestCluster): Promise<FridgeTestApp> {
  const comparer: FridgeTestApp['comparer'] = {
    sees: [],
    looked: 0,
    async compare() {
      comparer.looked += 1
      const seen = comparer.sees.shift() ?? []
      if (seen instanceof Error) throw seen
      return seen
    },
  }
  return {
    ...withCameras(
      await testApp(cluster, { allowances: fridgeRateLimits, compare: comparer.compare }),
      comparer,
    ),
    comparer,
  }
}

/** Adds camera actions to a test app. */
export function withCameras(
  larder: TestApp,
  comparer?: FridgeTestApp['comparer'],
): Omit<FridgeTestApp, 'comparer'> {
  const { call, app } = larder
  const cameras: Omit<FridgeTestApp, 'comparer'> = {
    ...larder,
    async pair({ token }, given = {}) {
      const body = { name: 'Top shelf', ...given }
      const added = await call(fridge.add, { body }, { token })
      const paired = await call(fridge.pair, { body: { code: added.body.data.code } })
      if (paired.status !== 200) throw new Error(`not paired: ${JSON.stringify(paired.body)}`)
      return { ...added.body.data.camera, key: paired.body.data.key }
    },
    upload(key, picture, headers = {}) {
      return app.inject({
        method: 'POST',
        url: buildEndpointUrl(fridge.upload),
        headers: { authorization: `Camera ${key}`, 'content-type': 'image/png', ...headers },
        payload: typeof picture === 'string' ? picture : Buffer.from(picture),
      })
    },
    async look(camera, cook, sees) {
      if (sees) comparer?.sees.push(sees)
      larder.passSeconds(60)
      const response = await cameras.upload(camera.key, await aTinyPicture())
      expect(response.statusCode).toBe(202)
      await cameras.settled(camera, cook)
    },
    async settled({ id }, { token }) {
      const waiting = async () => {
        const { body } = await call(fridge.pictures, { params: { id }, query: { size: 100 } }, { token })
        return body.data.filter(({ state }) => state === 'waiting').length
      }
      await expect.poll(waiting, { timeout: 20_000, interval: 10 }).toBe(0)
    },
    async anew({ token }) {
      const { body } = await call(household.create, { body: { name: 'Anew' } }, { token })
      return body.data.id
    },
    changes: async ({ token }) => (await call(fridge.changes, { query: { size: 100 } }, { token })).body.data,
    stock: async ({ token }) => (await call(inventory.list, { query: {} }, { token })).body.data,
  }
  return cameras
}
