import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { spawnLarderChild, startLarderChild } from './larder-child'
import { startEmbedded } from './start-embedded'
import { findServerUser } from './system-user'
import { createTemporaryDataFolder, findServerPid } from './temporary-data-folder'

const settings = { fsync: 'off' }

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function serverPid(dataDir: string): Promise<number> {
  const pid = await findServerPid(dataDir)
  if (pid === undefined) throw new Error('no server runs')
  return pid
}

describe('after a crash', { timeout: 60_000 }, () => {
  // Crashes of Larder alone, and of Larder with PostgreSQL, are tested in start.test.ts on the real server.
  test('of PostgreSQL alone, a running Larder restarts it in the same place', async () => {
    const dataDir = await createTemporaryDataFolder()
    const embedded = await startEmbedded({ dataDir })
    await query(embedded.connection, "create table kept as select 'spinach' as name")
    const killed = await serverPid(dataDir)
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => query(embedded.connection, 'select name from kept').catch(() => 'not yet'), {
        timeout: 30_000,
      })
      .toEqual([{ name: 'spinach' }])
    expect(await findServerPid(dataDir)).not.toBe(killed)
    await embedded.stop()
    expect(await findServerPid(dataDir)).toBeUndefined()
  })

  test('during the creation of the database, the next start creates it again', async () => {
    const dataDir = await createTemporaryDataFolder()
    const interrupted = spawnLarderChild({ dataDir })
    const outcome = interrupted.started.catch((error: Error) => error.message)
    const halfMade = async () => {
      const draft = (await readdir(dataDir)).find((name) => name.startsWith('postgres.new-'))
      return draft !== undefined && (await readdir(join(dataDir, draft))).length > 3
    }
    while (!(await halfMade().catch(() => false))) await delay(2)
    process.kill(interrupted.pid, 'SIGKILL')
    expect(await outcome).toBe('the process ended')
    expect(await readdir(dataDir)).toContain('postgres.lock')
    const next = await startEmbedded({ dataDir, settings })
    expect(next.adopted).toBe(false)
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
  })

  test('a pid that another process reuses does not prevent a start', async () => {
    const dataDir = await createTemporaryDataFolder()
    const cluster = join(dataDir, 'postgres')
    const first = await startEmbedded({ dataDir, settings })
    const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8')
    await first.stop()
    // Of the same user; otherwise PostgreSQL would detect that it is not its own.
    const stranger = spawn('sleep', ['60'], { cwd: cluster, ...(await findServerUser(cluster)).identity })
    onTestFinished(() => {
      stranger.kill()
    })
    await writeFile(join(cluster, 'postmaster.pid'), text.replace(/^\d+/, String(stranger.pid)))
    await mkdir(join(dataDir, 'socket'), { mode: 0o700 })
    await writeFile(join(dataDir, 'socket', '.s.PGSQL.5432.lock'), `${stranger.pid}\n${cluster}\n`)
    const next = await startEmbedded({ dataDir, settings })
    expect(next.adopted).toBe(false)
    await next.stop()
    expect(stranger.exitCode).toBeNull()
  })

  test('an empty or stale postmaster.pid does not prevent a start', async () => {
    const dataDir = await createTemporaryDataFolder()
    const cluster = join(dataDir, 'postgres')
    await (await startEmbedded({ dataDir, settings })).stop()
    await writeFile(join(cluster, 'postmaster.pid'), '')
    await (await startEmbedded({ dataDir, settings })).stop()
    await writeFile(join(cluster, 'postmaster.pid'), `4194300\n${cluster}\n1700000000\n5432\n/nowhere\n`)
    const next = await startEmbedded({ dataDir, settings })
    expect(next.adopted).toBe(false)
    await next.stop()
  })

  test('a server whose socket was deleted is restarted', async () => {
    const dataDir = await createTemporaryDataFolder()
    const crashed = await startLarderChild({ dataDir })
    await crashed.kill()
    const unreachable = await serverPid(dataDir)
    await rm(join(dataDir, 'socket'), { recursive: true })
    const next = await startEmbedded({ dataDir, settings })
    expect(next.adopted).toBe(false)
    expect(await findServerPid(dataDir)).not.toBe(unreachable)
    await next.stop()
  })

  test('a copied data folder gets its own server, not that of the original', async () => {
    const [dataDir, copy] = [
      await createTemporaryDataFolder(),
      join(await createTemporaryDataFolder(), 'copy'),
    ]
    const original = await startEmbedded({ dataDir, settings })
    await query(original.connection, 'checkpoint')
    await cp(dataDir, copy, { recursive: true, filter: (path) => !path.includes('.s.PGSQL') })
    const second = await startEmbedded({ dataDir: copy, settings })
    expect(second.adopted).toBe(false)
    expect(await query(second.connection, 'show data_directory')).toEqual([
      { data_directory: join(copy, 'postgres') },
    ])
    await second.stop()
    expect(await query(original.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await original.stop()
  })
})
