import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { account } from '@larder/contract/account'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type LarderProcess, startLarderProcess } from './testing/larder-process'
import { aTestDatabase, type TestDatabase } from './testing/test-database'

// The long runs with two hundred kills and more are in verification/chaos: 'npm run chaos'. Here is one of each, on as few
// servers as possible, because each costs seconds.
const patient = 240_000
let LARDER_DATA: string
beforeAll(async () => {
  LARDER_DATA = await mkdtemp(join(tmpdir(), 'larder-start-'))
})
const running: LarderProcess[] = []
afterAll(async () => {
  await Promise.all(running.map((larder) => larder.end('SIGKILL')))
  const pid = await postmaster().catch(() => undefined)
  if (pid) process.kill(pid, 'SIGKILL')
  await rm(LARDER_DATA, { recursive: true, force: true })
})

const postmaster = async () =>
  Number((await readFile(join(LARDER_DATA, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

async function start(variables: Record<string, string> = {}): Promise<LarderProcess> {
  const larder = await startLarderProcess({ LARDER_DATA, LOG_LEVEL: 'silent', ...variables })
  running.push(larder)
  return larder
}

/** Settings for an external database. */
function externalDatabase({ name }: TestDatabase): Record<string, string> {
  const { host, port, user } = inject('cluster')
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`
  return { DATABASE_URL, LARDER_DATA: join(LARDER_DATA, 'elsewhere') }
}

async function aCookAt(url: string, email: string): Promise<string> {
  const response = await fetch(url + buildEndpointUrl(account.register), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Storm', email, password: 'three warm plums' }),
  })
  const { data } = (await response.json()) as { data: { access_token: string } }
  return data.access_token
}

let items = 0
async function addItem(url: string, token: string): Promise<{ name: string; status: number }> {
  const name = `Tin ${++items}`
  const response = await fetch(url + buildEndpointUrl(inventory.create), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name, amount: '1', foodId: null }),
  }).catch(() => undefined)
  return { name, status: response?.status ?? 0 }
}

async function namesAt(url: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(url + buildEndpointUrl(inventory.list), { headers })
  const { data } = (await response.json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}

/** Eight writers write without a pause; after this many responses `strike` runs during the rest. */
async function writeUntil(url: string, token: string, answers: number, strike: () => Promise<unknown>) {
  const acknowledged: string[] = []
  let struck: Promise<unknown> | undefined
  const hands = Array.from({ length: 8 }, async () => {
    for (let stands = true; stands; ) {
      const { name, status } = await addItem(url, token)
      stands = status === 201
      if (stands) acknowledged.push(name)
      if (acknowledged.length >= answers) struck ??= strike()
    }
  })
  await Promise.all(hands)
  await struck
  return acknowledged
}

const openSlowConnection = (url: string, text: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost', () =>
      socket.write(text, () => resolve(socket)),
    )
    socket.on('error', () => undefined)
  })

describe('on its own data folder', { timeout: patient }, () => {
  const promised: string[] = []
  let token: string
  let larder: LarderProcess

  test('a server killed with its database during writes loses no confirmed change', async () => {
    const killed = await start()
    token = await aCookAt(killed.url, 'storm@example.org')
    const pid = await postmaster()
    const strike = async () => {
      process.kill(pid, 'SIGKILL')
      await killed.end('SIGKILL')
    }
    promised.push(...(await writeUntil(killed.url, token, 10, strike)))
    larder = await start()
    expect(promised.length).toBeGreaterThan(9)
    expect(await namesAt(larder.url, token)).toEqual(expect.arrayContaining(promised))
  })

  test('nor when it is killed alone, and the next start adopts its database', async () => {
    const killed = larder
    const pid = await postmaster()
    promised.push(...(await writeUntil(killed.url, token, 10, () => killed.end('SIGKILL'))))
    larder = await start()
    expect(await postmaster()).toBe(pid)
    const names = await namesAt(larder.url, token)
    expect(names).toEqual(expect.arrayContaining(promised))
    expect(new Set(names).size).toBe(names.length)
  })

  test('a stopped server finishes requests in progress, drops idle and slow connections, and a second one continues', async () => {
    const second = await start()
    await openSlowConnection(larder.url, '')
    await openSlowConnection(larder.url, 'GET / HT')
    await openSlowConnection(
      larder.url,
      'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{',
    )
    const underWay = Array.from({ length: 12 }, () => addItem(larder.url, token))
    await wait(30)
    const code = larder.end('SIGTERM')
    const accepted = (await Promise.all(underWay)).filter(({ status }) => status === 201)
    expect(await code).toBe(0)
    const names = accepted.map(({ name }) => name)
    expect(await namesAt(second.url, token)).toEqual(expect.arrayContaining([...promised, ...names]))
    larder = second
  })

  test('the last server stops the database, whichever signal it gets', async () => {
    expect(await larder.end('SIGHUP')).toBe(0)
    await expect(postmaster()).rejects.toThrow('ENOENT')
  })
})

test(
  'two servers share an external database and recover when their connections are cut during writes',
  async () => {
    const database = await aTestDatabase(inject('cluster'))
    const [first, second] = await Promise.all([
      start(externalDatabase(database)),
      start(externalDatabase(database)),
    ])
    const token = await aCookAt(first.url, 'shared@example.org')
    let over = false
    const promised: string[] = []
    const statuses = new Set<number>()
    const hands = [first, first, first, second, second, second].map(async ({ url }) => {
      while (!over) {
        const { name, status } = await addItem(url, token)
        statuses.add(status)
        if (status === 201) promised.push(name)
      }
    })
    for (let cut = 0; cut < 5; cut += 1) {
      await wait(100)
      await database.db.$client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [database.name],
      )
    }
    over = true
    await Promise.all(hands)
    for (const { url } of [first, second])
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
    expect(await namesAt(second.url, token)).toEqual(expect.arrayContaining(promised))
    // Accepted, or 'not ready'; never an unknown failure, and never unreachable.
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])

    const socket = await openSlowConnection(first.url, 'NONSENSE\r\n\r\n')
    const response = (await socket.setEncoding('utf8').toArray()).join('')
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'bad-request' } })
    expect(await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')])).toEqual([0, 0])
    await database.drop()
  },
  patient,
)

test('an invalid setting is reported in one sentence', async () => {
  await expect(startLarderProcess({ LARDER_DATA, DATABASE_URL: 'nonsense' })).rejects.toThrow(
    /Some settings cannot be used:\s+DATABASE_URL/,
  )
})
