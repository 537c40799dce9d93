import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverEnvironment } from './binaries'
import type { ClusterPaths } from './cluster-paths'
import { errorMessageOf } from './embedded-error'
import { readStartTime } from './running-process'
import { openServerLog, readLogTail } from './server-log'
import { socketPort } from './socket-folder'

/** A server process that Larder may stop, told apart from a later one with the same number. */
export interface ServerProcess {
  pid: number
  began: string
}

export interface ServerLaunch {
  pid: number | undefined
  /** Why the server ended, in the words of its log; undefined while it runs. */
  ended(): string | undefined
}

const fastShutdownMs = 60_000

function serverSettings(place: ClusterPaths, extra: Record<string, string>): Record<string, string> {
  return {
    shared_buffers: '64MB',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Details name the values a row was refused for: somebody's email, say.
    log_error_verbosity: 'terse',
    ...extra,
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: `"${place.sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}

/** Starts PostgreSQL on its own: it outlives Larder, and neither holds the other's files or terminal. */
export async function launchServer(
  native: string,
  place: ClusterPaths,
  extra: Record<string, string>,
): Promise<ServerLaunch> {
  const log = await openServerLog(place.log, place.account)
  try {
    const from = (await log.stat()).size
    const settings = Object.entries(serverSettings(place, extra))
    const args = ['-D', place.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const child = spawn(join(native, 'bin', 'postgres'), args, {
      cwd: '/',
      env: serverEnvironment(),
      // A session of its own, or Ctrl+C would end it before Larder has finished with it.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...place.account.identity,
    })
    let reason: string | undefined
    const note = async (how: string) => {
      reason = `${how}. Its log ends:\n${await readLogTail(place.log, from)}\n(${place.log})`
    }
    child.once('error', (error) => note(`PostgreSQL could not be run (${errorMessageOf(error)})`))
    child.once('exit', (code, signal) => note(`PostgreSQL ended with ${signal ?? `code ${code}`}`))
    child.unref()
    return { pid: child.pid, ended: () => reason }
  } finally {
    await log.close()
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is written; waits until it is gone. */
export async function shutDownServer({ pid, began }: ServerProcess): Promise<void> {
  const runs = async () => (await readStartTime(pid)) === began
  if (!(await runs())) return
  process.kill(pid, 'SIGINT')
  const patience = Date.now() + fastShutdownMs
  let hurried = false
  while (await runs()) {
    if (!hurried && Date.now() > patience) {
      hurried = true
      // Safe as a crash is: the next start replays what was committed.
      process.kill(pid, 'SIGQUIT')
    }
    await delay(10)
  }
}
