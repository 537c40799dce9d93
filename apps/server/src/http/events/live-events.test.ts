import { account } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { household, type LiveEvent } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Actor } from '../../actor'
import { channelOfHousehold } from '../../db/notifier'
import { accounts, sessions } from '../../db/tables/account'
import { households } from '../../db/tables/household'
import { createLog } from '../../log'
import { hashSecret } from '../../secrets'
import { aCook, type Cook } from '../../testing/a-cook'
import { connectEventStream, type EventStreamClient } from '../../testing/fakes/event-stream-client'
import { joinHousehold } from '../../testing/join-household'
import { type TestApp, testApp } from '../../testing/test-app'
import { createAuthenticator } from '../authenticate'
import { createRateLimiter, defaultRateLimits } from '../rate-limits'
import { serveLiveEvents } from './live-events'

const plenty = { most: 100_000, windowSeconds: 60 }
const allowances = {
  ...defaultRateLimits,
  registrations: plenty,
  invitationTries: plenty,
  perAddress: plenty,
  perAccount: plenty,
}
const anyPort = { port: 0, host: '127.0.0.1' }

let larder: TestApp
let url: string
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances })
  url = await larder.app.listen(anyPort)
})
afterAll(() => larder.close())

const open: EventStreamClient[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
async function listen({ token }: Pick<Cook, 'token'>, at = url): Promise<EventStreamClient> {
  const stream = await connectEventStream(at, token)
  open.push(stream)
  return stream
}
async function listenGreeted(cook: Pick<Cook, 'token'>, at = url): Promise<EventStreamClient> {
  const stream = await listen(cook, at)
  expect(await stream.next()).toMatchObject({ type: 'hello' })
  return stream
}

const addGuest = (cook: Cook, { call } = larder) =>
  call(diet.addPerson, { body: { name: 'Mia' } }, { token: cook.token })
const homeOf = async ({ token }: Cook) => (await larder.call(household.current, {}, { token })).body.data
const revisionOf = async (id: string) =>
  (await larder.db.select().from(households).where(eq(households.id, id)))[0]?.revision ?? -1

/** Reads until the stream reaches the revision. */
async function readUntil(stream: EventStreamClient, revision: number): Promise<LiveEvent> {
  for (;;) {
    const event = await stream.next()
    if (!event) throw new Error('the stream ended')
    if (event.type !== 'elsewhere' && event.revision >= revision) return event
  }
}

describe('the event stream', () => {
  test('requires a session and can only be read', async () => {
    expect((await fetch(url + buildEndpointUrl(household.live))).status).toBe(401)
    const { token } = await aCook(larder)
    const headers = { authorization: `Bearer ${token}` }
    for (const method of ['HEAD', 'POST']) {
      const rejected = await fetch(url + buildEndpointUrl(household.live), { method, headers })
      expect([rejected.status, rejected.headers.get('allow')]).toEqual([405, 'GET'])
    }
  })

  test('greets with the household’s revision, and proxies must neither cache nor compress it', async () => {
    const ana = await aCook(larder)
    const { id } = await homeOf(ana)
    const stream = await listen(ana)
    expect(await stream.next()).toEqual({ type: 'hello', household: id, revision: 0 })
    const { headers } = stream.response
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  test('sends each change to every device, and none of another household', async () => {
    const [ana, ben, eve] = [await aCook(larder), await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, ben)
    const { id } = await homeOf(ana)
    const streams = [await listenGreeted(ana), await listenGreeted(ana), await listenGreeted(ben)]
    const foreign = await listenGreeted(eve)
    await addGuest(eve)
    const before = await revisionOf(id)
    await addGuest(ben)
    await larder.call(household.update, { body: { name: 'Ours' } }, { token: ana.token })
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ type: 'changed', words: ['diet'], revision: before + 1 })
      expect(await stream.next()).toEqual({ type: 'changed', words: ['household'], revision: before + 2 })
    }
    expect(await foreign.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
    expect(foreign.events).toHaveLength(2)
  })

  test('sends nothing for a rejected change', async () => {
    const ana = await aCook(larder)
    const stream = await listenGreeted(ana)
    const missing = { params: { id: (await homeOf(ana)).id } }
    expect((await larder.call(diet.removePerson, missing, { token: ana.token })).status).toBe(404)
    await addGuest(ana)
    expect(await stream.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
  })

  test('misses no change while it is being opened', async () => {
    const ana = await aCook(larder)
    const { id } = await homeOf(ana)
    let over = false
    const changing = (async () => {
      while (!over) await addGuest(ana)
    })()
    const streams: EventStreamClient[] = []
    for (let n = 0; n < 8; n += 1) streams.push(await listenGreeted(ana))
    over = true
    await changing
    const last = await revisionOf(id)
    for (const stream of streams) {
      const hello = stream.events[0]
      if (hello?.type === 'hello' && hello.revision < last) await readUntil(stream, last)
      const revisions = stream.events.map((event) => (event.type === 'elsewhere' ? -1 : event.revision))
      expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
      expect(revisions.at(-1)).toBe(last)
    }
  })

  test('receives changes from another server', async () => {
    const other = await testApp(inject('cluster'), { db: larder.db, allowances })
    const otherUrl = await other.app.listen(anyPort)
    const ana = await aCook(larder)
    const [here, there] = [await listenGreeted(ana), await listenGreeted(ana, otherUrl)]
    await addGuest(ana, larder)
    await addGuest(ana, other)
    for (const stream of [here, there]) {
      const received = await readUntil(stream, 2)
      expect(received).toMatchObject({
        type: 'changed',
        revision: 2,
        words: expect.arrayContaining(['diet']),
      })
    }
    await other.close()
  })
})

describe('when the cook switches households', () => {
  test('every device is notified and disconnected; a new stream belongs to the new household', async () => {
    const ana = await aCook(larder)
    const { body } = await larder.call(account.login, { body: { email: ana.email, password: ana.password } })
    const streams = [await listenGreeted(ana), await listenGreeted({ token: body.data.access_token })]
    const made = await larder.call(household.create, { body: { name: 'Boat' } }, { token: ana.token })
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ type: 'elsewhere' })
      expect(await stream.ended).toBe('said goodbye')
    }
    const again = await listen(ana)
    expect(await again.next()).toMatchObject({ type: 'hello', household: made.body.data.id })
  })

  test.each([
    ['signs out', account.logout],
    ['ends the session from elsewhere', account.endOtherSessions],
  ])('a stream whose cook %s ends at once', async (_, ending) => {
    const ana = await aCook(larder)
    const { body } = await larder.call(account.login, { body: { email: ana.email, password: ana.password } })
    const other = body.data.access_token
    const [stream, kept] = [await listenGreeted(ana), await listenGreeted({ token: other })]
    const token = ending === account.logout ? ana.token : other
    expect((await larder.call(ending, {}, { token })).status).toBe(200)
    expect(await stream.ended).toBe('said goodbye')
    await addGuest({ ...ana, token: other })
    expect(await kept.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
  })

  test('a removed member is sent elsewhere and receives no change', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, ben)
    const stream = await listenGreeted(ben)
    const remove = { params: { accountId: ben.user.id } }
    await larder.call(household.removeMember, remove, { token: ana.token })
    await addGuest(ana)
    expect(await stream.ended).toBe('said goodbye')
    expect(stream.events.at(-1)).toEqual({ type: 'elsewhere' })
    expect(stream.events.filter(({ type }) => type === 'changed')).toEqual([])
  })

  test('leaving a household that is not the current one ends no stream', async () => {
    const ana = await aCook(larder)
    const first = await homeOf(ana)
    await larder.call(household.create, { body: { name: 'Boat' } }, { token: ana.token })
    const stream = await listenGreeted(ana)
    await larder.call(household.leave, { params: { id: first.id } }, { token: ana.token })
    await addGuest(ana)
    expect(await stream.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
  })
})

