import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { household } from '@larder/contract/household'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../../testing/a-cook'
import { joinHousehold } from '../../../testing/join-household'
import { type AdminTestApp, anAdminApp } from '../../../testing/kitchens/an-admin-app'

const day = 86_400

let house: AdminTestApp
const as = (cook: Cook) => ({ token: cook.token })
type Wish = { email?: string; currentPassword?: string; handovers?: { householdId: string; to?: string }[] }
const leave = (cook: Cook, wish: Wish = {}) =>
  house.call(
    account.leave,
    { body: { email: cook.email, currentPassword: cook.password, ...wish } },
    as(cook),
  )
const codeOf = async (answer: ReturnType<typeof leave>) => (await answer).body.error?.code
const homeOf = async (cook: Cook) => (await house.call(household.current, {}, as(cook))).body.data
const signIn = async (cook: Cook): Promise<Cook> => {
  const { body } = await house.call(account.login, { body: { email: cook.email, password: cook.password } })
  return { ...cook, token: body.data.access_token, user: body.data.user }
}
const isThere = (cook: Cook) =>
  house.one<boolean>('select exists (select from accounts where id = $1)', cook.user.id)
const mailed = (cook: Cook) => house.mails.filter(({ to }) => to === cook.email).map(({ subject }) => subject)

beforeAll(async () => {
  house = await anAdminApp(inject('cluster'))
})
afterAll(() => house.close())

describe('leaving', () => {
  test('signs out everywhere and can be taken back for 14 days', async () => {
    const kit = await house.cook('Kit')
    const phone = await signIn(kit)
    const left = await leave(kit, { email: ` ${kit.email.toUpperCase()} ` })
    const deletionAt = new Date(Date.parse(house.now()) + 14 * day * 1000).toISOString()
    expect(left.body.data).toEqual({ deletionAt })
    for (const gone of [kit, phone])
      expect((await house.call(account.me, {}, as(gone))).body.error?.code).toBe('not-signed-in')
    await expect.poll(() => mailed(kit)).toEqual(['Your Larder account will be deleted'])
    const letter = house.mails.find(({ to }) => to === kit.email)?.text
    expect(letter).toContain('29 November 2026')
    expect(letter).toContain('http://larder.test/login')

    // Asking again keeps the first day, and says nothing twice.
    house.passSeconds(3 * day)
    const back = await signIn(kit)
    expect(back.user.deletionAt).toBe(deletionAt)
    expect((await house.call(account.leaving, {}, as(back))).body.data.deletionAt).toBe(deletionAt)
    expect((await leave(back)).body.data).toEqual({ deletionAt })
    expect(mailed(kit)).toHaveLength(1)

    const again = await signIn(kit)
    expect((await house.call(account.stay, {}, as(again))).status).toBe(200)
    expect((await house.call(account.stay, {}, as(again))).status).toBe(200)
    expect((await house.call(account.me, {}, as(again))).body.data).not.toHaveProperty('deletionAt')
    house.passSeconds(20 * day)
    await house.tick()
    expect(await isThere(kit)).toBe(true)
  })

  test('needs the email and, where there is one, the password', async () => {
    const lea = await house.cook('Lea')
    expect(await codeOf(leave(lea, { email: 'lea@elsewhere.org' }))).toBe('email-differs')
    expect((await leave(lea, { currentPassword: 'four cold plums' })).body.error).toMatchObject({
      code: 'wrong-password',
      fields: { currentPassword: expect.any(String) },
    })
    const { call } = house
    expect((await call(account.leave, { body: { email: lea.email } }, as(lea))).body.error?.code).toBe(
      'wrong-password',
    )
    expect((await call(account.leave, { body: { email: lea.email } })).body.error?.code).toBe('not-signed-in')
    expect((await call(account.leaving, {})).body.error?.code).toBe('not-signed-in')
    expect((await call(account.stay, {})).body.error?.code).toBe('not-signed-in')
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
    house.passSeconds(2000)

    await house.one('update accounts set password_hash = null where id = $1', lea.user.id)
    expect((await call(account.leave, { body: { email: lea.email } }, as(lea))).status).toBe(200)
  })

  test('is not for the last admin while others are left', async () => {
    house.ada = await signIn(house.ada)
    expect(await codeOf(leave(house.ada))).toBe('last-admin')
    const max = await house.cook('Max')
    const role = (cook: Cook, to: 'admin' | 'cook') =>
      house.call(admin.changeRole, { params: { id: cook.user.id }, body: { role: to } }, as(house.ada))
    await role(max, 'admin')
    expect((await leave(max)).status).toBe(200)
    // Who is about to go does not count.
    expect(await codeOf(leave(house.ada))).toBe('last-admin')

    // Nor does anybody go who has become the last one since.
    await house.db.execute(sql`update accounts set role = 'cook' where id = ${house.ada.user.id}`)
    house.passSeconds(15 * day)
    await house.tick()
    expect(await isThere(max)).toBe(true)
    expect(house.logged.join('')).toContain('account purge')
    await house.db.execute(sql`update accounts set role = 'admin' where id = ${house.ada.user.id}`)
    house.passSeconds(3700)
    await house.tick()
    expect(await isThere(max)).toBe(false)
    house.ada = await signIn(house.ada)
  })
})

