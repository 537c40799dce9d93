import { type App, buildApp } from '../app'
import type { AppParts } from '../app-platform'
import { readEnv } from '../env'
import { defaultRateLimits } from '../http/rate-limits'
import { createLog } from '../log'
import type { EmailMessage, Mailer } from '../mail/mailer'
import { type TestApp, testApp } from './test-app'
import type { TestCluster } from './test-cluster'

export interface SeveralServers extends TestApp {
  servers: readonly App[]
  /** Makes sending emails fail or succeed. */
  setMailFailing(failing: boolean): void
  /** Advances the time past the last runs, then ticks every server at once. */
  tick(): Promise<void>
}

const plenty = { most: 1_000_000, windowSeconds: 60 }
const allowances = { ...defaultRateLimits, perAddress: plenty, perAccount: plenty, registrations: plenty }

/** Several servers of one installation with the same database, clock and mail server. */
export async function startSeveralServers(
  cluster: TestCluster,
  parts: Partial<AppParts> = {},
  count = 2,
): Promise<SeveralServers> {
  const mails: EmailMessage[] = []
  const logged: string[] = []
  let failing = false
  const mail: Mailer = {
    async send(message) {
      if (failing) throw Object.assign(new Error(`no mail for ${message.to}`), { code: 'ECONNECTION' })
      mails.push(message)
    },
    forget: async () => undefined,
    close: () => undefined,
  }
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const env = readEnv({ PUBLIC_URL: 'http://larder.test' })
  const larder = await testApp(cluster, { env, log, mail, allowances, ...parts })
  const { db, now: clock } = larder
  const servers = await Promise.all(
    Array.from({ length: count }, () => buildApp({ env, db, log, mail, clock, allowances, ...parts })),
  )
  return {
    ...larder,
    mails,
    logged,
    servers,
    setMailFailing(fails) {
      failing = fails
    },
    async tick() {
      larder.passSeconds(300)
      await Promise.all(servers.map(({ scheduler }) => scheduler.tick()))
    },
    async close() {
      for (const server of servers) await server.close()
      await larder.close()
    },
  }
}
