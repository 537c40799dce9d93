import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../../../apps/server/src/testing/free-port'
import { killWithChildren } from '../../kit/postgres-processes'
import { readProgramUser, runProgram } from './packages'

const user = 'larder'
const standbyName = 'larder_standby'

/** Two PostgreSQL servers, of which one takes writes and the other confirms each commit. */
export interface PostgresPair {
  /** The address of both. */
  readonly url: string
  query<T>(work: (db: pg.Pool) => Promise<T>): Promise<T>
  /** kill -9 for the one that takes writes, and all its processes. */
  killPrimary(): Promise<void>
  /** Makes the standby take writes. Until there is a new standby, no commit is confirmed. */
  promote(): Promise<void>
  /** Copies the new primary to where the old one was, as its standby. */
  addStandby(): Promise<void>
  close(): Promise<void>
}

interface Node {
  readonly data: string
  readonly port: number
  process: ChildProcess | undefined
}

export async function startPostgresPair(bin: string): Promise<PostgresPair> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'larder-pair-')))
  const owner = await readProgramUser()
  await chmod(folder, 0o700)
  if (owner) await chown(folder, owner.uid, owner.gid)
  const aNode = async (name: string): Promise<Node> => ({
    data: join(folder, name),
    port: await findFreePort(),
    process: undefined,
  })
  let [primary, standby] = [await aNode('a'), await aNode('b')]

  const addressOf = ({ port }: Node, database = 'larder') =>
    `postgres://${user}@127.0.0.1:${port}/${database}`

  async function ask<T extends object>(node: Node, sql: string, database = 'larder'): Promise<T[]> {
    const client = new pg.Client({ connectionString: addressOf(node, database) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T>(sql)).rows
    } finally {
      await client.end()
    }
  }

  async function start(node: Node): Promise<void> {
    const settings = [`port=${node.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
    const args = ['-D', node.data, ...settings.flatMap((setting) => ['-c', setting])]
    node.process = spawn(join(bin, 'postgres'), args, { cwd: '/', stdio: 'ignore', ...owner })
    await waitUntil(() => ask(node, 'select 1 as one', 'postgres').then(() => true))
  }

  async function addStandby(): Promise<void> {
    await rm(standby.data, { recursive: true, force: true })
    const from = `host=127.0.0.1 port=${primary.port} user=${user} application_name=${standbyName}`
    const copy = ['-D', standby.data, '-R', '-X', 'stream', '-c', 'fast', '-d', from]
    await runProgram(join(bin, 'pg_basebackup'), copy)
    await start(standby)
    await waitUntil(async () => {
      const rows = await ask<{ state: string }>(
        primary,
        'select sync_state as state from pg_stat_replication',
      )
      return rows.some(({ state }) => state === 'sync')
    })
  }

  await runProgram(join(bin, 'initdb'), [
    '-D',
    primary.data,
    '-U',
    user,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ])
  await start(primary)
  await ask(primary, 'create database larder', 'postgres')
  // Copied with the rest, so that it holds for whichever takes writes.
  await appendFile(join(primary.data, 'postgresql.conf'), `synchronous_standby_names = '${standbyName}'\n`)
  await ask(primary, 'select pg_reload_conf() as loaded')
  await addStandby()

  return {
    url: `postgres://${user}@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/larder?target_session_attrs=read-write`,
    async query(work) {
      const db = new pg.Pool({ connectionString: addressOf(primary), max: 2 })
      db.on('error', () => undefined)
      try {
        return await work(db)
      } finally {
        await db.end()
      }
    },
    killPrimary: () => kill(primary),
    async promote() {
      await ask(standby, 'select pg_promote() as done')
      ;[primary, standby] = [standby, primary]
    },
    addStandby,
    async close() {
      await kill(standby)
      await kill(primary)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function kill(node: Node): Promise<void> {
  const { process: postmaster } = node
  node.process = undefined
  if (!postmaster?.pid || postmaster.exitCode !== null) return
  const ended = once(postmaster, 'exit')
  await killWithChildren(postmaster.pid)
  await ended
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(100)) {
    if (await holds().catch(() => false)) return
  }
  throw new Error('a PostgreSQL of the pair did not become ready')
}
