import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { household } from '@larder/contract/household'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { plans } from '@larder/contract/plans'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inTransaction } from '../../db/database'
import { toRawTx } from '../../db/tx'
import type { Cook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { connectEventStream } from '../../testing/fakes/event-stream-client'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

let app: AdminTestApp
let bo: Cook
const nobody = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const day = 86_400
const as = (cook: Cook) => ({ token: cook.token })
const whom = ({ user }: Cook) => ({ params: { id: user.id } })
const me = (cook: Cook) => app.call(account.me, {}, as(cook))
const suspend = (cook: Cook, by = app.ada, reason = 'Spam') =>
  app.call(admin.suspend, { ...whom(cook), body: { reason } }, as(by))
const reactivate = (cook: Cook) => app.call(admin.reactivate, whom(cook), as(app.ada))
const setRole = (cook: Cook, role: 'cook' | 'admin', by = app.ada) =>
  app.call(admin.changeRole, { ...whom(cook), body: { role } }, as(by))
const users = async (query: Record<string, string | number | boolean>) =>
  (await app.call(admin.users, { query } as never, as(app.ada))).body
const names = async (query: Record<string, string | number | boolean>) =>
  (await users(query)).data.map(({ name }) => name)

beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
  bo = await app.cook('Bo Marsh')
})
afterAll(() => app.close())

describe('every admin endpoint', () => {
  const calls = Object.values(admin) as Endpoint[]
  const given = (call: Endpoint) => {
    const params = { id: call.path.includes('/users/') ? bo.user.id : 1, kind: 'post' }
    const body = { reason: 'x', plan: 'pro', role: 'admin', email: bo.email, seen: 'x', text: 'x', name: 'x' }
    return { params, body, query: {} } as never
  }

  test.each(calls.map((call) => [call.name, call] as const))('%s is rejected for others', async (_, call) => {
    expect(call.access).toBe('admin')
    expect((await app.call(call, given(call))).body.error?.code).toBe('not-signed-in')
    const member = await app.call(call, given(call), as(bo))
    expect([member.status, member.body.error?.code]).toEqual([403, 'admins-only'])
  })

  test('changed nothing when rejected', async () => {
    expect(await app.auditLog()).toEqual([])
    expect((await me(bo)).body.data).toMatchObject({ role: 'cook', subscription: 'free' })
  })
})

