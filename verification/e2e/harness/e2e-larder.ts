import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

interface SentEmail {
  to: string
  subject: string
  text: string
}

/** A running Larder of one test worker, on a database of its own. */
export interface E2eLarder {
  url: string
  /** Mails it would have sent. */
  sentEmails(): Promise<SentEmail[]>
  /** Lets time pass on the server, until the test is over. */
  advanceClock(seconds: number): Promise<void>
  /** Takes back what passed: the next test counts its days from now. */
  resetClock(): Promise<void>
  /** Nobody answers at its address any more, until it is started again. */
  stop(): Promise<void>
  start(): Promise<void>
  /** From now on it hands out another service worker, as after an update. */
  releaseNewVersion(): Promise<void>
  /** A cook who was sent to that page of the payment provider has paid there, and word of it has come. */
  completePayment(page: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens one; on request with an OpenID Connect issuer beside it, where 'dora' can sign in, with a payment provider, or with the
 * demo kitchen sown.
 */
export async function startE2eLarder({
  withIssuer = false,
  withPayments = false,
  withDemo = false,
} = {}): Promise<E2eLarder> {
  const child = fork(fileURLToPath(new URL('./e2e-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...(withIssuer && { WITH_ISSUER: 'yes' }),
      ...(withPayments && { WITH_PAYMENTS: 'yes' }),
      ...(withDemo && { WITH_DEMO: 'yes' }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const started = once(child, 'message') as Promise<[{ url: string }]>
  const failed = once(child, 'exit').then(() => {
    throw new Error('the server for the browser tests did not start')
  })
  const [{ url }] = await Promise.race([started, failed])
  failed.catch(() => undefined)
  const ask = createServerRpc(child)
  let passed = 0
  const pass = async (seconds: number) => {
    passed += seconds
    await ask('pass', seconds)
  }
  return {
    url,
    sentEmails: () => ask('mails') as Promise<SentEmail[]>,
    advanceClock: pass,
    stop: async () => void (await ask('stop')),
    start: async () => void (await ask('start')),
    releaseNewVersion: async () => void (await ask('renew')),
    completePayment: async (page: string) => void (await ask('pay', page)),
    resetClock: async () => (passed === 0 ? undefined : pass(-passed)),
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

function createServerRpc(child: ChildProcess) {
  const waiting = new Map<number, (answer: unknown) => void>()
  let last = 0
  child.on('message', ({ id, answer }: { id?: number; answer?: unknown }) => {
    if (id !== undefined) waiting.get(id)?.(answer)
  })
  return (what: string, argument?: unknown): Promise<unknown> =>
    new Promise((resolve) => {
      const id = ++last
      waiting.set(id, resolve)
      child.send({ id, ask: what, argument })
    })
}
