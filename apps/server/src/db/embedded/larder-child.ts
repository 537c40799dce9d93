import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { EmbeddedPostgres } from './start-embedded'

export interface LarderChildOptions {
  dataDir: string
  settings?: Record<string, string>
  /** The user id to run as, for a test run by root. */
  become?: number
  /** Exits without stopping the server, as a script might. */
  forget?: boolean
}

export interface LarderChild {
  pid: number
  adopted: boolean
  uid: number
  connection: EmbeddedPostgres['connection']
  query(sql: string): Promise<unknown>
  /** Resolves with the next rows the child reports without a query. */
  rows(): Promise<unknown>
  /** Stops it gracefully. */
  stop(): Promise<void>
  kill(): Promise<void>
  ended: Promise<unknown>
}

/** Starts a Larder process from these sources (or a copy of them); `started` rejects with its error message. */
export function spawnLarderChild(
  options: LarderChildOptions,
  sources: string = dirname(fileURLToPath(import.meta.url)),
): { pid: number; started: Promise<LarderChild>; ended: Promise<unknown> } {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = join(sources, 'larder-child.fixture.ts')
  const args = ['--import', tsx, script, JSON.stringify({ settings: { fsync: 'off' }, ...options })]
  // Detached, so that a test can signal its whole process group as Ctrl+C does.
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const pid = child.pid ?? 0
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<Record<string, unknown>> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('the process ended')
    const message = JSON.parse(value)
    if (typeof message.error === 'string') throw new Error(message.error)
    return message
  }
  const rows = async () => (await next()).rows
  const started = next().then((first) => ({
    ...(first as Pick<LarderChild, 'adopted' | 'uid' | 'connection'>),
    pid,
    ended,
    rows,
    query(sql: string) {
      child.stdin.write(`${sql}\n`)
      return rows()
    },
    async stop() {
      child.stdin.end()
      await ended
    },
    async kill() {
      process.kill(pid, 'SIGKILL')
      await ended
    },
  }))
  return { pid, started, ended }
}

export function startLarderChild(options: LarderChildOptions, sources?: string): Promise<LarderChild> {
  return spawnLarderChild(options, sources).started
}
