import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { startLarderChild } from './larder-child'
import { startEmbedded } from './start-embedded'
import { createTemporaryDataFolder, findServerPid } from './temporary-data-folder'

const settings = { fsync: 'off' }

async function runQuery(connection: pg.ClientConfig, sql = 'select 1 as one'): Promise<unknown> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const users = "select count(*)::int as users from pg_stat_activity where application_name = 'larder in use'"

describe('several Larder processes on one folder', { timeout: 60_000 }, () => {
  test('starting at once on an empty folder share one server, and the last to stop shuts it down', async () => {
    const dataDir = await createTemporaryDataFolder()
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => startLarderChild({ dataDir })))
    if (!one || !two || !three) throw new Error('three were started')
    expect([one, two, three].filter((process) => !process.adopted)).toHaveLength(1)
    await one.query('create table pantry (name text)')
    await two.query("insert into pantry values ('rice')")
    expect(await three.query('select name from pantry')).toEqual([{ name: 'rice' }])
    const pid = await findServerPid(dataDir)
    const starter = [one, two, three].find((process) => !process.adopted) ?? one
    await starter.stop()
    const [left, last] = [one, two, three].filter((process) => process !== starter)
    expect(await findServerPid(dataDir)).toBe(pid)
    expect(await last?.query('select name from pantry')).toEqual([{ name: 'rice' }])
    await left?.stop()
    expect(await last?.query('select name from pantry')).toEqual([{ name: 'rice' }])
    await last?.stop()
    expect(await findServerPid(dataDir)).toBeUndefined()
  })

  test('stopping at once leave no server running', async () => {
    const dataDir = await createTemporaryDataFolder()
    const started = await Promise.all([1, 2, 3].map(() => startEmbedded({ dataDir, settings })))
    await Promise.all(started.map((embedded) => embedded.stop()))
    expect(await findServerPid(dataDir)).toBeUndefined()
  })

  test('one that starts while another stops always gets a working server', async () => {
    const dataDir = await createTemporaryDataFolder()
    let current = await startEmbedded({ dataDir, settings })
    for (let round = 0; round < 4; round++) {
      // Either order is possible: the first to begin usually gets the lock first.
      const stopFirst = round % 2 === 0
      const stopping = stopFirst ? current.stop() : undefined
      const starting = startEmbedded({ dataDir, settings })
      const [next] = await Promise.all([starting, stopping ?? current.stop()])
      expect(await runQuery(next.connection)).toEqual([{ one: 1 }])
      current = next
    }
    await current.stop()
    expect(await findServerPid(dataDir)).toBeUndefined()
  })

  test('one killed with SIGKILL no longer counts: the other stops the server', async () => {
    const dataDir = await createTemporaryDataFolder()
    const killed = await startLarderChild({ dataDir })
    const other = await startEmbedded({ dataDir, settings })
    expect(other.adopted).toBe(true)
    await killed.kill()
    // The server notices the dead connection a moment later.
    await vi.waitFor(
      async () => expect(await runQuery(other.connection, users)).toEqual([{ users: 1 }]),
      20_000,
    )
    await other.stop()
    expect(await findServerPid(dataDir)).toBeUndefined()
  })

  test('one that does not call stop exits anyway, and its server stays for the next', async () => {
    const dataDir = await createTemporaryDataFolder()
    const forgetful = await startLarderChild({ dataDir, forget: true })
    await forgetful.ended
    const next = await startEmbedded({ dataDir, settings })
    expect(next.adopted).toBe(true)
    await next.stop()
  })

  test('Ctrl+C in the terminal leaves stopping the server to Larder', async () => {
    const dataDir = await createTemporaryDataFolder()
    const larder = await startLarderChild({ dataDir })
    process.kill(-larder.pid, 'SIGINT')
    expect(await larder.rows()).toEqual([{ alive: 1 }])
    await larder.ended
    expect(await findServerPid(dataDir)).toBeUndefined()
  })
})
