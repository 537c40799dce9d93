import { chownSync, mkdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@larder/contract/account'
import { buildEndpointUrl, type Endpoint, type EndpointShape } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectEventStream } from '../../apps/server/src/testing/fakes/event-stream-client'
import { findFreePort } from '../../apps/server/src/testing/free-port'
import { type ComposeDatabase, startComposeDatabase } from './compose-database'
import { readComposeFile } from './compose-file'
import { type ComposeServer, type ServerAddresses, startComposeServer } from './compose-server'
import { createNextVersion } from './next-version'
import { type RunningProxy, startReverseProxy } from './reverse-proxy'

const { services } = readComposeFile({
  PUBLIC_URL: 'http://localhost',
  DATABASE_PASSWORD: 'd4',
  POSTGRES_PASSWORD: 'p7',
})
const names = ['larder-1', 'larder-2'] as const
type Name = (typeof names)[number]

/** Servers are started seven times, on a machine that may be busy with other tests. */
const patient = 240_000
let folder: string
let database: ComposeDatabase
let proxy: RunningProxy
const ports: Record<Name, number> = { 'larder-1': 0, 'larder-2': 0 }
const servers = new Map<Name, ComposeServer>()
let token = ''

const whereabouts = (name: Name): ServerAddresses => ({
  port: ports[name],
  databasePort: database.port,
  dataFolder: join(folder, 'letters'),
  url: proxy.url,
})
async function start(name: Name, main?: string): Promise<void> {
  const service = services[name]
  if (service) servers.set(name, await startComposeServer(service, { ...whereabouts(name), main }))
}
function running(name: Name): ComposeServer {
  const server = servers.get(name)
  if (!server) throw new Error(`${name} does not run`)
  return server
}

async function ask(url: string, endpoint: Endpoint<EndpointShape>, body?: object) {
  const answer = await fetch(url + buildEndpointUrl(endpoint), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, data: (await answer.json().catch(() => ({}))).data }
}
const add = (url: string, name: string) => ask(url, inventory.create, { name, amount: '1', unit: 'jar' })
const namesAt = async (url: string) => {
  const { data } = await ask(url, inventory.list)
  return (data as { name: string }[]).map(({ name }) => name)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-deploy-'))
  const letters = join(folder, 'letters')
  mkdirSync(letters)
  if (process.getuid?.() === 0) chownSync(letters, 1000, 1000)
  for (const name of names) ports[name] = await findFreePort()
  const service = services.database
  if (!service) throw new Error('no database in compose.yaml')
  database = await startComposeDatabase(folder, service)
  proxy = await startReverseProxy(folder, ports)
  // Both at once on an empty database: one makes the tables, the other waits.
  await Promise.all(names.map((name) => start(name)))
}, patient)

