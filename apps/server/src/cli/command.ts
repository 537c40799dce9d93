import type pg from 'pg'
import { connectDatabase, type Database } from '../db/connect'
import { type Env, readEnv } from '../env'
import { createLog } from '../log'
import { CommandError } from './command-error'

export interface Installation {
  env: Env
  db: Database['db']
}

/** Runs a command's whole work; what goes wrong is told in a sentence, and the exit code is 1. */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second one means that somebody is in a hurry.
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

/** The installation that the environment points at, for as long as the work takes. */
export async function withInstallation<T>(
  variables: Record<string, string | undefined>,
  work: (installation: Installation) => Promise<T>,
  settings?: pg.PoolConfig,
): Promise<T> {
  const env = readEnv(variables)
  // A terminal wants the outcome, not the everyday lines of a server.
  const log = createLog(variables.LOG_LEVEL ? env.logLevel : 'warn', process.stderr)
  const { db, close } = await connectDatabase(env, log, settings)
  try {
    return await work({ env, db })
  } finally {
    await close()
  }
}

export function printLines(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

/** The words of an error and of what caused it; a refused connection has only a code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  const words = error.message || `The database cannot be reached (${code}).`
  return error.cause === undefined ? words : `${words}: ${describeError(error.cause)}`
}
