import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../apps/server/src/app'
import type { AppParts } from '../../apps/server/src/app-platform'
import { connectDatabase } from '../../apps/server/src/db/connect'
import type { OpenDatabase } from '../../apps/server/src/db/database'
import { migrate } from '../../apps/server/src/db/migrate'
import { readEnv } from '../../apps/server/src/env'
import { unlimitedRateLimits } from '../../apps/server/src/http/rate-limits'
import { createLog } from '../../apps/server/src/log'
import { createTestClient, type TestClient } from '../../apps/server/src/testing/test-client'

/** Where a database is. */
export interface DatabaseAddress {
  host: string
  port: number
  user: string
  database: string
}

/** A whole server in this process. */
export interface Larder {
  http: FastifyInstance
  db: OpenDatabase
  /** Calls it without a network. */
  call: TestClient
  close(): Promise<void>
}

interface LarderOptions extends Partial<Omit<AppParts, 'env' | 'db'>> {
  /** The data folder; it holds the PostgreSQL unless a database is given. */
  folder: string
  database?: DatabaseAddress | undefined
  /** The same as an address, with settings that belong to it. */
  variables?: Record<string, string>
  /** Where the migrations are, for a bundled program. */
  migrations?: URL
}

/** Starts a server as people run it, on a PostgreSQL that writes to disk, only without rate limits and emails. */
export async function startLarder({
  folder,
  database,
  variables,
  migrations,
  ...parts
}: LarderOptions): Promise<Larder> {
  const url = database && {
    DATABASE_URL: `postgres://${database.user}@localhost:${database.port}/${database.database}?host=${encodeURIComponent(database.host)}`,
  }
  const env = readEnv({ LARDER_DATA: folder, TRUST_PROXY: 'true', ...url, ...variables })
  const log = createLog('warn')
  const { db, close } = await connectDatabase(env, log)
  await migrate(db.$client, migrations)
  const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
  const app = await buildApp({ env, db, log, mail, allowances: unlimitedRateLimits, ...parts })
  return {
    http: app.http,
    db,
    call: createTestClient(app.http),
    async close() {
      await app.close()
      await close()
    },
  }
}