const nobody = async () => undefined

/** The event stream alone, on the same database, with another heartbeat interval. */
async function serveWithHeartbeat(heartbeatMs: number) {
  const { db, now: clock } = larder
  const app = fastify()
  const log = createLog('silent')
  const limits = createRateLimiter(db, clock, log)
  serveLiveEvents(app, {
    authenticator: createAuthenticator({
      findCamera: nobody,
      findKey: nobody,
      findActor,
      limits,
      allowances,
      clock,
    }),
    db,
    clock,
    log,
    heartbeatMs,
  })
  app.addHook('onClose', () => limits.close())
  return { app, url: await app.listen(anyPort) }
}

async function findActor(token: string): Promise<Actor | undefined> {
  const [found] = await larder.db
    .select()
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, hashSecret(token)))
  if (!found) return undefined
  const { id: accountId, currentHouseholdId: householdId, ...rest } = found.accounts
  return { ...rest, avatar: rest.avatarId, accountId, householdId, sessionId: found.sessions.id }
}

describe('at each heartbeat', () => {
  let quick: Awaited<ReturnType<typeof serveWithHeartbeat>>
  beforeAll(async () => {
    quick = await serveWithHeartbeat(30)
  })
  afterAll(() => quick.app.close())

  test('the stream sends a sign of life and stays open', async () => {
    const ana = await aCook(larder)
    const stream = await listenGreeted(ana, quick.url)
    await expect.poll(stream.heartbeats, { timeout: 30_000 }).toBeGreaterThan(3)
    await addGuest(ana)
    expect(await stream.next()).toMatchObject({ type: 'changed', revision: 1 })
  })

  test('groups without a stream are left, and joined again by the next', async () => {
    const ana = await aCook(larder)
    const { id } = await homeOf(ana)
    const lastCommands = async () => {
      const { rows } = await larder.db.$client.query<{ query: string }>(
        `select query from pg_stat_activity where datname = current_database() and query like '%listen%'`,
      )
      return rows.map(({ query }) => query).join(';')
    }
    for (let round = 0; round < 3; round += 1) {
      const stream = await listenGreeted(ana, quick.url)
      await addGuest(ana)
      await readUntil(stream, round + 1)
      stream.close()
      await expect.poll(lastCommands, { timeout: 30_000 }).toContain(`unlisten ${channelOfHousehold(id)}`)
    }
  })

  test.each<[string, (cook: Cook) => Promise<unknown>]>([
    ['logged out', ({ token }) => larder.call(account.logout, {}, { token })],
    [
      'suspended',
      ({ user }) => larder.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, user.id)),
    ],
  ])('the stream of a cook who is %s ends', async (_, end) => {
    const ana = await aCook(larder)
    const stream = await listenGreeted(ana, quick.url)
    await end(ana)
    expect(await stream.next()).toEqual({ type: 'elsewhere' })
    expect(await stream.ended).toBe('said goodbye')
  })
})

