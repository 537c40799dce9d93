import { randomBytes } from 'node:crypto'
import { account } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accountFiles, accountPictures } from '../../../db/sql/data-archive/account-files'
import { householdFiles, householdPictures } from '../../../db/sql/data-archive/household-files'
import { accounts } from '../../../db/tables/account'
import { deleteExpiredRows } from '../../../jobs/cleanup-job'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aFullAccount } from '../../../testing/a-full-account'
import { joinHousehold } from '../../../testing/join-household'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { findOwnedTables } from '../../../testing/owned-tables'
import { type TestApp, testApp } from '../../../testing/test-app'
import { excludedTables } from './excluded-tables'

let larder: TestApp
let [ana, bo]: Cook[] = []
const as = (cook: Cook | undefined) => ({ token: cook?.token })
const state = async (cook = ana) => (await larder.call(account.archive, {}, as(cook))).body.data
const ask = (cook = ana) => larder.call(account.askArchive, {}, as(cook))
const ready = async (cook = ana) => {
  await expect.poll(async () => (await state(cook)).state, { timeout: 20_000, interval: 50 }).toBe('ready')
  return state(cook)
}
const fetched = (url: string | undefined) => larder.app.inject({ method: 'GET', url: url ?? '' })

beforeAll(async () => {
  larder = await testApp(inject('cluster'), {
    allowances: { ...relaxedRateLimits, archives: { most: 6, windowSeconds: 86_400 } },
  })
  ana = await aCook(larder, { name: 'Ana Quince' })
  bo = await aCook(larder, { name: 'Bo' })
  await joinHousehold(larder, ana, bo)
  await aFullAccount(larder, ana, bo)
})
afterAll(() => larder.close())

test('every table of accounts or households is in the archive or excluded with a reason', async () => {
  const covered = [...accountFiles, ...householdFiles, ...accountPictures, ...householdPictures].flatMap(
    ({ tables }) => tables,
  )
  const tables = await findOwnedTables(larder.db)
  expect(tables.filter((name) => !covered.includes(name) && !(name in excludedTables))).toEqual([])
  expect([...covered, ...Object.keys(excludedTables)].filter((name) => !tables.includes(name))).toEqual([])
  expect(covered.filter((name) => name in excludedTables)).toEqual([])
})

