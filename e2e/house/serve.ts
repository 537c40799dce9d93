import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { apiBase } from '@larder/contract/endpoint'
import { sowDemo } from '../../apps/server/src/db/seed/sow-demo'
import { readEnv } from '../../apps/server/src/env'
import { aTestIssuer, envWith } from '../../apps/server/src/features/account/openid-provider.fixture'
import { layOutCookbook } from '../../apps/server/src/features/recipes/cookbook/lay-out'
import { defaultAllowances } from '../../apps/server/src/http/limits'
import { aCook } from '../../apps/server/src/testing/a-cook'
import { about } from '../../apps/server/src/testing/a-paying-house'
import { startCluster } from '../../apps/server/src/testing/cluster'
import { freePort } from '../../apps/server/src/testing/free-port'
import { aStripeServer, signedMessage } from '../../apps/server/src/testing/stripe-server'
import { testApp } from '../../apps/server/src/testing/test-app'
import { admin } from './people'

// Runs as a process of its own: the whole built app on a throw-away database, with a clock that can be moved.

const plenty = { most: 1_000_000, windowSeconds: 60 }
const port = await freePort()
const url = `http://localhost:${port}`
let offsetMs = 0
const clock = () => new Date(Date.now() + offsetMs).toISOString()

const issuer = process.env.WITH_ISSUER ? await aTestIssuer({ larderUrl: url }) : undefined
issuer?.people.set('dora', { email: 'dora@example.org', email_verified: true, name: 'Dora Novak' })

const stripe = process.env.WITH_PAYMENTS ? await aStripeServer(clock) : undefined

const { cluster, stop } = await startCluster()
const larder = await testApp(cluster, {
  env: issuer ? envWith(issuer, url) : readEnv({ PUBLIC_URL: url, ...stripe?.settings }),
  webFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  clock,
  allowances: {
    ...defaultAllowances,
    perAddress: plenty,
    perAccount: plenty,
    registrations: plenty,
    resets: plenty,
  },
})
await layOutCookbook(larder.db, larder.now())
// The first account is the admin, so that everybody after it is a cook. The demo brings one of its own.
if (process.env.WITH_DEMO) await sowDemo({ env: readEnv({}), db: larder.db, force: false })
else await aCook(larder, admin)
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
  pay: async (page) => {
    if (!stripe) throw new Error('nobody takes payments in this house')
    const subscription = stripe.pay(String(page))
    const message = signedMessage(about(subscription, 'customer.subscription.created'), { at: clock() })
    const { statusCode } = await larder.app.inject({
      method: 'POST',
      url: `${apiBase}/payments/stripe`,
      ...message,
    })
    if (statusCode >= 300) throw new Error(`the house did not hear of the payment: ${statusCode}`)
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
  await stripe?.close()
  await larder.close()
  await stop()
  process.exit(0)
})
process.send?.({ url })