describe('the accounts table', () => {
  let table: AdminTestApp
  const ask = async (query: Record<string, string | number | boolean>) =>
    (await table.call(admin.users, { query } as never, as(table.ada))).body
  const found = async (query: Record<string, string | number | boolean>) =>
    (await ask(query)).data.map(({ name }) => name)

  beforeAll(async () => {
    table = await anAdminApp(inject('cluster'))
    await table.db.$client.query(`with made as (
        select n, gen_random_uuid() as home, gen_random_uuid() as id from generate_series(1, 24) n),
      homes as (insert into households (id, name, created_at) select home, 'Home', now() from made)
      insert into accounts (id, email, name, subscription, status, current_household_id, created_at, updated_at, last_seen_at)
      select id, 'cook' || n || '@example.net', case n when 1 then '100% Zed' when 2 then 'Under_score' when 3 then 'Back\\slash'
          else 'Cook ' || to_char(n, 'FM00') end,
        (array['free', 'premium', 'pro'])[n % 3 + 1], case when n % 8 = 0 then 'suspended' else 'active' end, home,
        '2026-01-01T00:00:00Z'::timestamptz + (n % 5) * interval '1 day', '2026-01-01',
        case when n % 4 = 1 then '2026-10-01'::timestamptz when n % 4 = 2 then '2026-11-14'::timestamptz end from made`)
    await table.db.$client.query(`insert into scans (id, household_id, account_id, kind, created_at)
      select gen_random_uuid(), a.current_household_id, a.id, 'photo', '2026-11-15T01:00:00Z'
      from accounts a, generate_series(1, 3) where a.name in ('Cook 05', 'Cook 06')`)
    await aSavedRecipe(table.db, {}, table.ada)
  })
  afterAll(() => table.close())

  test('has pages of ten, newest first, each account once', async () => {
    const pages = [await ask({}), await ask({ page: 2 }), await ask({ page: 3 }), await ask({ page: 4 })]
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5, 0])
    expect(pages[0]?.page).toEqual({ number: 1, size: 10, pages: 3, total: 25 })
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(25)
    expect(pages[0]?.data[0]).toMatchObject({ name: 'Ada', you: true, role: 'admin', recipesCount: 1 })
    expect(pages[0]?.data[0]).toMatchObject({ status: 'Active', joinedDate: '2026-11-15', scansCount: 0 })
  })

  test.each(['name', 'email', 'status', 'plan', 'scans', 'recipes', 'joined'])(
    'sorted by %s is the same in reverse',
    async (sort) => {
      const down = await found({ sort, size: 100, down: true })
      expect(down).toHaveLength(25)
      expect(await found({ sort, size: 100, down: false })).toEqual(down.reverse())
    },
  )

  test('is sorted by the requested column', async () => {
    expect(await found({ sort: 'scans', size: 2 })).toEqual(expect.arrayContaining(['Cook 05', 'Cook 06']))
    expect((await ask({ sort: 'scans', size: 1 })).data[0]).toMatchObject({ scansCount: 3 })
    expect(await found({ sort: 'recipes', size: 1 })).toEqual(['Ada'])
    expect(await found({ sort: 'name', size: 3, down: false })).toEqual(['100% Zed', 'Ada', 'Back\\slash'])
    const plans = (await ask({ sort: 'plan', size: 100, down: false })).data.map((one) => one.subscription)
    expect(plans).toEqual([...plans].sort((a, b) => a.localeCompare(b)))
  })

  test('is searched in names and emails, literally', async () => {
    expect(await found({ search: '100%' })).toEqual(['100% Zed'])
    expect(await found({ search: '%' })).toEqual(['100% Zed'])
    expect(await found({ search: '_' })).toEqual(['Under_score'])
    expect(await found({ search: 'k\\s' })).toEqual(['Back\\slash'])
    expect(await found({ search: 'COOK17@' })).toEqual(['Cook 17'])
    expect(await found({ search: ' example.net  17 ' })).toEqual(['Cook 17'])
    expect(await found({ search: "'; drop table accounts; --" })).toEqual([])
    expect((await ask({ search: '' })).page.total).toBe(25)
  })

  test('is filtered by status and plan', async () => {
    expect(await found({ status: 'Suspended', sort: 'name', down: false })).toEqual([
      'Cook 08',
      'Cook 16',
      'Cook 24',
    ])
    const active = await ask({ status: 'Active', size: 100 })
    expect(active.data.every(({ status }) => status === 'Active')).toBe(true)
    expect(active.page.total).toBe(7)
    const inactive = await ask({ status: 'Inactive', plan: 'pro', size: 100 })
    expect(inactive.data.every((one) => one.subscription === 'pro' && one.status === 'Inactive')).toBe(true)
    expect(inactive.page.total).toBe(5)
  })

  test('matches the counts of the overview', async () => {
    const { body } = await table.call(admin.overview, {}, as(table.ada))
    const waiting = { submissions: 0, reports: 0, messages: 0 }
    expect(body.data).toEqual({ users: 25, active: 7, paying: 16, scansToday: 6, ...waiting })
  })

  test.each([
    { status: 'Gone' },
    { plan: 'gold' },
    { sort: 'password' },
    { down: 'sideways' },
    { page: 0 },
    { page: -1 },
    { size: 101 },
    { search: 'x'.repeat(121) },
  ])('rejects %o', async (query) => {
    const { body } = await table.call(admin.users, { query } as never, as(table.ada))
    expect(body.error?.code).toBe('bad-input')
  })

  test('uses an index for the search', async () => {
    const plan = await inTransaction(table.db, async (tx) => {
      await toRawTx(tx).execute(sql`set local enable_seqscan = off`)
      const { rows } = await toRawTx(tx).execute(sql`explain select accounts.id from accounts
        where (lower(name) || ' ' || email) like lower(${'%cook17%'})`)
      return JSON.stringify(rows)
    })
    expect(plan).toContain('accounts_words')
  })
})

