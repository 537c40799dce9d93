import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ModelRequest {
  path: string | undefined
  headers: IncomingMessage['headers']
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
  /** Resolves when the client disconnects. */
  gone: Promise<unknown>
}

/** Writes a response. */
export type ModelResponder = (response: ServerResponse) => void | Promise<void>

export interface FakeModelServer {
  url: string
  requests: ModelRequest[]
  respond: ModelResponder
  close(): Promise<void>
}

export const beginEventStream: ModelResponder = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
}

export const completionChunk = (content: string | null, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

/** Responds like a model: a few characters at a time, then the end marker. */
export const respondWithText =
  (text: string, { cut = 7 } = {}): ModelResponder =>
  (response) => {
    beginEventStream(response)
    response.write(': hello\n\n')
    for (let at = 0; at < text.length; at += cut) response.write(completionChunk(text.slice(at, at + cut)))
    response.write(completionChunk(null, 'stop'))
    response.end('data: [DONE]\n\n')
  }

/** Starts a fake model server that responds as the test defines. */
export async function aFakeModelServer(): Promise<FakeModelServer> {
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    const gone = once(response, 'close')
    let text = ''
    for await (const piece of request) text += String(piece)
    fake.requests.push({
      path: request.url,
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
      gone,
    })
    await fake.respond(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    respond: respondWithText(''),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return fake
}
