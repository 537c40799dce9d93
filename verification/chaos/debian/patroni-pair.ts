import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../../../apps/server/src/testing/free-port'
import { killWithChildren } from '../../kit/postgres-processes'
import { readProgramUser } from './packages'

const user = 'larder'
const readyMs = 180_000

interface PatroniParts {
  /** The folder of PostgreSQL's programs. */
  readonly bin: string
  readonly patroni: string
  readonly etcd: string
}

/** Two PostgreSQL servers of which Patroni makes one the primary, with an etcd that it asks. */
export interface PatroniPair {
  readonly url: string
  query<T>(work: (db: pg.Pool) => Promise<T>): Promise<T>
  /** kill -9 for the primary and its Patroni. Returns once the other one takes writes. */
  killPrimary(): Promise<void>
  /** Starts what was killed, and waits until it confirms commits again. */
  restart(): Promise<void>
  /** What Patroni's callback was told, a line each. */
  readCallbacks(): Promise<string[]>
  close(): Promise<void>
}

interface Member {
  readonly name: string
  readonly port: number
  readonly config: string
  process: ChildProcess | undefined
}

export async function startPatroniPair({ bin, patroni, etcd }: PatroniParts): Promise<PatroniPair> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'larder-patroni-')))
  const owner = await readProgramUser()
  const own = async (path: string, mode: number) => {
    await chmod(path, mode)
    if (owner) await chown(path, owner.uid, owner.gid)
  }
  await own(folder, 0o700)
  const [callbackLog, callback] = [join(folder, 'callbacks.log'), join(folder, 'callback.sh')]
  await writeFile(callback, `#!/bin/sh\necho "$1 $2" >> ${callbackLog}\n`)
  await own(callback, 0o700)
  const [client, peer] = [await findFreePort(), await findFreePort()]
  const members: Member[] = []
  for (const name of ['one', 'two']) {
    const [port, api, config] = [await findFreePort(), await findFreePort(), join(folder, `${name}.yml`)]
    await mkdir(join(folder, name))
    await own(join(folder, name), 0o700)
    await writeFile(config, describeMember({ name, port, api, etcd: client, folder, bin, callback }))
    await own(config, 0o600)
    members.push({ name, port, config, process: undefined })
  }
  const run = (program: string, args: readonly string[]) =>
    spawn(program, args, { cwd: folder, stdio: 'ignore', ...owner })

  const clientUrl = `http://127.0.0.1:${client}`
  const peerUrl = `http://127.0.0.1:${peer}`
  const store = run(etcd, [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'store'],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `store=${peerUrl}`],
  ])
  const start = (member: Member) => {
    member.process = run(patroni, [member.config])
  }

  async function ask<T extends object>(port: number, sql: string): Promise<T[]> {
    const db = new pg.Client({
      host: '127.0.0.1',
      port,
      user,
      database: 'postgres',
      connectionTimeoutMillis: 2000,
    })
    db.on('error', () => undefined)
    try {
      await db.connect()
      return (await db.query<T>(sql)).rows
    } finally {
      await db.end().catch(() => undefined)
    }
  }

  async function findPrimary(): Promise<Member | undefined> {
    for (const member of members) {
      const rows = await ask<{ replica: boolean }>(
        member.port,
        'select pg_is_in_recovery() as replica',
      ).catch(() => [])
      if (rows[0]?.replica === false) return member
    }
    return undefined
  }

  async function waitUntilConfirmed(): Promise<void> {
    await waitUntil(async () => {
      const primary = await findPrimary()
      if (!primary) return false
      const rows = await ask<{ state: string }>(
        primary.port,
        'select sync_state as state from pg_stat_replication',
      )
      return rows.some(({ state }) => state === 'sync')
    })
  }

  for (const member of members) start(member)
  await waitUntilConfirmed()
  await ask((await findPrimary())?.port ?? 0, 'create database larder')

  return {
    url: `postgres://${user}@${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/larder?target_session_attrs=read-write`,
    async query(work) {
      const port = (await findPrimary())?.port ?? 0
      const db = new pg.Pool({ host: '127.0.0.1', port, user, database: 'larder', max: 2 })
      db.on('error', () => undefined)
      try {
        return await work(db)
      } finally {
        await db.end()
      }
    },
    async killPrimary() {
      const primary = await findPrimary()
      if (!primary) throw new Error('no PostgreSQL of the pair takes writes')
      await killMember(primary, folder)
      await waitUntil(async () => (await findPrimary()) !== undefined)
    },
    async restart() {
      for (const member of members) if (!member.process) start(member)
      await waitUntilConfirmed()
    },
    async readCallbacks() {
      return (await readFile(callbackLog, 'utf8').catch(() => '')).split('\n').filter(Boolean)
    },
    async close() {
      for (const member of members) await killMember(member, folder)
      store.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The PostgreSQL of a member is no child of its Patroni. */
async function killMember(member: Member, folder: string): Promise<void> {
  const running = member.process?.pid
  member.process = undefined
  const pidFile = await readFile(join(folder, member.name, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
  if (running) await killWithChildren(running)
  const postmaster = Number(pidFile.split('\n')[0])
  if (running && postmaster > 0) await killWithChildren(postmaster)
}

interface MemberParts {
  readonly name: string
  readonly port: number
  readonly api: number
  readonly etcd: number
  readonly folder: string
  readonly bin: string
  readonly callback: string
}

function describeMember({ name, port, api, etcd, folder, bin, callback }: MemberParts): string {
  return JSON.stringify({
    scope: 'larder',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, name, 'data'),
      bin_dir: bin,
      pgpass: join(folder, name, 'pgpass'),
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: user },
        rewind: { username: user },
        replication: { username: user },
      },
      parameters: { unix_socket_directories: '' },
      callbacks: { on_role_change: callback },
    },
  })
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + readyMs; Date.now() < until; await wait(200)) {
    if (await holds().catch(() => false)) return
  }
  throw new Error('a PostgreSQL of Patroni did not become ready')
}
