import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../apps/server/src/testing/free-port'
import { readProgramUser } from './packages'

interface PgbouncerParts {
  readonly program: string
  /** Where the database is: a port on this machine, and its name. */
  readonly port: number
  readonly database: string
  readonly user: string
  readonly mode: 'transaction' | 'session'
  readonly poolSize: number
}

export interface Pgbouncer {
  readonly url: string
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** Starts a pooler that keeps no prepared statements and refuses every setting at the start of a connection, as it comes. */
export async function startPgbouncer(parts: PgbouncerParts): Promise<Pgbouncer> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'larder-pooler-')))
  const port = await findFreePort()
  const { database, user } = parts
  const owner = await readProgramUser()
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  await writeFile(users, `"${user}" ""\n`)
  await writeFile(
    config,
    `[databases]
${database} = host=127.0.0.1 port=${parts.port} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${parts.mode}
default_pool_size = ${parts.poolSize}
max_client_conn = 200
logfile = ${join(folder, 'pgbouncer.log')}
`,
  )
  await chmod(folder, 0o700)
  if (owner) for (const path of [folder, config, users]) await chown(path, owner.uid, owner.gid)
  let running: ChildProcess | undefined

  async function start(): Promise<void> {
    running = spawn(parts.program, [config], { cwd: '/', stdio: 'ignore', ...owner })
    for (let tries = 0; !(await answers(port)); tries += 1) {
      if (tries === 100) throw new Error('pgbouncer did not start')
      await wait(100)
    }
  }

  async function kill(): Promise<void> {
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    kill,
    start,
    async close() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
