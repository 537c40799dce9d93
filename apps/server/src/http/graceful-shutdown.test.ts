import { expect, inject, test } from 'vitest'
import { startSeveralServers } from '../testing/several-servers'

test('a server about to stop reports it and still serves', async () => {
  const larder = await startSeveralServers(inject('cluster'), {}, 1)
  const [server] = larder.servers
  if (!server) throw new Error('no server')
  await server.linger(0)
  expect((await server.http.inject('/readyz')).statusCode).toBe(200)

  const url = await server.http.listen({ port: 0, host: 'localhost' })
  const get = (path: string) => fetch(url + path)
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/healthz')).headers.get('connection')).toBe('keep-alive')

  await server.linger(0)
  const ready = await get('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ error: { code: 'not-ready' } })
  const alive = await get('/healthz')
  expect(alive.status).toBe(200)
  // A load balancer closes this connection and opens another one for the next request.
  expect(alive.headers.get('connection')).toBe('close')
  await larder.close()
})
