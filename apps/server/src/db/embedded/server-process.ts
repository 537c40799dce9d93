import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverEnvironment } from './binaries'
import type { ClusterPaths } from './cluster-paths'
import { errorMessageOf } from './embedded-error'
import { readStartTime } from './running-process'
import { openServerLog, readLogTail } from './server-log'
import { socketPort } from './socket-folder'

/** A server process that Larder may stop; the start time distinguishes it from a later one with the same pid. */
export interface ServerProcess {
  pid: number
  startTime: string
}

export interface ServerLaunch {
  pid: number | undefined
  /** Returns why the server exited, with the end of its log; undefined while it runs. */
  ended(): string | undefined
}

const fastShutdownMs = 60_000

function serverSettings(paths: ClusterPaths, extra: Record<string, string>): Record<string, string> {
  return {
    shared_buffers: '64MB',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Error details contain the values of the rejected row: an email, for example.
    log_error_verbosity: 'terse',
    ...extra,
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: `"${paths.sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}

/** Starts PostgreSQL as a separate process: it outlives Larder, and neither holds the other's files or terminal. */
export async function launchServer(
  native: string,
  paths: ClusterPaths,
  extra: Record<string, string>,
): Promise<ServerLaunch> {
  const log = await openServerLog(paths.log, paths.account)
  try {
    const from = (await log.stat()).size
    const settings = Object.entries(serverSettings(paths, extra))
    const args = ['-D', paths.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const child = spawn(join(native, 'bin', 'postgres'), args, {
      cwd: '/',
      env: serverEnvironment(),
      // A session of its own; otherwise Ctrl+C would stop it before Larder has finished with it.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...paths.account.identity,
    })
    let reason: string | undefined
    const recordExit = async (cause: string) => {
      reason = `${cause}. Its log ends:\n${await readLogTail(paths.log, from)}\n(${paths.log})`
    }
    child.once('error', (error) => recordExit(`PostgreSQL could not be run (${errorMessageOf(error)})`))
    child.once('exit', (code, signal) => recordExit(`PostgreSQL ended with ${signal ?? `code ${code}`}`))
    child.unref()
    return { pid: child.pid, ended: () => reason }
  } finally {
    await log.close()
  }
}

/**
 * Requests a fast shutdown: open transactions are rolled back and everything committed is written. Waits until the process has
 * exited.
 */
export async function shutDownServer({ pid, startTime }: ServerProcess): Promise<void> {
  const isRunning = async () => (await readStartTime(pid)) === startTime
  if (!(await isRunning())) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + fastShutdownMs
  let isForced = false
  while (await isRunning()) {
    if (!isForced && Date.now() > deadline) {
      isForced = true
      // As safe as a crash: the next start replays what was committed.
      process.kill(pid, 'SIGQUIT')
    }
    await delay(10)
  }
}
