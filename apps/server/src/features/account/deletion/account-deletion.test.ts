import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { household } from '@larder/contract/household'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../../testing/a-cook'
import { joinHousehold } from '../../../testing/join-household'
import { type AdminTestApp, anAdminApp } from '../../../testing/kitchens/an-admin-app'

const day = 86_400

let app: AdminTestApp
const as = (cook: Cook) => ({ token: cook.token })
type Wish = { email?: string; currentPassword?: string; handovers?: { householdId: string; to?: string }[] }
const leave = (cook: Cook, wish: Wish = {}) =>
  app.call(
    account.scheduleDeletion,
    { body: { email: cook.email, currentPassword: cook.password, ...wish } },
    as(cook),
  )
const codeOf = async (response: ReturnType<typeof leave>) => (await response).body.error?.code
const homeOf = async (cook: Cook) => (await app.call(household.current, {}, as(cook))).body.data
const signIn = async (cook: Cook): Promise<Cook> => {
  const { body } = await app.call(account.login, { body: { email: cook.email, password: cook.password } })
  return { ...cook, token: body.data.access_token, user: body.data.user }
}
const isThere = (cook: Cook) =>
  app.one<boolean>('select exists (select from accounts where id = $1)', cook.user.id)
const mailed = (cook: Cook) => app.mails.filter(({ to }) => to === cook.email).map(({ subject }) => subject)

beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
})
afterAll(() => app.close())

describe('scheduling account deletion', () => {
  test('signs out everywhere and can be cancelled for 14 days', async () => {
    const kit = await app.cook('Kit')
    const phone = await signIn(kit)
    const left = await leave(kit, { email: ` ${kit.email.toUpperCase()} ` })
    const deletionAt = new Date(Date.parse(app.now()) + 14 * day * 1000).toISOString()
    expect(left.body.data).toEqual({ deletionAt })
    for (const deleted of [kit, phone])
      expect((await app.call(account.me, {}, as(deleted))).body.error?.code).toBe('not-signed-in')
    await expect.poll(() => mailed(kit)).toEqual(['Your Larder account will be deleted'])
    const email = app.mails.find(({ to }) => to === kit.email)?.text
    expect(email).toContain('29 November 2026')
    expect(email).toContain('http://larder.test/login')

    // A repeated request keeps the first day and sends no further email.
    app.passSeconds(3 * day)
    const back = await signIn(kit)
    expect(back.user.deletionAt).toBe(deletionAt)
    expect((await app.call(account.deletion, {}, as(back))).body.data.deletionAt).toBe(deletionAt)
    expect((await leave(back)).body.data).toEqual({ deletionAt })
    expect(mailed(kit)).toHaveLength(1)

    const again = await signIn(kit)
    expect((await app.call(account.cancelDeletion, {}, as(again))).status).toBe(200)
    expect((await app.call(account.cancelDeletion, {}, as(again))).status).toBe(200)
    expect((await app.call(account.me, {}, as(again))).body.data).not.toHaveProperty('deletionAt')
    app.passSeconds(20 * day)
    await app.tick()
    expect(await isThere(kit)).toBe(true)
  })

  test('requires the email and, where there is one, the password', async () => {
    const lea = await app.cook('Lea')
    expect(await codeOf(leave(lea, { email: 'lea@elsewhere.org' }))).toBe('email-differs')
    expect((await leave(lea, { currentPassword: 'four cold plums' })).body.error).toMatchObject({
      code: 'wrong-password',
      fields: { currentPassword: expect.any(String) },
    })
    const { call } = app
    expect(
      (await call(account.scheduleDeletion, { body: { email: lea.email } }, as(lea))).body.error?.code,
    ).toBe('wrong-password')
    expect((await call(account.scheduleDeletion, { body: { email: lea.email } })).body.error?.code).toBe(
      'not-signed-in',
    )
    expect((await call(account.deletion, {})).body.error?.code).toBe('not-signed-in')
    expect((await call(account.cancelDeletion, {})).body.error?.code).toBe('not-signed-in')
    for (const wish of [
      { email: 7 },
      { email: 'x'.repeat(300) },
      { handovers: 'all' },
      { handovers: [{ householdId: 'x' }] },
      { handovers: Array(51).fill({ householdId: lea.user.id }) },
    ])
      expect(await codeOf(leave(lea, wish as Wish))).toBe('bad-input')
    for (let tries = 0; tries < 9; tries += 1) await leave(lea, { currentPassword: 'no' })
    expect(await codeOf(leave(lea))).toBe('too-many-attempts')
    app.passSeconds(2000)

    await app.one('update accounts set password_hash = null where id = $1', lea.user.id)
    expect(await codeOf(leave(lea))).toBe('confirmation-needed')
    await app.one('update sessions set confirmed_at = $2 where account_id = $1', lea.user.id, app.now())
    expect((await call(account.scheduleDeletion, { body: { email: lea.email } }, as(lea))).status).toBe(200)
  })

  test('is rejected for the last admin while other accounts exist', async () => {
    app.ada = await signIn(app.ada)
    expect(await codeOf(leave(app.ada))).toBe('last-admin')
    const max = await app.cook('Max')
    const role = (cook: Cook, to: 'admin' | 'cook') =>
      app.call(admin.changeRole, { params: { id: cook.user.id }, body: { role: to } }, as(app.ada))
    await role(max, 'admin')
    expect((await leave(max)).status).toBe(200)
    // An admin with a scheduled deletion does not count.
    expect(await codeOf(leave(app.ada))).toBe('last-admin')

    // An account that has become the last admin since is not purged.
    await app.db.execute(sql`update accounts set role = 'cook' where id = ${app.ada.user.id}`)
    app.passSeconds(15 * day)
    await app.tick()
    expect(await isThere(max)).toBe(true)
    expect(app.logged.join('')).toContain('account purge')
    await app.db.execute(sql`update accounts set role = 'admin' where id = ${app.ada.user.id}`)
    app.passSeconds(3700)
    await app.tick()
    expect(await isThere(max)).toBe(false)
    app.ada = await signIn(app.ada)
  })
})

