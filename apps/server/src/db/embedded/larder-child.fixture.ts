import { createInterface } from 'node:readline'
import pg from 'pg'
import { errorMessageOf } from './embedded-error'
import type { LarderChildOptions } from './larder-child'
import { startEmbedded } from './start-embedded'

/** A second Larder process for tests: starts, reports it, then runs each received line as SQL. */
const options: LarderChildOptions = JSON.parse(process.argv[2] ?? '{}')

function send(message: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

async function run(): Promise<void> {
  // Privileges are dropped only now, because an ordinary user may be unable to read the imported files.
  if (options.become !== undefined) {
    process.setgroups?.([options.become])
    process.setgid?.(options.become)
    process.setuid?.(options.become)
  }
  const embedded = await startEmbedded({ dataDir: options.dataDir, settings: options.settings ?? {} })
  const started = { adopted: embedded.adopted, connection: embedded.connection, uid: process.getuid?.() }
  if (options.forget) return send(started)
  const query = async (sql: string) => {
    const client = new pg.Client(embedded.connection)
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  const stop = async () => {
    await embedded.stop()
    process.exit(0)
  }
  process.on('SIGINT', async () => {
    send({ rows: await query('select 1 as alive') })
    await stop()
  })
  const lines = createInterface({ input: process.stdin })
  lines.on('line', async (sql) => {
    await query(sql).then(
      (rows) => send({ rows }),
      (error: unknown) => send({ error: errorMessageOf(error) }),
    )
  })
  lines.on('close', stop)
  send(started)
}

run().catch((error: unknown) => {
  send({ error: errorMessageOf(error) })
  process.exit(1)
})