describe('a visit', () => {
  test('is recorded once a day', async () => {
    const seen = async () =>
      (await app.one<Date>('select last_seen_at from accounts where id = $1', bo.user.id)).toISOString()
    await me(bo)
    const first = await seen()
    app.passSeconds(3700)
    await me(bo)
    expect(await seen()).toBe(first)
    await app.db.$client.query(
      `update accounts set last_seen_at = last_seen_at - interval '1 day' where id = $1`,
      [bo.user.id],
    )
    await me(bo)
    expect(await seen()).toBe(app.now())
  })

  test('that cannot be recorded does not fail the request', async () => {
    const dora = await app.cook('Dora')
    await app.db.$client.query('update accounts set last_seen_at = null where id = $1', [dora.user.id])
    await app.db.$client.query(`
      create function refuse_visit() returns trigger language plpgsql as
        $$ begin raise exception 'a node is away' using errcode = '08006'; end $$;
      create trigger refuse_visit before update of last_seen_at on accounts
        for each row execute function refuse_visit()`)
    expect((await me(dora)).status).toBe(200)
    await app.db.$client.query('drop function refuse_visit cascade')
    await me(dora)
    const [row] = (
      await app.db.$client.query('select last_seen_at as at from accounts where id = $1', [dora.user.id])
    ).rows
    expect(row.at.toISOString()).toBe(app.now())
  })

  test('makes an account active again', async () => {
    const cat = await app.cook('Cat')
    await app.db.$client.query(
      `update accounts set last_seen_at = '2026-01-01', created_at = '2025-12-01' where id = $1`,
      [cat.user.id],
    )
    expect((await users({ search: cat.email })).data).toMatchObject([{ status: 'Inactive' }])
    await me(cat)
    expect((await users({ search: cat.email })).data).toMatchObject([{ status: 'Active' }])
    expect(await names({ search: cat.email, status: 'Inactive' })).toEqual([])
  })
})

describe('suspending', () => {
  test('ends every session and event stream of the account only, and sends an email', async () => {
    const [dan, eve] = [await app.cook('Dan'), await app.cook('Eve')]
    const login = { body: { email: dan.email, password: dan.password } }
    const second = (await app.call(account.login, login)).body.data.access_token
    const url = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const line = await connectEventStream(url, dan.token)
    await line.next()
    const { body } = await suspend(dan)
    expect(body.data).toMatchObject({ status: 'Suspended', name: 'Dan' })
    await line.ended
    for (const token of [dan.token, second])
      expect((await app.call(household.current, {}, { token })).body.error?.code).toBe('not-signed-in')
    expect((await app.call(account.login, login)).body.error?.code).toBe('account-suspended')
    expect((await me(eve)).status).toBe(200)
    await expect.poll(() => app.mails.at(-1)).toMatchObject({ to: dan.email })
    expect(app.mails.at(-1)?.text).toContain('Spam')

    const mails = app.mails.length
    await suspend(dan, app.ada, 'Again')
    expect((await app.auditLog())[0]).toBe(`Ada suspended Dan (${dan.email}): Spam`)
    expect(app.mails).toHaveLength(mails)

    expect((await reactivate(dan)).body.data.status).toBe('Active')
    expect((await reactivate(dan)).status).toBe(200)
    expect((await app.call(account.login, login)).status).toBe(200)
    expect((await app.auditLog()).slice(0, 2)).toEqual([
      `Ada reactivated Dan (${dan.email})`,
      `Ada suspended Dan (${dan.email}): Spam`,
    ])
  })

  test('requires a reason and another account', async () => {
    expect((await suspend(bo, app.ada, ' ')).body.error?.code).toBe('bad-input')
    expect((await suspend(bo, app.ada, 'x'.repeat(501))).body.error?.code).toBe('bad-input')
    expect((await suspend(app.ada)).body.error?.code).toBe('not-yourself')
    const gone = await app.call(admin.suspend, { params: { id: nobody }, body: { reason: 'x' } }, as(app.ada))
    expect(gone.body.error?.code).toBe('user-not-found')
  })

  test('stores hostile text as text', async () => {
    const reason = `<script>alert(1)</script>'; drop table accounts; --`
    const fox = await app.cook('<b>Fox</b>')
    await suspend(fox, app.ada, reason)
    expect((await app.auditLog())[0]).toBe(`Ada suspended <b>Fox</b> (${fox.email}): ${reason}`)
  })
})

