import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { defaultDataFolder } from '../../config/data-folder'
import { type EmbeddedPostgres, startEmbedded } from './start-embedded'
import { createTemporaryDataFolder, findServerPid } from './temporary-data-folder'

const settings = { fsync: 'off' }

async function query(embedded: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(embedded.connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('starts on an empty folder, keeps its data over a stop, and syncs to disk by default', async () => {
    const dataDir = await createTemporaryDataFolder()
    const first = await startEmbedded({ dataDir })
    expect(first.adopted).toBe(false)
    expect(first.connection).toMatchObject({ user: 'larder', database: 'larder' })
    await query(first, "create table kept as select 'spinach' as name")
    await query(first, 'create unique index one_of_a_name on kept (name)')
    await expect(query(first, 'insert into kept select name from kept')).rejects.toThrow('one_of_a_name')
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('one_of_a_name')
    expect(log).not.toContain('spinach) already exists')
    expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }])
    await first.stop()
    expect(await findServerPid(dataDir)).toBeUndefined()

    const messages: string[] = []
    const second = await startEmbedded({ dataDir, log: (message) => messages.push(message) })
    expect(second.adopted).toBe(false)
    expect(await query(second, 'select name from kept')).toEqual([{ name: 'spinach' }])
    await second.stop()
    await second.stop()
    expect(messages).toEqual(['Started the embedded PostgreSQL.', 'The embedded PostgreSQL has stopped.'])
  })

  test('uses UTF-8 throughout, checksums its pages and opens no port', async () => {
    const dataDir = await createTemporaryDataFolder()
    const embedded = await startEmbedded({ dataDir, settings: { ...settings, work_mem: '5MB' } })
    await query(embedded, 'create extension pg_trgm')
    await query(embedded, 'create extension unaccent')
    const [found] = await query(
      embedded,
      `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
        current_setting('listen_addresses') as addresses, current_setting('work_mem') as work_mem,
        lower('ÉCLAIR') as lowered, 'Jalapeño' ilike 'JALAPEÑO' as alike, unaccent('crème') as plain,
        similarity('борщ', 'борща') > 0.5 as trigrams, current_setting('timezone') as zone`,
    )
    expect(found).toEqual({
      encoding: 'UTF8',
      checksums: 'on',
      addresses: '',
      work_mem: '5MB',
      lowered: 'éclair',
      alike: true,
      plain: 'creme',
      trigrams: true,
      zone: 'UTC',
    })
    expect((await lstat(embedded.connection.host)).mode & 0o777).toBe(0o700)
    const socket = await lstat(join(embedded.connection.host, '.s.PGSQL.5432'))
    expect(socket.mode & 0o777).toBe(0o700)
    const rules = (await readFile(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('host'))
    expect(rules.every((line) => line.endsWith('reject'))).toBe(true)
    await embedded.stop()
  })

  test('works in a folder whose path is too long for a socket, and is found there again', async () => {
    const dataDir = join(await createTemporaryDataFolder(), 'a kitchen, "ours" '.repeat(7), 'ä'.repeat(20))
    const first = await startEmbedded({ dataDir, settings })
    expect(first.connection.host.startsWith(dataDir)).toBe(false)
    expect((await lstat(first.connection.host)).mode & 0o777).toBe(0o700)
    await query(first, 'create table kept (name text)')
    const second = await startEmbedded({ dataDir, settings })
    expect(second.adopted).toBe(true)
    expect(second.connection).toEqual(first.connection)
    await first.stop()
    expect(await query(second, 'select name from kept')).toEqual([])
    await second.stop()
    await expect(lstat(first.connection.host)).rejects.toThrow('ENOENT')
  })

  test('works in a folder with spaces, commas and quotes in its name', async () => {
    const dataDir = join(await createTemporaryDataFolder(), `it's "my", food`)
    const embedded = await startEmbedded({ dataDir, settings })
    expect(embedded.connection.host).toBe(join(dataDir, 'socket'))
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
    await embedded.stop()
  })

  test('reports the last log lines when the server cannot start, and starts once it can', async () => {
    const dataDir = await createTemporaryDataFolder()
    await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
      /ended with code 1[\s\S]*invalid value for parameter "shared_buffers": "plenty"/,
    )
    const embedded = await startEmbedded({ dataDir, settings })
    await embedded.stop()
  })

  test('rotates a large log', async () => {
    const dataDir = await createTemporaryDataFolder()
    await writeFile(join(dataDir, 'postgres.log'), 'x'.repeat(11 * 1024 * 1024))
    const embedded = await startEmbedded({ dataDir, settings })
    expect((await lstat(join(dataDir, 'postgres.log'))).size).toBeLessThan(100_000)
    expect((await lstat(join(dataDir, 'postgres.log.1'))).size).toBe(11 * 1024 * 1024)
    await embedded.stop()
  })

  test('changes nothing in a folder that is no cluster or of another major version', async () => {
    const dataDir = await createTemporaryDataFolder()
    const cluster = join(dataDir, 'postgres')
    await mkdir(cluster)
    await writeFile(join(cluster, 'letter.txt'), 'keep me')
    await expect(startEmbedded({ dataDir, settings })).rejects.toThrow('no PG_VERSION')
    await writeFile(join(cluster, 'PG_VERSION'), '11\n')
    await expect(startEmbedded({ dataDir, settings })).rejects.toThrow(/made by PostgreSQL 11.*brings 18/)
    expect(await readFile(join(cluster, 'letter.txt'), 'utf8')).toBe('keep me')
  })

  test('uses the checkout as the data folder for ordinary users, the system folder for root', () => {
    const expected = process.getuid?.() === 0 ? '/var/lib/larder' : join(process.cwd(), 'data')
    expect(defaultDataFolder()).toBe(expected)
  })
})
