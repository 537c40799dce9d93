import { Agent, request as ask } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** A request as it goes over the line. */
export interface HttpRequestData {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

export interface HttpResponseData {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

export type SendRequest = (request: HttpRequestData) => Promise<HttpResponseData>

/** Straight into the server, without a line. */
export function createInjectSender(app: FastifyInstance): SendRequest {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...headers },
      remoteAddress: '203.0.113.7',
      ...(body && { payload: body }),
    })
    return decompress(response.statusCode, response.headers, response.rawPayload)
  }
}

/** Over a real line; of what never ends the beginning is enough. */
export function createNetworkSender(base: string): { send: SendRequest; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const { hostname, port } = new URL(base)
  return {
    close: () => agent.destroy(),
    send: ({ method, url, headers, body }) =>
      new Promise((resolve, reject) => {
        // Node leaves it out where a body is not usual, and what follows would be taken for the next request.
        const length = body && { 'content-length': String(body.length) }
        const request = ask(
          { agent, hostname, port, method, path: url, headers: { ...headers, ...length } },
          (response) => {
            const parts: Buffer[] = []
            const done = () =>
              resolve(decompress(response.statusCode ?? 0, response.headers, Buffer.concat(parts)))
            const isLive = url.includes('/households/current/live') && response.statusCode === 200
            response.on('data', (part: Buffer) => {
              parts.push(part)
              if (isLive) {
                done()
                request.destroy()
              }
            })
            response.once('end', done)
            response.once('error', reject)
          },
        )
        request.once('error', reject)
        request.end(body)
      }),
  }
}

function decompress(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
): HttpResponseData {
  const coding = headers['content-encoding']
  if (body.length === 0) return { status, headers, body }
  if (coding === 'gzip') return { status, headers, body: gunzipSync(body) }
  if (coding === 'br') return { status, headers, body: brotliDecompressSync(body) }
  return { status, headers, body }
}
