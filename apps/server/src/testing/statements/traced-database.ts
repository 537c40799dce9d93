import type pg from 'pg'
import type { TestCluster } from '../test-cluster'
import { aTestDatabase, type TestDatabase } from '../test-database'
import { traceStatements } from './statement-trace'

/** Creates a database for commands; dropping it throws if a statement on a household table did not name its household. */
export async function aTracedDatabase(
  cluster: TestCluster,
  settings: pg.PoolConfig = {},
  leftOut?: ReadonlySet<string>,
): Promise<TestDatabase> {
  const trace = traceStatements(leftOut)
  const database = await aTestDatabase(cluster, { ...settings, Client: trace.Client })
  return {
    ...database,
    async drop() {
      try {
        await trace.assertScoped(database.db.$client)
      } finally {
        await database.drop()
      }
    },
  }
}
