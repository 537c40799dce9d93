import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import type { AppParts } from '../app-platform'
import { type OpenDatabase, openDatabase } from '../db/database'
import { readEnv } from '../env'
import { openSetUpLink } from '../features/account/registration/set-up-links'
import { inlineDishMaker } from '../features/suggestions/dish-maker'
import { inlineFoodTextReader } from '../food-text/food-text-reader'
import { createLog } from '../log'
import type { EmailMessage, Mailer } from '../mail/mailer'
import { traceStatements } from './statements/statement-trace'
import { createTestClient, offerSetUp, type TestClient } from './test-client'
import type { TestCluster } from './test-cluster'
import { aTestDatabase } from './test-database'

export interface TestApp {
  app: FastifyInstance
  db: OpenDatabase
  /** The server's own connections. */
  serverDb: OpenDatabase
  /** Emails that were sent. */
  mails: EmailMessage[]
  /** Logged lines. */
  logged: string[]
  /** Advances the clock, which otherwise stands still. */
  passSeconds(seconds: number): void
  now(): string
  /** Runs due jobs and waits for them. */
  tick(): Promise<void>
  call: TestClient
  close(): Promise<void>
}

/** The whole server on its own database, called through HTTP. */
export async function testApp(cluster: TestCluster, parts: Partial<AppParts> = {}): Promise<TestApp> {
  const database = await aTestDatabase(cluster)
  // The server's own connections: what a test itself asks the database is not traced.
  const trace = traceStatements()
  const serverDb = openDatabase({ ...database.db.$client.options, Client: trace.Client }, createLog('silent'))
  let time = Date.parse('2026-11-15T08:00:00.000Z')
  const clock = () => new Date(time).toISOString()
  const logged: string[] = []
  const mails: EmailMessage[] = []
  const mail: Mailer = {
    send: async (message) => void mails.push(message),
    forget: async () => undefined,
    close: () => undefined,
  }
  const built = await buildApp({
    env: readEnv({ PUBLIC_URL: 'http://larder.test' }),
    db: serverDb,
    log: createLog('debug', { write: (line) => void logged.push(line) }),
    mail,
    clock,
    // A low cost, because most tests create cooks; the real cost is tested in account.test.ts.
    passwordCost: { memoryCost: 1024, timeCost: 1 },
    // Worker threads are tested in dish-maker.test.ts.
    dishMaker: inlineDishMaker,
    // The same in food-text-reader.test.ts.
    foodText: inlineFoodTextReader,
    ...parts,
  })
  const app = built.http
  await app.ready()
  const call = createTestClient(app)
  offerSetUp(call, await openSetUpLink(database.db, clock))

  return {
    app,
    db: database.db,
    serverDb,
    mails,
    logged,
    now: clock,
    tick: () => built.scheduler.tick(),
    passSeconds(seconds) {
      time += seconds * 1000
    },
    call,
    async close() {
      await built.close()
      await serverDb.$client.end()
      try {
        await trace.assertScoped(database.db.$client)
      } finally {
        await database.drop()
      }
    },
  }
}
