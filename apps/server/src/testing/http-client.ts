import { Agent, type IncomingMessage, request } from 'node:http'
import { createClient, type TestClient } from './test-client'

/** Longer than the longest that a server may take to give up. */
const timeoutMs = 90_000

/** Calls a running server over HTTP. It takes the address of a caller from a header if it trusts the proxy. */
export function createHttpClient(url: string): TestClient {
  const agent = new Agent({ keepAlive: true })
  return createClient(
    ({ method, url: path, address, headers, payload }) =>
      new Promise((resolve, reject) => {
        const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
        const options = {
          ...{ method, agent, timeout: timeoutMs },
          headers: { 'x-forwarded-for': address, ...length, ...headers },
        }
        const sent = request(url + path, options, (response) => {
          const { statusCode: status = 0, headers: received } = response
          readBytes(response).then((bytes) => resolve({ status, headers: received, bytes }), reject)
        })
        sent.on('timeout', () => sent.destroy(new Error(`no response for ${timeoutMs} ms`)))
        sent.on('error', reject)
        sent.end(payload)
      }),
  )
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts)
}