describe('plans and roles', () => {
  beforeAll(async () => {
    await app.call(account.confirm, { body: { currentPassword: app.ada.password } }, as(app.ada))
  })

  test('change at once, are recorded, and a repetition changes nothing', async () => {
    const setPlan = () => app.call(admin.changePlan, { ...whom(bo), body: { plan: 'premium' } }, as(app.ada))
    expect((await setPlan()).body.data.subscription).toBe('premium')
    await setPlan()
    expect((await me(bo)).body.data.subscription).toBe('premium')
    expect((await app.call(plans.mine, {}, as(bo))).body.data).toMatchObject({
      plan: 'premium',
      by: 'admin',
    })
    expect((await setRole(bo, 'admin')).body.data.role).toBe('admin')
    await setRole(bo, 'admin')
    expect((await app.call(admin.overview, {}, as(bo))).status).toBe(200)
    expect((await setRole(bo, 'cook')).body.data.role).toBe('cook')
    expect((await app.call(admin.overview, {}, as(bo))).status).toBe(403)
    const about = `Bo Marsh (${bo.email})`
    expect((await app.auditLog()).slice(0, 3)).toEqual([
      `Ada demoted ${about}`,
      `Ada promoted ${about}`,
      `Ada changed plan ${about}: free → premium`,
    ])
    expect((await setRole(app.ada, 'cook')).body.error?.code).toBe('not-yourself')
  })

  test('an admin with a scheduled deletion cannot be the only one left', async () => {
    const hal = await app.cook('Hal')
    await setRole(hal, 'admin')
    await app.one('update accounts set deletion_at = now() where id = $1', hal.user.id)
    for (const rejected of [await setRole(app.ada, 'cook', hal), await suspend(app.ada, hal)])
      expect(rejected.body.error?.code).toBe('last-admin')
    await app.one('update accounts set deletion_at = null where id = $1', hal.user.id)
    expect((await setRole(hal, 'cook')).status).toBe(200)
  })

  test('two concurrent admins never leave the installation without one', async () => {
    const gus = await app.cook('Gus')
    for (let round = 0; round < 5; round += 1) {
      await setRole(gus, 'admin')
      const rejected = await Promise.all([
        setRole(app.ada, 'cook', gus),
        round % 2 === 0 ? setRole(gus, 'cook') : suspend(gus),
      ])
      const codes = rejected.map(({ body }) => body.error?.code).filter(Boolean)
      expect(codes).toHaveLength(1)
      expect(['last-admin', 'admins-only', 'not-signed-in']).toContain(codes[0])
      expect(
        await app.one(`select count(*)::int from accounts where role = 'admin' and status = 'active'`),
      ).toBe(1)
      await app.db.$client.query(`update accounts set status = 'active', role = 'admin' where id = $1`, [
        app.ada.user.id,
      ])
      await app.db.$client.query(`update accounts set status = 'active', role = 'cook' where id = $1`, [
        gus.user.id,
      ])
      const login = { body: { email: gus.email, password: gus.password } }
      gus.token = (await app.call(account.login, login)).body.data.access_token
    }
    app.passSeconds(day)
  })
})
