import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type ReachedAddress, readReachedAddress } from '../../../db/connection/reached-address'
import type { Db } from '../../../db/database'
import type { Log } from '../../../log'

export interface BuildTask {
  readonly database: ReachedAddress
  readonly path: string
  readonly key: unknown
  readonly logLevel: string
}

export interface BuildResult {
  readonly failure: string | undefined
}

export interface SnapshotBuilderParts {
  db: Db
  log: Log
  signal: AbortSignal
}

const maxBuildMs = 600_000

/**
 * Has another process build the snapshot. Reading all recipes takes some hundred megabytes that a process does not give back while it
 * lives. Rejects if that process fails, takes too long or is killed.
 */
export async function buildSnapshotElsewhere(
  { path, key }: Pick<BuildTask, 'path' | 'key'>,
  { db, log, signal }: SnapshotBuilderParts,
): Promise<void> {
  const database = await readReachedAddress(db)
  signal.throwIfAborted()
  const fromSource = import.meta.url.endsWith('.ts')
  const program = new URL(`build-snapshot-process.${fromSource ? 'ts' : 'js'}`, import.meta.url)
  const child = fork(fileURLToPath(program), {
    ...(fromSource && { execArgv: ['--import', import.meta.resolve('tsx')] }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    timeout: maxBuildMs,
    killSignal: 'SIGKILL',
    signal,
  })
  // The password is in a message: other users can read arguments.
  child.send({ database, path, key, logLevel: log.level } satisfies BuildTask)
  const ended = once(child, 'exit').then(([code, killedBy]) => {
    throw new Error(`the process that builds the recipe index ended with ${code ?? killedBy}`)
  })
  const [{ failure }] = (await Promise.race([once(child, 'message'), ended])) as [BuildResult]
  if (failure !== undefined) throw new Error(failure)
}