describe('a lost database connection', () => {
  // No heartbeat occurs in this test.
  let still: Awaited<ReturnType<typeof serveWithHeartbeat>>
  beforeAll(async () => {
    still = await serveWithHeartbeat(3_600_000)
  })
  afterAll(() => still.app.close())
  const cut = () =>
    larder.db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
    )

  test('is reopened, and missed changes are caught up', async () => {
    const ana = await aCook(larder)
    const { id } = await homeOf(ana)
    const stream = await listenGreeted(ana, still.url)
    for (let round = 0; round < 3; round += 1) {
      await cut()
      for (let n = 0; n < 3; n += 1) await addGuest(ana)
      const revision = await revisionOf(id)
      expect(await readUntil(stream, revision)).toMatchObject({ type: 'changed', revision })
    }
    const changedFeatures = stream.events.flatMap((event) => (event.type === 'changed' ? event.words : []))
    expect(changedFeatures).toContain('diet')
  })

  test('also ends the stream of a member removed meanwhile', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, ben)
    const stream = await listenGreeted(ben, still.url)
    await cut()
    const remove = { params: { accountId: ben.user.id } }
    await larder.call(household.removeMember, remove, { token: ana.token })
    expect(await stream.ended).toBe('said goodbye')
    expect(stream.events.at(-1)).toEqual({ type: 'elsewhere' })
  })
})

test('an account has at most ten streams; another one closes the oldest', async () => {
  const [ana, ben] = [await aCook(larder), await aCook(larder)]
  const other = await listenGreeted(ben)
  const streams: EventStreamClient[] = []
  for (let n = 0; n < 12; n += 1) streams.push(await listenGreeted(ana))
  for (const stream of streams.splice(0, 2)) expect(await stream.ended).toBe('said goodbye')
  await addGuest(ana)
  await addGuest(ben)
  for (const stream of [...streams, other]) expect(await stream.next()).toMatchObject({ type: 'changed' })
})

test('a closing server ends every stream at once and rejects new ones', async () => {
  const closing = await testApp(inject('cluster'), { allowances })
  const at = await closing.app.listen(anyPort)
  const ana = await aCook(closing)
  const streams = [await listenGreeted(ana, at), await listenGreeted(ana, at), await listenGreeted(ana, at)]
  const closed = closing.close()
  // It would be cut off if it were only dropped after the timeout.
  for (const stream of streams) expect(await stream.ended).toBe('said goodbye')
  await closed
  await expect(listen(ana, at)).rejects.toThrow()
})

test('is documented in OpenAPI and on the page', async () => {
  const document = (await larder.app.inject('/api/v1/openapi.json')).json()
  const { content } = document.paths['/households/current/live'].get.responses['200']
  expect(Object.keys(content)).toEqual(['text/event-stream'])
  expect(JSON.stringify(content)).toContain('"elsewhere"')
  const page = (await larder.app.inject('/api/docs')).body
  const [, part = ''] = page.split('id="household.live"')
  const [article = ''] = part.split('</article>')
  for (const text of ['each event, text/event-stream', "'hello'", 'words', 'revision'])
    expect(article).toContain(text)
})
