import { type App, type AppParts, buildApp } from '../app'
import { readEnv } from '../env'
import { defaultAllowances } from '../http/limits'
import { openLog } from '../log'
import type { Mail, Message } from '../mail/mail'
import type { Cluster } from './cluster'
import { type TestApp, testApp } from './test-app'

export interface SeveralServers extends TestApp {
  servers: readonly App[]
  /** Makes mails fail as long as it says so. */
  mailFails(failing: boolean): void
  /** Waits until no turn is held back by the last one, then lets every server tick at once. */
  tick(): Promise<void>
}

const plenty = { most: 1_000_000, windowSeconds: 60 }
const allowances = { ...defaultAllowances, perAddress: plenty, perAccount: plenty, registrations: plenty }

/** Several servers of one installation: one database, one clock, one mail server. */
export async function severalServers(
  cluster: Cluster,
  parts: Partial<AppParts> = {},
  count = 2,
): Promise<SeveralServers> {
  const mails: Message[] = []
  const logged: string[] = []
  let failing = false
  const mail: Mail = {
    async send(message) {
      if (failing) throw Object.assign(new Error(`no mail for ${message.to}`), { code: 'ECONNECTION' })
      mails.push(message)
    },
    forget: async () => undefined,
    close: () => undefined,
  }
  const log = openLog('debug', { write: (line) => void logged.push(line) })
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
    mailFails(fails) {
      failing = fails
    },
    async tick() {
      larder.passSeconds(300)
      await Promise.all(servers.map(({ turns }) => turns.tick()))
    },
    async close() {
      for (const server of servers) await server.close()
      await larder.close()
    },
  }
}
