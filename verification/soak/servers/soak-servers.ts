import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../apps/server/src/db/embedded/start-embedded'
import { type LarderProcess, startLarderProcess } from '../../../apps/server/src/testing/larder-process'
import { createDataFolder } from '../../kit/data-folder'
import { type ProbeReading, readProbe, sumReadings } from './probe-reading'

/** A log line that should not be there, or is worth a look. */
interface SoakLogLine {
  level: number
  text: string
}

export interface DatabaseUsage {
  connections: number
  /** Bytes. */
  size: number
}

/** Real servers from the build, on a database of their own, with the limits everybody has. */
export interface SoakServers {
  urls: readonly string[]
  outbox: string
  readProbes(request: 'look' | 'gc'): Promise<ProbeReading>
  readDatabaseUsage(): Promise<DatabaseUsage>
  /** Makes an account admin, as the command line would. */
  grantAdmin(email: string): Promise<void>
  /** Warnings and worse, and whatever is no log line at all. */
  logLines(): SoakLogLine[]
  close(): Promise<void>
}

export async function startSoakServers(
  count: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<SoakServers> {
  const { path: folder, close: removeFolder } = await createDataFolder()
  const opened: (() => Promise<unknown>)[] = [removeFolder]
  const close = async () => {
    for (const undo of opened.splice(0).reverse()) await undo()
  }
  try {
    // First in and last out, so that sizes and connections can be asked as long as anybody is there.
    const embedded = await startEmbedded({ dataDir: folder })
    opened.push(() => embedded.stop())
    const servers: { server: LarderProcess; gauge: string }[] = []
    for (let n = 0; n < count; n += 1) {
      const gauge = join(folder, `gauge-${n}`)
      const server = await startLarderProcess({
        LARDER_DATA: folder,
        LOG_LEVEL: 'warn',
        // Cooks come from addresses of their own.
        TRUST_PROXY: 'true',
        NODE_OPTIONS: `--import=${new URL('./process-probe.mjs', import.meta.url).href}`,
        SOAK_PROBE: gauge,
        ...variables,
      })
      servers.push({ server, gauge })
      opened.push(() => server.end('SIGTERM'))
    }
    const client = new pg.Client({ ...embedded.connection, application_name: 'soak' })
    await client.connect()
    opened.push(() => client.end())
    return {
      urls: servers.map(({ server }) => server.url),
      outbox: join(folder, 'outbox'),
      readProbes: async (request) =>
        sumReadings(await Promise.all(servers.map(({ gauge }) => readProbe(gauge, request)))),
      async readDatabaseUsage() {
        const { rows } = await client.query<DatabaseUsage>(
          `select pg_database_size(current_database())::float8 as size, (select count(*)::int from pg_stat_activity
             where datname = current_database() and application_name = 'larder') as connections`,
        )
        return rows[0] ?? { connections: 0, size: 0 }
      },
      async grantAdmin(email) {
        await client.query(`update accounts set role = 'admin' where email = $1`, [email])
      },
      logLines: () => servers.flatMap(({ server }) => linesOf(server.output())),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function linesOf(output: string): SoakLogLine[] {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text) => ({ level: levelOf(text), text }))
}

/** What is no log line came past the log, as the last words of a process do. */
function levelOf(line: string): number {
  try {
    const { level } = JSON.parse(line) as { level?: unknown }
    return typeof level === 'number' ? level : 50
  } catch {
    return 50
  }
}