describe('a household', () => {
  test('needs a word where nobody else owns it, and only members inherit', async () => {
    const [nan, ole, pia] = [await house.cook('Nan'), await house.cook('Ole'), await house.cook('Pia')]
    await joinHousehold(house, nan, ole)
    const { id, name } = await homeOf(nan)
    const pias = (await homeOf(pia)).id
    const { body } = await house.call(account.leaving, {}, as(nan))
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
    // Whoever only lives there leaves without a word.
    const roles = (await house.call(account.leaving, {}, as(ole))).body.data.households
    expect(roles.map(({ alone, undecided }) => [alone, undecided])).toContainEqual([false, false])

    expect((await leave(nan, { handovers: [{ householdId: id, to: ole.user.id }] })).status).toBe(200)
    house.passSeconds(14 * day + 3600)
    await house.tick()
    expect(await isThere(nan)).toBe(false)
    const inherited = await homeOf(await signIn(ole))
    expect(inherited).toMatchObject({ id, name: 'Ole’s kitchen', members: [{ name: 'Ole', role: 'owner' }] })
  })

  test('goes with its owner where they say so, and its members are told and cook elsewhere', async () => {
    const [quy, rae] = [await house.cook('Quy'), await house.cook('Rae')]
    await joinHousehold(house, quy, rae)
    const { id } = await homeOf(quy)
    const { code } = (await house.call(household.invite, { body: {} }, as(quy))).body.data
    await leave(quy, { handovers: [{ householdId: id }] })
    await expect.poll(() => mailed(rae)).toEqual(['Quy’s kitchen will be deleted'])
    // Nobody moves in any more.
    const late = await house.cook('Late')
    const joined = await house.call(household.join, { body: { code } }, as(late))
    expect(joined.body.error?.code).toBe('invitation-not-found')

    const back = await signIn(quy)
    const invite = () => house.call(household.invite, { body: {} }, as(back))
    expect((await invite()).body.error?.code).toBe('household-being-deleted')
    await house.call(account.stay, {}, as(back))
    await expect.poll(() => mailed(rae)).toContain('Quy’s kitchen stays')
    expect((await invite()).status).toBe(201)

    await leave(back, { handovers: [{ householdId: id }] })
    house.passSeconds(15 * day)
    await house.tick()
    expect(await isThere(quy)).toBe(false)
    expect(await house.one('select count(*)::int from households where id = $1', id)).toBe(0)
    const elsewhere = await homeOf(await signIn(rae))
    expect(elsewhere).toMatchObject({ members: [{ name: 'Rae', role: 'owner' }] })
    await expect.poll(() => mailed(quy)).toContain('Your Larder account is deleted')
  })

  test('goes to whoever was there longest when the heir is gone, and stays with an owner who came since', async () => {
    const [sam, tea, ulf] = [await house.cook('Sam'), await house.cook('Tea'), await house.cook('Ulf')]
    await joinHousehold(house, sam, tea)
    house.passSeconds(60)
    await joinHousehold(house, sam, ulf)
    const { id } = await homeOf(sam)
    await leave(sam, { handovers: [{ householdId: id, to: ulf.user.id }] })
    expect((await house.call(household.leave, { params: { id } }, as(ulf))).status).toBe(200)

    const [viv, wim] = [await house.cook('Viv'), await house.cook('Wim')]
    await joinHousehold(house, viv, wim)
    const kept = await homeOf(viv)
    await leave(viv, { handovers: [{ householdId: kept.id }] })
    await house.one(`update household_members set role = 'owner' where account_id = $1`, wim.user.id)

    house.passSeconds(15 * day)
    await house.tick()
    expect((await homeOf(await signIn(tea))).members).toMatchObject([{ name: 'Tea', role: 'owner' }])
    expect(await homeOf(await signIn(wim))).toMatchObject({ id: kept.id, members: [{ name: 'Wim' }] })
  })
})