afterAll(async () => {
  for (const server of servers.values()) await server.end('SIGKILL')
  await proxy?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('the services of compose.yaml, started without containers', () => {
  test('a server needs no more than its data folder and /tmp, no right and no root', async ({ skip }) => {
    const { pid, confined, output } = running('larder-1')
    await expect.poll(output, { timeout: 30_000 }).toContain('Larder is ready')
    skip(!confined, 'this machine lets nobody make a view of the file system of their own')
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    expect(status).toMatch(/^CapEff:\t0+$/m)
    expect(status).toMatch(/^CapBnd:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    if (process.getuid?.() === 0) expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m)
    const mounts = (await readFile(`/proc/${pid}/mountinfo`, 'utf8'))
      .split('\n')
      .map((line) => line.split(' '))
    const modeOf = (path: string) => mounts.findLast(([, , , , at]) => at === path)?.[5]?.split(',')[0]
    expect(['/', '/mnt', '/mnt/app', '/mnt/data', '/tmp'].map(modeOf)).toEqual(['ro', 'ro', 'ro', 'rw', 'rw'])
  })

  test('anyone who comes in through the proxy is known to both servers', async () => {
    await expect.poll(async () => (await fetch(`${proxy.url}/readyz`)).status).toBe(200)
    const person = { name: 'Ana', email: 'ana@example.org', password: 'three warm plums' }
    const { status, data } = await ask(proxy.url, account.register, person)
    expect(status).toBe(201)
    token = (data as { access_token: string }).access_token
    expect((await add(running('larder-1').url, 'Plums')).status).toBe(201)
    expect(await namesAt(running('larder-2').url)).toEqual(['Plums'])
    const { status: forgotStatus } = await ask(proxy.url, account.forgotPassword, { email: person.email })
    expect(forgotStatus).toBeLessThan(300)
    await expect.poll(() => readdir(join(folder, 'letters', 'outbox'))).toHaveLength(1)
  })

  test('a change made at one server is heard at the other and through the proxy at once', async () => {
    const lines = await Promise.all(
      [running('larder-2').url, proxy.url].map((url) => connectEventStream(url, token)),
    )
    for (const line of lines) expect(await line.next()).toMatchObject({ type: 'hello' })
    await add(running('larder-1').url, 'Honey')
    for (const line of lines) {
      expect(await line.next()).toMatchObject({
        type: 'changed',
        words: expect.arrayContaining(['inventory']),
      })
      line.close()
    }
  })

  test(
    'one server is killed and the other serves',
    async () => {
      await running('larder-1').end('SIGKILL')
      const read = await Promise.all(Array.from({ length: 6 }, () => ask(proxy.url, account.me)))
      expect(read.map(({ status }) => status)).toEqual(Array(6).fill(200))
      // Older Caddys (2.10 still) lose the body of a write when the first server they try is not there; after a second they do not try it.
      await expect.poll(async () => (await add(proxy.url, 'Jam')).status).toBe(201)
      for (let n = 0; n < 5; n += 1) expect((await add(proxy.url, `Jam ${n}`)).status).toBe(201)
      await start('larder-1')
      expect(await namesAt(running('larder-1').url)).toHaveLength(8)
    },
    patient,
  )

  test(
    'both are restarted one after the other, and nobody at the proxy notices',
    async () => {
      const before = (await namesAt(proxy.url)).length
      const statuses = await whileCooksWork('Pickles', () => restartInTurn())
      expect([...statuses.keys()].sort()).toEqual([200, 201])
      expect(await namesAt(proxy.url)).toHaveLength(before + (statuses.get(201) ?? 0))
    },
    patient,
  )

  test(
    'a version with migrations replaces the old one, server by server, and nobody at the proxy notices',
    async () => {
      const next = createNextVersion()
      try {
        const before = (await namesAt(proxy.url)).length
        const statuses = await whileCooksWork('Chutney', async () => {
          await restartInTurn(next.main, async () => {
            // Here the old server works on the new schema, beside the new one.
            expect(await readAppliedMigrations()).toEqual(expect.arrayContaining(next.names))
            const line = await connectEventStream(running('larder-1').url, token)
            await line.next()
            expect((await add(running('larder-2').url, 'From the old one')).status).toBe(201)
            expect(await line.next()).toMatchObject({ type: 'changed' })
            line.close()
            expect((await add(running('larder-1').url, 'From the new one')).status).toBe(201)
            expect(await namesAt(running('larder-2').url)).toContain('From the new one')
          })
        })
        expect([...statuses.keys()].sort()).toEqual([200, 201])
        expect(await namesAt(proxy.url)).toHaveLength(before + 2 + (statuses.get(201) ?? 0))
        // There is no way back to the old version: it says so instead of working on what it does not know.
        await running('larder-1').end('SIGTERM')
        await expect(start('larder-1')).rejects.toThrow(/newer Larder \(it has the migration 999\d-next/)
      } finally {
        next.remove()
      }
    },
    patient,
  )
})

async function readAppliedMigrations(): Promise<string[]> {
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port: database.port, database: 'larder' },
    ...{ user: 'postgres', password: 'p7' },
  })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
  await client.end()
  return rows.map(({ name }) => name)
}

/** Three cooks read and write through the proxy while the work continues. Returns how often each status was answered. */
async function whileCooksWork(what: string, work: () => Promise<void>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  let over = false
  const cooks = Array.from({ length: 3 }, async (_, who) => {
    for (let n = 0; !over; n += 1) {
      // Six hundred calls a minute are what one cook is allowed, however quickly they are answered.
      await new Promise((resolve) => setTimeout(resolve, 700))
      note((await add(proxy.url, `${what} ${who}.${n}`)).status)
      note((await ask(proxy.url, account.me)).status)
    }
  })
  try {
    await work()
  } finally {
    over = true
    await Promise.all(cooks)
  }
  return statuses
}

async function restartInTurn(
  main?: string,
  betweenThem: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const name of names) {
    expect(await running(name).end('SIGTERM')).toBe(0)
    await start(name, main)
    // The other goes only when this one has people again.
    await expect.poll(async () => (await fetch(`${running(name).url}/readyz`)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    if (name === names[0]) await betweenThem()
  }
}
