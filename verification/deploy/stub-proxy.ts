import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

interface Upstream {
  readonly address: string
  healthy: boolean
  underWay: number
}

/**
 * What deploy/Caddyfile asks for and no more, where there is no Caddy: the least busy of the servers that say they are ready, asked
 * every so often; who cannot be reached is passed over, and each piece is handed on as it comes.
 */
export async function startStubProxy(file: string, port: number): Promise<() => Promise<void>> {
  const word = (name: string) => new RegExp(`^\\s*${name} (.+?)(?: \\{)?$`, 'm').exec(file)?.[1] ?? ''
  const seconds = (name: string) => Number.parseFloat(word(name)) * 1000
  const upstreams = word('reverse_proxy')
    .split(' ')
    .map((address): Upstream => ({ address, healthy: true, underWay: 0 }))

  async function look(upstream: Upstream): Promise<void> {
    const signal = AbortSignal.timeout(seconds('health_timeout'))
    const answer = await fetch(`http://${upstream.address}${word('health_uri')}`, { signal }).catch(
      () => undefined,
    )
    upstream.healthy = answer?.ok ?? false
  }
  const looking = setInterval(() => void Promise.all(upstreams.map(look)), seconds('health_interval'))

  async function serve(question: IncomingMessage, reply: ServerResponse): Promise<void> {
    const until = Date.now() + seconds('lb_try_duration')
    while (Date.now() < until && !reply.destroyed) {
      const [chosen] = upstreams.filter(({ healthy }) => healthy).sort((a, b) => a.underWay - b.underWay)
      if (chosen && (await forwardRequest(chosen, question, reply))) return
      if (chosen) chosen.healthy = false
      await wait(chosen ? 0 : 50)
    }
    reply.writeHead(502).end()
  }

  const server = createServer((question, reply) => void serve(question, reply))
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return async () => {
    clearInterval(looking)
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

/** Whether the server could be reached; what it then says, also that it broke off, is the answer. */
async function forwardRequest(
  upstream: Upstream,
  question: IncomingMessage,
  reply: ServerResponse,
): Promise<boolean> {
  const { method, url = '/', headers, socket } = question
  const forwarded = request(`http://${upstream.address}${url}`, {
    method,
    headers: { ...endToEnd(headers), 'x-forwarded-for': socket.remoteAddress ?? '' },
    agent: false,
  })
  upstream.underWay += 1
  forwarded.once('close', () => {
    upstream.underWay -= 1
  })
  const reached = new Promise<boolean>((resolve) => {
    forwarded.once('socket', (line) => line.once('connect', () => resolve(true)))
    forwarded.once('error', () => resolve(false))
  })
  if (!(await reached)) return false
  forwarded.on('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
    reply.flushHeaders()
    pipeline(answer, reply, () => undefined)
  })
  forwarded.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()))
  reply.once('close', () => forwarded.destroy())
  question.pipe(forwarded)
  return true
}

/** Headers without those that hold for one connection only: how long the server keeps its own says nothing of the proxy's. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection, 'keep-alive': keepAlive, 'transfer-encoding': transferEncoding, ...others } = headers
  return others
}
