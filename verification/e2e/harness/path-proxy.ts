import { once } from 'node:events'
import { createServer, request } from 'node:http'

interface PathProxyOptions {
  readonly port: number
  /** The path below which Larder is. Everything else on this host belongs to another program. */
  readonly path: string
  readonly target: string
  /** Whether it passes the path on, as nginx and Caddy do unless told otherwise. */
  readonly keepsPath: boolean
}

/** A reverse proxy with Larder below a path. It tells what was asked of the other program that shares the host. */
export async function startPathProxy({ port, path, target, keepsPath }: PathProxyOptions) {
  const strays: string[] = []
  const proxy = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked
    if (!`${url}/`.startsWith(`${path}/`)) {
      strays.push(`${method} ${url}`)
      answer.writeHead(404).end('Another program')
      return
    }
    const passedOn = keepsPath ? url : url.slice(path.length).replace(/^(?!\/)/, '/')
    const sent = request(target + passedOn, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    // As without a network: the browser gets no response at all.
    sent.on('error', () => answer.destroy())
    answer.on('close', () => sent.destroy())
    asked.pipe(sent)
  })
  proxy.listen(port, 'localhost')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${port}${path}`,
    strays,
    async close() {
      proxy.close()
      proxy.closeAllConnections()
      await once(proxy, 'close')
    },
  }
}
