import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** A running Larder of one test worker, on a database of its own. */
export interface House {
  url: string
  /** Mails it would have sent. */
  mails(): Promise<Mail[]>
  /** Lets time pass on the server, until the test is over. */
  pass(seconds: number): Promise<void>
  /** Takes back what passed: the next test counts its days from now. */
  backToNow(): Promise<void>
  /** Nobody answers at its address any more, until it is started again. */
  stop(): Promise<void>
  start(): Promise<void>
  /** From now on it hands out another service worker, as after an update. */
  renew(): Promise<void>
  /** A cook who was sent to that page of the payment provider has paid there, and word of it has come. */
  pay(page: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens one; on request with an OpenID Connect issuer beside it, where 'dora' can sign in, with a payment provider, or with the
 * demo kitchen sown.
 */
export async function openHouse({
  withIssuer = false,
  withPayments = false,
  withDemo = false,
} = {}): Promise<House> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), {
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
  const ask = asking(child)
  let passed = 0
  const pass = async (seconds: number) => {
    passed += seconds
    await ask('pass', seconds)
  }
  return {
    url,
    mails: () => ask('mails') as Promise<Mail[]>,
    pass,
    stop: async () => void (await ask('stop')),
    start: async () => void (await ask('start')),
    renew: async () => void (await ask('renew')),
    pay: async (page: string) => void (await ask('pay', page)),
    backToNow: async () => (passed === 0 ? undefined : pass(-passed)),
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}

function asking(child: ChildProcess) {
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