describe('a household of the deleted account', () => {
  test('needs a decision if nobody else owns it, and only members can take over', async () => {
    const [nan, ole, pia] = [await app.cook('Nan'), await app.cook('Ole'), await app.cook('Pia')]
    await joinHousehold(app, nan, ole)
    const { id, name } = await homeOf(nan)
    const pias = (await homeOf(pia)).id
    const { body } = await app.call(account.deletion, {}, as(nan))
    expect(body.data).toEqual({
      households: [
        { id, name, alone: false, undecided: true, others: [{ accountId: ole.user.id, name: 'Ole' }] },
      ],
    })
    expect(await codeOf(leave(nan))).toBe('household-undecided')
    for (const to of [pia.user.id, nan.user.id])
      expect((await leave(nan, { handovers: [{ householdId: id, to }] })).body.error).toMatchObject({
        code: 'bad-input',
        fields: { 'handovers.0.to': expect.any(String) },
      })
    expect((await leave(nan, { handovers: [{ householdId: pias }] })).body.error?.fields).toHaveProperty([
      'handovers.0.householdId',
    ])
    // A plain member needs no decision.
    const roles = (await app.call(account.deletion, {}, as(ole))).body.data.households
    expect(roles.map(({ alone, undecided }) => [alone, undecided])).toContainEqual([false, false])

    expect((await leave(nan, { handovers: [{ householdId: id, to: ole.user.id }] })).status).toBe(200)
    app.passSeconds(14 * day + 3600)
    await app.tick()
    expect(await isThere(nan)).toBe(false)
    const inherited = await homeOf(await signIn(ole))
    expect(inherited).toMatchObject({ id, name: 'Ole’s kitchen', members: [{ name: 'Ole', role: 'owner' }] })
  })

  test('is deleted with its owner on request; its members are notified and get another household', async () => {
    const [quy, rae] = [await app.cook('Quy'), await app.cook('Rae')]
    await joinHousehold(app, quy, rae)
    const { id } = await homeOf(quy)
    const { code } = (await app.call(household.invite, { body: {} }, as(quy))).body.data
    await leave(quy, { handovers: [{ householdId: id }] })
    await expect.poll(() => mailed(rae)).toEqual(['Quy’s kitchen will be deleted'])
    // Invitations are closed.
    const late = await app.cook('Late')
    const joined = await app.call(household.join, { body: { code } }, as(late))
    expect(joined.body.error?.code).toBe('invitation-not-found')

    const back = await signIn(quy)
    const invite = () => app.call(household.invite, { body: {} }, as(back))
    expect((await invite()).body.error?.code).toBe('household-being-deleted')
    await app.call(account.cancelDeletion, {}, as(back))
    await expect.poll(() => mailed(rae)).toContain('Quy’s kitchen stays')
    expect((await invite()).status).toBe(201)

    await leave(back, { handovers: [{ householdId: id }] })
    app.passSeconds(15 * day)
    await app.tick()
    expect(await isThere(quy)).toBe(false)
    expect(await app.one('select count(*)::int from households where id = $1', id)).toBe(0)
    const elsewhere = await homeOf(await signIn(rae))
    expect(elsewhere).toMatchObject({ members: [{ name: 'Rae', role: 'owner' }] })
    await expect.poll(() => mailed(quy)).toContain('Your Larder account is deleted')
  })

  test('goes to the longest member when the chosen one has left, and stays with an owner who joined since', async () => {
    const [sam, tea, ulf] = [await app.cook('Sam'), await app.cook('Tea'), await app.cook('Ulf')]
    await joinHousehold(app, sam, tea)
    app.passSeconds(60)
    await joinHousehold(app, sam, ulf)
    const { id } = await homeOf(sam)
    await leave(sam, { handovers: [{ householdId: id, to: ulf.user.id }] })
    expect((await app.call(household.leave, { params: { id } }, as(ulf))).status).toBe(200)

    const [viv, wim] = [await app.cook('Viv'), await app.cook('Wim')]
    await joinHousehold(app, viv, wim)
    const kept = await homeOf(viv)
    await leave(viv, { handovers: [{ householdId: kept.id }] })
    await app.one(`update household_members set role = 'owner' where account_id = $1`, wim.user.id)

    app.passSeconds(15 * day)
    await app.tick()
    expect((await homeOf(await signIn(tea))).members).toMatchObject([{ name: 'Tea', role: 'owner' }])
    expect(await homeOf(await signIn(wim))).toMatchObject({ id: kept.id, members: [{ name: 'Wim' }] })
  })
})
