import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface UploadedPicture {
  key: string
  type: string
  takenAt: string
  bytes: Buffer
}

/** The response to the next picture; pictures after the list are accepted. */
export type ScriptedResponse =
  | { status: number; headers?: Record<string, string>; message?: string }
  | 'hang up before'
  | 'hang up after'

/** A fake server with the camera endpoints only. */
export async function startFakeLarder(responses: ScriptedResponse[] = []) {
  const uploads: UploadedPicture[] = []
  const state = { key: 'k-1', code: 'K7QX-3MPA', tries: 0, concurrent: 0, maxConcurrent: 0 }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const send = (status: number, data: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data))
    const reject = (status: number, message: string, headers = {}) =>
      send(status, { error: { message } }, headers)

    if (request.url === '/api/v1/fridge/pairings') {
      const { code } = JSON.parse(body.toString()) as { code?: string }
      if (code !== state.code) return void reject(404, 'This code is not known, or it is too old.')
      return void send(200, { data: { key: state.key, camera: { id: 'c-1', name: 'Top shelf' } } })
    }
    state.tries += 1
    if (request.headers.authorization !== `Camera ${state.key}`) return void reject(401, 'Not known.')
    const scripted = responses.shift()
    if (scripted === 'hang up before') return void request.socket.destroy()
    if (scripted && scripted !== 'hang up after')
      return void reject(scripted.status, scripted.message ?? 'No.', scripted.headers)
    uploads.push({
      key: state.key,
      type: String(request.headers['content-type']),
      takenAt: String(request.headers['larder-taken-at']),
      bytes: body,
    })
    if (scripted === 'hang up after') return void request.socket.destroy()
    send(202, { data: { id: 'p-1' } })
  }

  const server = createServer((request, response) => {
    state.concurrent += 1
    state.maxConcurrent = Math.max(state.maxConcurrent, state.concurrent)
    response.once('close', () => {
      state.concurrent -= 1
    })
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
