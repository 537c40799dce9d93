import { expect, inject, test } from 'vitest'
import { startSeveralServers } from '../testing/several-servers'

test('a server about to go says so where it is asked, and still serves', async () => {
  const larder = await startSeveralServers(inject('cluster'), {}, 1)
  const [server] = larder.servers
  if (!server) throw new Error('no server')
  await server.linger(0)
  expect((await server.http.inject('/readyz')).statusCode).toBe(200)

  const url = await server.http.listen({ port: 0, host: 'localhost' })
  const ask = (path: string) => fetch(url + path)
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/healthz')).headers.get('connection')).toBe('keep-alive')

  await server.linger(0)
  const ready = await ask('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ error: { code: 'not-ready' } })
  const alive = await ask('/healthz')
  expect(alive.status).toBe(200)
  // Whoever passes people on lets this connection go, and looks anew for the next one.
  expect(alive.headers.get('connection')).toBe('close')
  await larder.close()
})
