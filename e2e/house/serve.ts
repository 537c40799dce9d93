import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readEnv } from '../../apps/server/src/env'
import { aTestIssuer, envWith } from '../../apps/server/src/features/account/openid-provider.fixture'
import { layOutCookbook } from '../../apps/server/src/features/recipes/cookbook/lay-out'
import { defaultAllowances } from '../../apps/server/src/http/limits'
import { aCook } from '../../apps/server/src/testing/a-cook'
import { startCluster } from '../../apps/server/src/testing/cluster'
import { freePort } from '../../apps/server/src/testing/free-port'
import { testApp } from '../../apps/server/src/testing/test-app'
import { admin } from './people'

// Runs as a process of its own: the whole built app on a throw-away database, with a clock that can be moved.

const plenty = { most: 1_000_000, windowSeconds: 60 }
const port = await freePort()
const url = `http://localhost:${port}`
let offsetMs = 0

const issuer = process.env.WITH_ISSUER ? await aTestIssuer({ larderUrl: url }) : undefined
issuer?.people.set('dora', { email: 'dora@example.org', email_verified: true, name: 'Dora Novak' })

const { cluster, stop } = await startCluster()
const larder = await testApp(cluster, {
  env: issuer ? envWith(issuer, url) : readEnv({ PUBLIC_URL: url }),
  webFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  clock: () => new Date(Date.now() + offsetMs).toISOString(),
  allowances: {
    ...defaultAllowances,
    perAddress: plenty,
    perAccount: plenty,
    registrations: plenty,
    resets: plenty,
  },
})
await layOutCookbook(larder.db, larder.now())
// The first account is the admin, so that everybody after it is a cook.
await aCook(larder, admin)
await larder.app.listen({ port, host: 'localhost' })

const { server } = larder.app
const worker = '/service-worker.js'
const [handle] = server.listeners('request') as ((asked: IncomingMessage, answer: ServerResponse) => void)[]
let renewed = ''
server.removeAllListeners('request')
server.on('request', (asked, answer) => {
  if (!renewed || asked.url !== worker) return handle?.(asked, answer)
  answer.setHeader('content-type', 'text/javascript')
  answer.end(renewed)
})

const answers: Record<string, (argument: unknown) => unknown> = {
  mails: () => larder.mails,
  stop: async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  },
  start: async () => {
    if (server.listening) return
    server.listen(port, 'localhost')
    await once(server, 'listening')
  },
  renew: async () => {
    const { body } = await larder.app.inject(worker)
    renewed = `${body}\n// Renewed.`
  },
  pass: (seconds) => {
    offsetMs += Number(seconds) * 1000
  },
}

process.on('message', async ({ id, ask, argument }: { id: number; ask: string; argument: unknown }) => {
  process.send?.({ id, answer: (await answers[ask]?.(argument)) ?? null })
})
process.on('disconnect', async () => {
  await issuer?.close()
  await larder.close()
  await stop()
  process.exit(0)
})
process.send?.({ url })
