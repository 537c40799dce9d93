import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { account } from '@larder/contract/account'
import { addressOf } from '@larder/contract/endpoint'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type LarderProcess, larderProcess } from './testing/larder-process'
import { aDatabase, type TestDatabase } from './testing/test-database'

const patient = 240_000
let LARDER_DATA: string
beforeAll(async () => {
  LARDER_DATA = await mkdtemp(join(tmpdir(), 'larder-start-'))
})
afterAll(async () => {
  const pidFile = await readFile(join(LARDER_DATA, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined)
  if (pidFile) process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
  await rm(LARDER_DATA, { recursive: true, force: true })
})

const password = 'three warm plums'
// Behind a proxy every request may come from another address, so the limit per address stays out of the way.
const running: LarderProcess[] = []
async function start(): Promise<LarderProcess> {
  const larder = await larderProcess({ LARDER_DATA, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' })
  running.push(larder)
  return larder
}
afterEach(() => Promise.all(running.splice(0).map((larder) => larder.end('SIGKILL'))))

/** Settings for a database that is not Larder's own. */
function foreign({ name }: TestDatabase): Record<string, string> {
  const { host, port, user } = inject('cluster')
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`
  return { DATABASE_URL, LARDER_DATA: join(LARDER_DATA, 'elsewhere') }
}

let people = 0
async function register(url: string): Promise<{ email: string; acknowledged: boolean; status: number }> {
  const n = ++people
  const email = `storm-${n}@example.org`
  const answer = await fetch(url + addressOf(account.register), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
    body: JSON.stringify({ name: 'Storm', email, password }),
  }).catch(() => undefined)
  return { email, acknowledged: answer?.status === 201, status: answer?.status ?? 0 }
}

async function canLogIn(url: string, email: string): Promise<boolean> {
  const n = email.match(/\d+/)?.[0] ?? ''
  const answer = await fetch(url + addressOf(account.login), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Number(n) >> 8}.${Number(n) & 255}`,
    },
    body: JSON.stringify({ email, password }),
  })
  if (answer.status !== 200 && answer.status !== 401) throw new Error(`login answered ${answer.status}`)
  return answer.status === 200
}

/** Eight people register without a pause; when so many have their answer, `strike` falls in the middle of the rest. */
async function storm(url: string, answers: number, strike: () => Promise<unknown>): Promise<string[]> {
  const acknowledged: string[] = []
  let struck: Promise<unknown> | undefined
  const clients = Array.from({ length: 8 }, async () => {
    for (let stands = true; stands; ) {
      const one = await register(url)
      stands = one.acknowledged
      if (stands) acknowledged.push(one.email)
      if (acknowledged.length >= answers) struck ??= strike()
    }
  })
  await Promise.all(clients)
  await struck
  return acknowledged
}

