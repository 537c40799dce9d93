import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface UploadedPicture {
  key: string
  type: string
  takenAt: string
  bytes: Buffer
}

/** What a server that speaks the protocol does with the next pictures; taken, once the list is through. */
export type ScriptedResponse =
  | { status: number; headers?: Record<string, string>; message?: string }
  | 'hang up before'
  | 'hang up after'

/** A Larder that knows cameras and nothing else. */
export async function startFakeLarder(turns: ScriptedResponse[] = []) {
  const handedIn: UploadedPicture[] = []
  const state = { key: 'k-1', code: 'K7QX-3MPA', tries: 0, atOnce: 0, mostAtOnce: 0 }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const send = (status: number, told: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(told))
    const refuse = (status: number, message: string, headers = {}) =>
      send(status, { error: { message } }, headers)

    if (request.url === '/api/v1/fridge/pairings') {
      const { code } = JSON.parse(body.toString()) as { code?: string }
      if (code !== state.code) return void refuse(404, 'This code is not known, or it is too old.')
      return void send(200, { data: { key: state.key, camera: { id: 'c-1', name: 'Top shelf' } } })
    }
    state.tries += 1
    if (request.headers.authorization !== `Camera ${state.key}`) return void refuse(401, 'Not known.')
    const turn = turns.shift()
    if (turn === 'hang up before') return void request.socket.destroy()
    if (turn && turn !== 'hang up after') return void refuse(turn.status, turn.message ?? 'No.', turn.headers)
    handedIn.push({
      key: state.key,
      type: String(request.headers['content-type']),
      takenAt: String(request.headers['larder-taken-at']),
      bytes: body,
    })
    if (turn === 'hang up after') return void request.socket.destroy()
    send(202, { data: { id: 'p-1' } })
  }

  const server = createServer((request, response) => {
    state.atOnce += 1
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
    response.once('close', () => {
      state.atOnce -= 1
    })
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handedIn,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