describe('a data archive', () => {
  test('contains everything as JSON, tables and pictures, and no secrets of others', async () => {
    await larder.call(account.dropArchive, {}, as(ana))
    const [me] = (await larder.call(diet.people, {}, as(ana))).body.data
    const params = { id: me?.id ?? '' }
    await larder.call(diet.addDislike, { params, body: { text: 'no mushrooms' } }, as(ana))
    const requested = await ask()
    expect(requested.status).toBe(202)
    expect(requested.body.data.state).toBe('working')
    const { url, bytes } = await ready()
    const response = await fetched(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': 'attachment; filename="larder-data-2026-11-15.zip"',
      'cache-control': 'no-store',
    })
    // A suspended cook's address gives nothing.
    const suspend = (status: 'active' | 'suspended') =>
      larder.db
        .update(accounts)
        .set({ status })
        .where(eq(accounts.id, ana?.user.id ?? ''))
    await suspend('suspended')
    expect((await fetched(url)).statusCode).toBe(404)
    await suspend('active')
    const files = unzipSync(response.rawPayload)
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const kitchen = 'kitchens/1-ana-quinces-kitchen'
    for (const { file } of accountFiles)
      expect([file, JSON.parse(jsonOf(text(file), file))]).not.toEqual([file, []])
    for (const { file } of householdFiles)
      expect([file, JSON.parse(jsonOf(text(`${kitchen}/${file}`), file))]).not.toEqual([file, []])
    const pictures = Object.keys(files).filter((name) => name.endsWith('.jpg'))
    expect(pictures).toHaveLength(6)
    expect(pictures.map((name) => text(name))).toEqual(
      expect.arrayContaining(['photo of me', 'photo of a dish', 'photo of a shelf', 'photo of a scan']),
    )
    expect(text('README.txt')).toContain('Everything Larder knows about Ana Quince')
    for (const { description: says } of [...accountFiles, ...householdFiles])
      expect(text('README.txt')).toContain(says)
    const cook = Object.keys(files).find((name) => name.endsWith('.cook')) ?? ''
    expect(cook).toMatch(/^recipes\/cooklang\/\d+-stew-of-ana-quince\.cook$/)
    expect(text(cook)).toContain('title: Stew of Ana Quince')
    expect(text(`${kitchen}/stock.csv`)).toContain('Spinach,2,bunches')
    // A spreadsheet would evaluate what begins with '='.
    expect(text(`${kitchen}/shopping.csv`)).toContain(`Groceries,'=Milk`)
    expect(text(`${kitchen}/history.json`)).toContain('"by": "Ana Quince"')
    expect(text(`${kitchen}/members.json`)).toContain('"Bo"')
    expect(JSON.parse(text(`${kitchen}/people.json`))).toEqual(
      expect.arrayContaining([expect.objectContaining({ dislikes: ['mushrooms'] })]),
    )

    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    expect(all).toContain(ana?.email)
    expect(all).not.toContain(bo?.email)
    expect(all).not.toContain(bo?.user.id)
    expect(all).not.toMatch(/"[a-z_]*(?:hash|secret|password|token)[a-z_]*"/)
    expect(larder.logged.join('')).not.toContain(url?.split('/').at(-1))
  })

  test('is one at a time, reports progress and can be cancelled', async () => {
    await larder.db.execute(sql`create table beats (done real)`)
    await larder.db.execute(sql`create function note_beat() returns trigger language plpgsql as
      'begin insert into beats values (new.done); return new; end'`)
    await larder.db.execute(
      sql`create trigger beats after update on data_archives for each row execute function note_beat()`,
    )
    const first = (await state()).url
    const [one, two] = await Promise.all([ask(), ask()])
    expect([one.status, two.status]).toEqual([202, 202])
    expect((await fetched(first)).statusCode).toBe(404)
    const { url } = await ready()
    const { rows } = await larder.db.execute<{ done: number }>(sql`select done from beats`)
    const far = rows.map(({ done }) => done)
    expect(far.length).toBeGreaterThan(30)
    expect(far).toEqual([...far].sort((a, b) => a - b))
    expect(new Set(far.map((done) => Math.floor(done * 4)))).toEqual(new Set([0, 1, 2, 3, 4]))
    await larder.db.execute(sql`drop trigger beats on data_archives; drop table beats`)

    const dropped = await larder.call(account.dropArchive, {}, as(ana))
    expect(dropped.body.data).toEqual({ state: 'none', done: 0 })
    expect((await fetched(url)).json().error.code).toBe('archive-not-found')
    expect((await larder.db.execute(sql`select from data_archive_parts`)).rows).toEqual([])
    await ask(bo)
    expect((await larder.call(account.dropArchive, {}, as(bo))).status).toBe(200)
    expect((await state(bo)).state).toBe('none')
  })

  test('is taken over when its builder is gone, and not while it is alive', async () => {
    await ask(bo)
    await ready(bo)
    const begun = (seconds: number, daysAgo = 0) =>
      larder.db.execute(sql`update data_archives set state = 'working', done = 0.5, bytes = null, expires_at = null,
        heartbeat_at = ${larder.now()}::timestamptz - make_interval(secs => ${seconds}),
        asked_at = asked_at - make_interval(days => ${daysAgo})`)
    const ids = async () => (await larder.db.execute(sql`select id from data_archives`)).rows
    await begun(30)
    const before = await ids()
    await larder.tick()
    expect(await state(bo)).toEqual({ state: 'working', done: 0.5 })
    expect(await ids()).toEqual(before)

    larder.passSeconds(90)
    await larder.tick()
    const { url } = await ready(bo)
    expect(await ids()).not.toEqual(before)
    const files = unzipSync((await fetched(url)).rawPayload)
    expect(strFromU8(files['account/account.json'] ?? new Uint8Array())).toContain(bo?.email)

    await begun(90)
    expect((await ask(bo)).status).toBe(202)
    await ready(bo)

    // An archive that is not built within hours fails.
    await begun(90, 1)
    larder.passSeconds(120)
    await larder.tick()
    expect((await state(bo)).state).toBe('failed')
  })

  test('can be downloaded for a day by its owner only, then it is purged', async () => {
    // Larger than one part.
    const large = [randomBytes(5_000_000), randomBytes(4_500_000)]
    for (const bytes of large)
      await larder.db.execute(sql`insert into pictures select gen_random_uuid(), current_household_id, null, ${bytes}, 1, 1, now()
        from accounts where id = ${bo?.user.id}`)
    const { body } = await ask(bo)
    expect(body.data.state).toBe('working')
    const { url } = await ready(bo)
    const parts = await larder.db.execute(sql`select length(bytes) from data_archive_parts`)
    expect(parts.rows.length).toBeGreaterThan(2)
    const stored = Object.values(unzipSync((await fetched(url)).rawPayload))
    for (const bytes of large) expect(stored.some((file) => bytes.equals(file))).toBe(true)
    expect((await state(ana)).state).toBe('none')
    larder.passSeconds(86_400 - 60)
    expect((await fetched(url)).statusCode).toBe(200)
    larder.passSeconds(120)
    expect((await fetched(url)).json().error.code).toBe('archive-not-found')
    bo = { ...(bo as Cook), ...(await signedIn(bo)) }
    expect((await state(bo)).state).toBe('none')
    await deleteExpiredRows(larder.serverDb, larder.now())
    expect((await larder.db.execute(sql`select from data_archive_parts`)).rows).toEqual([])
  })

  test('requires a session and is rate limited', async () => {
    for (const endpoint of [account.archive, account.askArchive, account.dropArchive])
      expect((await larder.call(endpoint, {})).body.error?.code).toBe('not-signed-in')
    for (const secret of ['x'.repeat(43), 'short', '..%2F..%2Fetc', 'y'.repeat(300)])
      expect([400, 404]).toContain((await fetched(`/api/v1/archives/${secret}`)).statusCode)
    const cleo = await aCook(larder, { name: 'Cleo' })
    for (let times = 0; times < 6; times += 1) {
      expect((await ask(cleo)).status).toBe(202)
      await larder.call(account.dropArchive, {}, as(cleo))
    }
    expect((await ask(cleo)).body.error?.code).toBe('too-many-requests')
  })
})

async function signedIn(cook: Cook | undefined) {
  const body = { email: cook?.email ?? '', password: cook?.password ?? '' }
  return { token: (await larder.call(account.login, { body })).body.data.access_token }
}

/** A table counts as empty when it only has its headings. */
function jsonOf(text: string, file: string): string {
  return file.endsWith('.csv') ? JSON.stringify(text.trim().split('\r\n').slice(1)) : text
}