describe('a server killed in the middle of a storm of registrations', () => {
  test(
    'loses no acknowledged account, and the next start takes up the database by itself, again and again',
    async () => {
      const promised: string[] = []
      for (let round = 0; round < 2; round += 1) {
        const larder = await start()
        promised.push(...(await storm(larder.url, 9 + round * 6, () => larder.end('SIGKILL'))))
      }
      const larder = await start()
      const checks = promised.map((email) => canLogIn(larder.url, email))
      const lost = (await Promise.all(checks)).filter((known) => !known)
      expect(promised.length).toBeGreaterThan(20)
      expect(lost).toHaveLength(0)
      expect(await larder.end('SIGTERM')).toBe(0)
    },
    patient,
  )

  test(
    'also when the database was killed with it',
    async () => {
      const larder = await start()
      const postmaster = Number(
        (await readFile(join(LARDER_DATA, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
      )
      const emails = await storm(larder.url, 10, async () => {
        process.kill(postmaster, 'SIGKILL')
        await larder.end('SIGKILL')
      })
      const again = await start()
      const known = await Promise.all(emails.map((email) => canLogIn(again.url, email)))
      expect(emails.length).toBeGreaterThan(0)
      expect(known.every(Boolean)).toBe(true)
      expect(await again.end('SIGTERM')).toBe(0)
    },
    patient,
  )
})

test(
  'a server whose database lines are cut in the middle of a storm goes on by itself',
  async () => {
    const database = await aDatabase(inject('cluster'))
    const larder = await larderProcess({ ...foreign(database), TRUST_PROXY: 'true', LOG_LEVEL: 'silent' })
    running.push(larder)
    let over = false
    const promised: string[] = []
    const statuses = new Set<number>()
    const clients = Array.from({ length: 16 }, async () => {
      while (!over) {
        const { email, status } = await register(larder.url)
        statuses.add(status)
        if (status === 201) promised.push(email)
      }
    })
    for (let cut = 0; cut < 25; cut += 1) {
      await wait(100)
      await database.db.$client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [database.name],
      )
    }
    over = true
    await Promise.all(clients)
    await expect.poll(async () => (await fetch(`${larder.url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
    const known = await Promise.all(promised.map((email) => canLogIn(larder.url, email)))
    expect(known.every(Boolean)).toBe(true)
    // Accepted, or 'not ready'; never a failure without a name, and never nobody at home.
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(await larder.end('SIGTERM')).toBe(0)
    await database.drop()
  },
  patient,
)

describe('a server told to stop', () => {
  const hold = (url: string, text: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(Number(new URL(url).port), 'localhost', () =>
        socket.write(text, () => resolve(socket)),
      )
      socket.on('error', () => undefined)
    })

  test(
    'does not wait for connections that never asked for anything, and not for ever for slow ones',
    async () => {
      const larder = await start()
      await hold(larder.url, '')
      await hold(larder.url, 'GET / HT')
      await hold(larder.url, 'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{')
      expect(await larder.end('SIGHUP')).toBe(0)
    },
    patient,
  )

  test('answers what it cannot read in the usual shape', async () => {
    const larder = await start()
    const socket = await hold(larder.url, 'NONSENSE\r\n\r\n')
    const answer = (await socket.setEncoding('utf8').toArray()).join('')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'bad-request' } })
    expect(await larder.end('SIGTERM')).toBe(0)
  })
})

test(
  'a server told to stop finishes what is under way',
  async () => {
    const larder = await start()
    const underWay = Array.from({ length: 12 }, () => register(larder.url))
    await wait(60)
    const code = larder.end('SIGTERM')
    const accepted = (await Promise.all(underWay)).filter(({ acknowledged }) => acknowledged)
    expect(await code).toBe(0)
    const again = await start()
    const known = await Promise.all(accepted.map(({ email }) => canLogIn(again.url, email)))
    expect(known.every(Boolean)).toBe(true)
    await again.end('SIGTERM')
  },
  patient,
)

test(
  'two servers share one folder, and the last one turns off the light',
  async () => {
    const first = await start()
    const second = await start()
    const { email } = await register(first.url)
    expect(await canLogIn(second.url, email)).toBe(true)
    await first.end('SIGTERM')
    expect(await canLogIn(second.url, email)).toBe(true)
    await second.end('SIGTERM')
    await expect(readFile(join(LARDER_DATA, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  },
  patient,
)

test(
  'two servers share a database that is not ours',
  async () => {
    const database = await aDatabase(inject('cluster'))
    const variables = { ...foreign(database), LOG_LEVEL: 'warn' }
    const [first, second] = await Promise.all([larderProcess(variables), larderProcess(variables)])
    running.push(first, second)
    const { email } = await register(first.url)
    expect(await canLogIn(second.url, email)).toBe(true)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(await second.end('SIGTERM')).toBe(0)
    await database.drop()
  },
  patient,
)

test('a setting that cannot be used is told in one sentence', async () => {
  await expect(larderProcess({ LARDER_DATA, DATABASE_URL: 'nonsense' })).rejects.toThrow(
    /Some settings cannot be used:\s+DATABASE_URL/,
  )
})
