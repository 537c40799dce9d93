import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { apiBase } from '@larder/contract/http/endpoint'
import sharp from 'sharp'
import { seedDemo } from '../../../apps/server/src/db/seed/seed-demo'
import { readEnv } from '../../../apps/server/src/env'
import {
  aTestIssuer,
  openIdEnv,
} from '../../../apps/server/src/features/account/openid/openid-provider.fixture'
import { syncCookbook } from '../../../apps/server/src/features/recipes/cookbook/sync-cookbook'
import type { PictureRenderer } from '../../../apps/server/src/features/recipes/drawn-pictures/picture-renderer'
import { defaultRateLimits } from '../../../apps/server/src/http/rate-limits'
import { aCook } from '../../../apps/server/src/testing/a-cook'
import { aFakeStripeServer, signWebhook } from '../../../apps/server/src/testing/fakes/fake-stripe-server'
import { findFreePort } from '../../../apps/server/src/testing/free-port'
import { subscriptionEvent } from '../../../apps/server/src/testing/kitchens/a-payments-app'
import { testApp } from '../../../apps/server/src/testing/test-app'
import { startTestCluster } from '../../../apps/server/src/testing/test-cluster'
import { reportReady } from '../../kit/parent-process'
import { adminAccount } from './admin-account'
import { startPathProxy } from './path-proxy'

// Runs as a process of its own: the whole built app on a throw-away database, with a clock that can be moved.

const relaxedLimit = { most: 1_000_000, windowSeconds: 60 }
const port = await findFreePort()
const ownUrl = `http://localhost:${port}`
const proxy = process.env.BELOW_PATH
  ? await startPathProxy({
      port: await findFreePort(),
      path: '/larder',
      target: ownUrl,
      keepsPath: process.env.BELOW_PATH === 'kept',
    })
  : undefined
const url = proxy?.url ?? ownUrl
let offsetMs = 0
const clock = () => new Date(Date.now() + offsetMs).toISOString()

const issuer = process.env.WITH_ISSUER ? await aTestIssuer({ larderUrl: url }) : undefined
issuer?.people.set('dora', { email: 'dora@example.org', email_verified: true, name: 'Dora Novak' })

const stripe = process.env.WITH_PAYMENTS ? await aFakeStripeServer(clock) : undefined

const plainPictures: PictureRenderer = {
  render: ({ format }) =>
    sharp({ create: { width: 4, height: 3, channels: 3, background: '#d8c3a5' } })
      .toFormat(format === 'image/avif' ? 'avif' : format === 'image/webp' ? 'webp' : 'jpeg')
      .toBuffer(),
  close: async () => undefined,
}

const { cluster, stop } = await startTestCluster()
const larder = await testApp(cluster, {
  env: issuer ? openIdEnv(issuer, url) : readEnv({ PUBLIC_URL: url, ...stripe?.settings }),
  webFolder: fileURLToPath(new URL('../../../dist/web', import.meta.url)),
  clock,
  allowances: {
    ...defaultRateLimits,
    perAddress: relaxedLimit,
    perAccount: relaxedLimit,
    registrations: relaxedLimit,
    resets: relaxedLimit,
    drawings: relaxedLimit,
    ownDrawings: relaxedLimit,
  },
  // Rendering would take the processor from the tests; screenshots need the real pictures.
  ...(!process.env.WITH_PICTURES && { pictureRenderer: plainPictures }),
})
await syncCookbook(larder.db, larder.now())
// The first account is the admin, so that everybody after it is a cook. The demo brings one of its own.
if (process.env.WITH_DEMO) await seedDemo({ env: readEnv({}), db: larder.db, force: false })
else await aCook(larder, adminAccount)
await larder.app.listen({ port, host: 'localhost' })

const { server } = larder.app
const worker = '/service-worker.js'
const [handle] = server.listeners('request') as ((asked: IncomingMessage, answer: ServerResponse) => void)[]
let newServiceWorker = ''
server.removeAllListeners('request')
server.on('request', (asked, answer) => {
  if (!newServiceWorker || asked.url !== worker) return handle?.(asked, answer)
  answer.setHeader('content-type', 'text/javascript')
  answer.end(newServiceWorker)
})

const handlers: Record<string, (argument: unknown) => unknown> = {
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
    newServiceWorker = `${body}\n// Renewed.`
  },
  pay: async (page) => {
    if (!stripe) throw new Error('payments are not enabled on this server')
    const subscription = stripe.pay(String(page))
    const message = signWebhook(subscriptionEvent(subscription, 'customer.subscription.created'), {
      at: clock(),
    })
    const { statusCode } = await larder.app.inject({
      method: 'POST',
      url: `${apiBase}/payments/stripe`,
      ...message,
    })
    if (statusCode >= 300) throw new Error(`the payment webhook was rejected: ${statusCode}`)
  },
  strays: () => proxy?.strays ?? [],
  pass: (seconds) => {
    offsetMs += Number(seconds) * 1000
  },
}

const close = async () => {
  await proxy?.close()
  await issuer?.close()
  await stripe?.close()
  await larder.close()
  await stop()
}
reportReady({ url }, close, handlers)
