import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  path: string | undefined
  headers: IncomingMessage['headers']
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
  /** Whoever asked has hung up. */
  gone: Promise<unknown>
}

/** How it answers, in whatever way. */
export type Answering = (response: ServerResponse) => void | Promise<void>

export interface ModelServer {
  url: string
  asked: Asked[]
  answering: Answering
  close(): Promise<void>
}

export const eventsBegin: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
}

export const chunk = (content: string | null, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

/** Says a text as models do: a few characters at a time, then that it is done. */
export const saying =
  (text: string, { cut = 7 } = {}): Answering =>
  (response) => {
    eventsBegin(response)
    response.write(': hello\n\n')
    for (let at = 0; at < text.length; at += cut) response.write(chunk(text.slice(at, at + cut)))
    response.write(chunk(null, 'stop'))
    response.end('data: [DONE]\n\n')
  }

/** Something on a port of its own that speaks as models do, or as badly as a test wants it to. */
export async function aModelServer(): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    const gone = once(response, 'close')
    let text = ''
    for await (const piece of request) text += String(piece)
    house.asked.push({
      path: request.url,
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
      gone,
    })
    await house.answering(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const house: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answering: saying(''),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return house
}
