import type pg from 'pg'
import { connectDatabase, type Database } from '../db/connect'
import { type Env, readEnv } from '../env'
import { createLog } from '../log'
import { CommandError } from './command-error'

export interface Installation {
  env: Env
  db: Database['db']
}

/** Runs a command; prints a failure in one sentence and sets the exit code 1. */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second signal forces the exit.
      if (stop.signal.aborted) process.exit(1)
      stop.abort(new CommandError('Stopped, as you asked.'))
    })
  }
  try {
    await work(stop.signal)
  } catch (error) {
    const reason = stop.signal.aborted ? stop.signal.reason : error
    process.stderr.write(`${describeError(reason)}\n`)
    process.exitCode = 1
  }
}

/** Opens the installation of the environment while the work runs. */
export async function withInstallation<T>(
  variables: Record<string, string | undefined>,
  work: (installation: Installation) => Promise<T>,
  settings?: pg.PoolConfig,
): Promise<T> {
  const env = readEnv(variables)
  // A terminal shows the result, not the server's routine log lines.
  const log = createLog(variables.LOG_LEVEL ? env.logLevel : 'warn', process.stderr)
  // A command needs one connection and its session: it does not go through a pooler.
  const databaseUrl = env.databaseDirectUrl ?? env.databaseUrl
  const direct = {
    ...{ ...env, databaseUrl, databaseDirectUrl: undefined, databasePrepares: true },
    // A scheduled backup holds a lock on a connection of its own.
    databasePool: Math.max(2, env.databasePool),
  }
  const { db, close } = await connectDatabase(direct, log, settings)
  try {
    return await work({ env, db })
  } finally {
    await close()
  }
}

export function printLines(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

/** Returns the message of an error and its causes; a refused connection has only a code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  const message = error.message || `The database cannot be reached (${code}).`
  return error.cause === undefined ? message : `${message}: ${describeError(error.cause)}`
}
