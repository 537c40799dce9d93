import { account } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { household, type LiveEvent } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Actor } from '../../actor'
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
  for (const line of open.splice(0)) line.close()
})
async function listen({ token }: Pick<Cook, 'token'>, at = url): Promise<EventStreamClient> {
  const line = await connectEventStream(at, token)
  open.push(line)
  return line
}
async function listening(cook: Pick<Cook, 'token'>, at = url): Promise<EventStreamClient> {
  const line = await listen(cook, at)
  expect(await line.next()).toMatchObject({ type: 'hello' })
  return line
}

const addGuest = (cook: Cook, { call } = larder) =>
  call(diet.addPerson, { body: { name: 'Mia' } }, { token: cook.token })
const homeOf = async ({ token }: Cook) => (await larder.call(household.current, {}, { token })).body.data
const revisionOf = async (id: string) =>
  (await larder.db.select().from(households).where(eq(households.id, id)))[0]?.revision ?? -1

/** Reads on until the line says that the household stands there. */
async function until(line: EventStreamClient, revision: number): Promise<LiveEvent> {
  for (;;) {
    const event = await line.next()
    if (!event) throw new Error('the line ended')
    if (event.type !== 'elsewhere' && event.revision >= revision) return event
  }
}

describe('the live line', () => {
  test('is for those who are signed in, and can only be read', async () => {
    expect((await fetch(url + buildEndpointUrl(household.live))).status).toBe(401)
    const { token } = await aCook(larder)
    const headers = { authorization: `Bearer ${token}` }
    for (const method of ['HEAD', 'POST']) {
      const refused = await fetch(url + buildEndpointUrl(household.live), { method, headers })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
    }
  })

  test('greets with where the household stands, and asks nobody on the way to keep or pack it', async () => {
    const ana = await aCook(larder)
    const { id } = await homeOf(ana)
    const line = await listen(ana)
    expect(await line.next()).toEqual({ type: 'hello', household: id, revision: 0 })
    const { headers } = line.response
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  test('tells every device of each change, and none of another household', async () => {
    const [ana, ben, eve] = [await aCook(larder), await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, ben)
    const { id } = await homeOf(ana)
    const lines = [await listening(ana), await listening(ana), await listening(ben)]
    const foreign = await listening(eve)
    await addGuest(eve)
    const before = await revisionOf(id)
    await addGuest(ben)
    await larder.call(household.update, { body: { name: 'Ours' } }, { token: ana.token })
    for (const line of lines) {
      expect(await line.next()).toEqual({ type: 'changed', words: ['diet'], revision: before + 1 })
      expect(await line.next()).toEqual({ type: 'changed', words: ['household'], revision: before + 2 })
    }
    expect(await foreign.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
    expect(foreign.events).toHaveLength(2)
  })

  test('says nothing of what was refused', async () => {
    const ana = await aCook(larder)
    const line = await listening(ana)
    const missing = { params: { id: (await homeOf(ana)).id } }
    expect((await larder.call(diet.removePerson, missing, { token: ana.token })).status).toBe(404)
    await addGuest(ana)
    expect(await line.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
  })

  test('misses nothing that changes while it is being opened', async () => {
    const ana = await aCook(larder)
    const { id } = await homeOf(ana)
    let over = false
    const changing = (async () => {
      while (!over) await addGuest(ana)
    })()
    const lines: EventStreamClient[] = []
    for (let n = 0; n < 8; n += 1) lines.push(await listening(ana))
    over = true
    await changing
    const last = await revisionOf(id)
    for (const line of lines) {
      const hello = line.events[0]
      if (hello?.type === 'hello' && hello.revision < last) await until(line, last)
      const revisions = line.events.map((event) => (event.type === 'elsewhere' ? -1 : event.revision))
      expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
      expect(revisions.at(-1)).toBe(last)
    }
  })

  test('carries word from one server to another', async () => {
    const other = await testApp(inject('cluster'), { db: larder.db, allowances })
    const otherUrl = await other.app.listen(anyPort)
    const ana = await aCook(larder)
    const [here, there] = [await listening(ana), await listening(ana, otherUrl)]
    await addGuest(ana, larder)
    await addGuest(ana, other)
    for (const line of [here, there]) {
      const heard = await until(line, 2)
      expect(heard).toMatchObject({ type: 'changed', revision: 2, words: expect.arrayContaining(['diet']) })
    }
    await other.close()
  })
})

describe('when the cook goes elsewhere', () => {
  test('every device is told so and let go; asked again, it speaks of the new household', async () => {
    const ana = await aCook(larder)
    const { body } = await larder.call(account.login, { body: { email: ana.email, password: ana.password } })
    const lines = [await listening(ana), await listening({ token: body.data.access_token })]
    const made = await larder.call(household.create, { body: { name: 'Boat' } }, { token: ana.token })
    for (const line of lines) {
      expect(await line.next()).toEqual({ type: 'elsewhere' })
      expect(await line.ended).toBe('said goodbye')
    }
    const again = await listen(ana)
    expect(await again.next()).toMatchObject({ type: 'hello', household: made.body.data.id })
  })

  test.each([
    ['signs out', account.logout],
    ['ends the session from elsewhere', account.endOtherSessions],
  ])('whoever %s is let go at once', async (_, ending) => {
    const ana = await aCook(larder)
    const { body } = await larder.call(account.login, { body: { email: ana.email, password: ana.password } })
    const other = body.data.access_token
    const [line, kept] = [await listening(ana), await listening({ token: other })]
    const token = ending === account.logout ? ana.token : other
    expect((await larder.call(ending, {}, { token })).status).toBe(200)
    expect(await line.ended).toBe('said goodbye')
    await addGuest({ ...ana, token: other })
    expect(await kept.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
  })

  test('whoever is removed hears nothing of what comes after', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, ben)
    const line = await listening(ben)
    const remove = { params: { accountId: ben.user.id } }
    await larder.call(household.removeMember, remove, { token: ana.token })
    await addGuest(ana)
    expect(await line.ended).toBe('said goodbye')
    expect(line.events.at(-1)).toEqual({ type: 'elsewhere' })
    expect(line.events.filter(({ type }) => type === 'changed')).toHaveLength(1)
  })

  test('leaving a household that nobody looks at disturbs nobody', async () => {
    const ana = await aCook(larder)
    const first = await homeOf(ana)
    await larder.call(household.create, { body: { name: 'Boat' } }, { token: ana.token })
    const line = await listening(ana)
    await larder.call(household.leave, { params: { id: first.id } }, { token: ana.token })
    await addGuest(ana)
    expect(await line.next()).toEqual({ type: 'changed', words: ['diet'], revision: 1 })
  })
})

const nobody = async () => undefined

/** The line alone, on the same database, with another beat. */
async function beating(beatMs: number) {
  const { db, now: clock } = larder
  const app = fastify()
  const log = createLog('silent')
  const limits = createRateLimiter(db, clock, log)
  serveLiveEvents(app, {
    gate: createAuthenticator({ findCamera: nobody, findKey: nobody, findActor, limits, allowances }),
    db,
    clock,
    log,
    beatMs,
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

describe('at each beat', () => {
  let quick: Awaited<ReturnType<typeof beating>>
  beforeAll(async () => {
    quick = await beating(30)
  })
  afterAll(() => quick.app.close())

  test('the line shows that it lives, and goes on', async () => {
    const ana = await aCook(larder)
    const line = await listening(ana, quick.url)
    await expect.poll(line.heartbeats, { timeout: 30_000 }).toBeGreaterThan(3)
    await addGuest(ana)
    expect(await line.next()).toMatchObject({ type: 'changed', revision: 1 })
  })

  test.each<[string, (cook: Cook) => Promise<unknown>]>([
    ['logged out', ({ token }) => larder.call(account.logout, {}, { token })],
    [
      'suspended',
      ({ user }) => larder.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, user.id)),
    ],
  ])('whoever is %s is let go', async (_, end) => {
    const ana = await aCook(larder)
    const line = await listening(ana, quick.url)
    await end(ana)
    expect(await line.next()).toEqual({ type: 'elsewhere' })
    expect(await line.ended).toBe('said goodbye')
  })
})

describe('a lost line to the database', () => {
  // Nothing is found out by a beat here.
  let still: Awaited<ReturnType<typeof beating>>
  beforeAll(async () => {
    still = await beating(3_600_000)
  })
  afterAll(() => still.app.close())
  const cut = () =>
    larder.db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
    )

  test('is taken up again, and what was missed is caught up', async () => {
    const ana = await aCook(larder)
    const { id } = await homeOf(ana)
    const line = await listening(ana, still.url)
    for (let round = 0; round < 3; round += 1) {
      await cut()
      for (let n = 0; n < 3; n += 1) await addGuest(ana)
      const revision = await revisionOf(id)
      expect(await until(line, revision)).toMatchObject({ type: 'changed', revision })
    }
    const told = line.events.flatMap((event) => (event.type === 'changed' ? event.words : []))
    expect(told).toContain('diet')
  })

  test('also tells whoever was removed meanwhile', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, ben)
    const line = await listening(ben, still.url)
    await cut()
    const remove = { params: { accountId: ben.user.id } }
    await larder.call(household.removeMember, remove, { token: ana.token })
    expect(await line.ended).toBe('said goodbye')
    expect(line.events.at(-1)).toEqual({ type: 'elsewhere' })
  })
})

test('ten lines are kept for an account; for another one the oldest goes', async () => {
  const [ana, ben] = [await aCook(larder), await aCook(larder)]
  const other = await listening(ben)
  const lines: EventStreamClient[] = []
  for (let n = 0; n < 12; n += 1) lines.push(await listening(ana))
  for (const line of lines.splice(0, 2)) expect(await line.ended).toBe('said goodbye')
  await addGuest(ana)
  await addGuest(ben)
  for (const line of [...lines, other]) expect(await line.next()).toMatchObject({ type: 'changed' })
})

test('a server that closes lets go of every line at once, and a late one finds it closed', async () => {
  const closing = await testApp(inject('cluster'), { allowances })
  const at = await closing.app.listen(anyPort)
  const ana = await aCook(closing)
  const lines = [await listening(ana, at), await listening(ana, at), await listening(ana, at)]
  const closed = closing.close()
  // Broken off it would be if it were only dropped when patience is over.
  for (const line of lines) expect(await line.ended).toBe('said goodbye')
  await closed
  await expect(listen(ana, at)).rejects.toThrow()
})

test('is told in the documentation for machines and for people', async () => {
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
