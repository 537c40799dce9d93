import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { registerCompression } from './compression'

const app = fastify()
registerCompression(app)
const texts = { short: 'soup', long: 'soup '.repeat(1000), huge: 'pea soup '.repeat(10_000) }
app.get<{ Params: { length: keyof typeof texts } }>('/:length', async ({ params }) => ({
  said: texts[params.length],
}))
app.get('/bytes', async (_, reply) => reply.send(Buffer.alloc(10_000)))
afterAll(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: { ...(accepted !== undefined && { 'accept-encoding': accepted }) } })

describe('a response', () => {
  test.each(['long', 'huge'] as const)(
    'that is %s is compressed by the accepted encoding',
    async (length) => {
      const [br, gzip] = [await get(`/${length}`, 'gzip, deflate, br'), await get(`/${length}`, 'gzip;q=0.5')]
      const plain = JSON.stringify({ said: texts[length] })
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
      for (const { headers, rawPayload } of [br, gzip])
        expect(headers['content-length']).toBe(String(rawPayload.length))
    },
  )

  test.each([undefined, '', 'identity', 'br;q=0, zstd'])(
    'is uncompressed for accept-encoding %o',
    async (accepted) => {
      const { headers, body } = await get('/long', accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBe('accept-encoding')
      expect(JSON.parse(body)).toEqual({ said: texts.long })
    },
  )

  test('that is short or binary is not compressed', async () => {
    for (const path of ['/short', '/bytes']) {
      const { headers } = await get(path, 'br')
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBeUndefined()
    }
  })
})
