import { household } from '@larder/contract/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addMember } from '../../db/queries/membership'
import { accounts } from '../../db/tables/account'
import { householdMembers, invitations } from '../../db/tables/household'
import { defaultRateLimits } from '../../http/rate-limits'
import { newId } from '../../secrets'
import { aCook, type Cook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'

const plenty = { most: 10_000, windowSeconds: 60 }
const allowances = {
  ...defaultRateLimits,
  registrations: plenty,
  invitationTries: plenty,
  perAddress: plenty,
}
const day = 86_400

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances })
})
afterAll(() => larder.close())

const invite = ({ token }: Cook, days?: 1 | 7 | 30, forSeveral = false) =>
  larder.call(household.invite, { body: { days, forSeveral } }, { token })
const join = ({ token }: Cook, code: string) => larder.call(household.join, { body: { code } }, { token })
const peek = ({ token }: Cook, code: string) => larder.call(household.peek, { body: { code } }, { token })
const withdraw = ({ token }: Cook, id: string) =>
  larder.call(household.withdraw, { params: { id } }, { token })
const current = async ({ token }: Cook) => (await larder.call(household.current, {}, { token })).body.data

describe('an invitation', () => {
  test('returns its code once and stores it hashed', async () => {
    const ana = await aCook(larder)
    const made = await invite(ana)
    expect(made.status).toBe(201)
    const { code, link, invitation } = made.body.data
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(link).toBe(`http://larder.test/household#join=${code}`)
    expect(invitation).toMatchObject({
      invitedBy: 'Ana',
      joined: 0,
      forSeveral: false,
      createdAt: larder.now(),
    })
    const shown = await current(ana)
    expect(shown.invitations).toEqual([invitation])
    const [stored] = await larder.db.select().from(invitations).where(eq(invitations.id, invitation.id))
    expect(stored?.codeHash).toHaveLength(32)
    expect(JSON.stringify(shown)).not.toContain(code.slice(0, 5))
    expect(larder.logged.join('')).not.toContain(code.slice(0, 5))
  })

  test('admits one person: after that it equals an unknown one', async () => {
    const ana = await aCook(larder, { name: 'Ana' })
    const cooks = [await aCook(larder), await aCook(larder), await aCook(larder)]
    const { code } = (await invite(ana)).body.data
    const all = await Promise.all(cooks.map((cook) => join(cook, code)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const { members, invitations: open } = await current(ana)
    expect([members.length, open]).toEqual([2, []])
  })

  test('names inviter and household to a visitor who has the code', async () => {
    const ana = await aCook(larder, { name: 'Ana' })
    const { code } = (await invite(ana)).body.data
    const seen = await larder.call(household.peek, { body: { code } })
    expect(seen.body.data).toMatchObject({
      household: 'Ana’s kitchen',
      invitedBy: 'Ana',
      members: 1,
      alreadyMember: false,
    })
    expect((await larder.call(household.peek, { body: { code: '00000-00000' } })).status).toBe(404)
    expect((await larder.call(household.join, { body: { code } })).status).toBe(401)
  })

  test('for several shows its household and admits any number, in any spelling', async () => {
    const ana = await aCook(larder, { name: 'Ana' })
    const [ben, cleo] = [await aCook(larder, { name: 'Ben' }), await aCook(larder, { name: 'Cleo' })]
    const { code, invitation } = (await invite(ana, 7, true)).body.data
    expect((await peek(ben, code)).body.data).toEqual({
      household: 'Ana’s kitchen',
      invitedBy: 'Ana',
      members: 1,
      expiresAt: invitation.expiresAt,
      alreadyMember: false,
    })
    const joined = await join(ben, ` ${code.toLowerCase().replace('-', ' ')} `)
    expect(joined.body.data).toMatchObject({ name: 'Ana’s kitchen', role: 'member', invitations: [] })
    expect((await peek(ben, code)).body.data).toMatchObject({ alreadyMember: true, members: 2 })
    expect((await join(ben, code)).body.error?.code).toBe('already-member')
    await join(cleo, code.replaceAll('0', 'o').replaceAll('1', 'l'))
    const { members, invitations: open } = await current(ana)
    expect(members.map(({ name, role, you }) => [name, role, you])).toEqual([
      ['Ana', 'owner', true],
      ['Ben', 'member', false],
      ['Cleo', 'member', false],
    ])
    expect(open.map(({ joined }) => joined)).toEqual([2])
  })

  test('expires after one, seven or thirty days; an expired code equals an unknown one', async () => {
    const fresh = await testApp(inject('cluster'), { allowances })
    const [ana, ben] = [await aCook(fresh), await aCook(fresh)]
    const call = { token: ana.token }
    const codes: string[] = []
    for (const days of [1, 7, 30] as const)
      codes.push((await fresh.call(household.invite, { body: { days } }, call)).body.data.code)
    const tryAll = async () => {
      const login = await fresh.call(household.list, {}, { token: ben.token })
      expect(login.status).toBe(200)
      const tries = codes.map((code) => fresh.call(household.peek, { body: { code } }, { token: ben.token }))
      return (await Promise.all(tries)).map(({ status }) => status)
    }
    await fresh.db.execute(`update sessions set expires_at = expires_at + interval '60 days'`)
    expect(await tryAll()).toEqual([200, 200, 200])
    fresh.passSeconds(day)
    expect(await tryAll()).toEqual([404, 200, 200])
    fresh.passSeconds(6 * day)
    expect(await tryAll()).toEqual([404, 404, 200])
    expect((await fresh.call(household.current, {}, call)).body.data.invitations).toHaveLength(1)
    fresh.passSeconds(23 * day)
    expect(await tryAll()).toEqual([404, 404, 404])
    const statusesOf = async (code: string) => [
      (await fresh.call(household.peek, { body: { code } }, { token: ben.token })).body,
      (await fresh.call(household.join, { body: { code } }, { token: ben.token })).body,
    ]
    expect(await statusesOf(codes[0] ?? '')).toEqual(await statusesOf('00000-00000'))
    await fresh.close()
  })

  test('is withdrawn by an owner only', async () => {
    const [ana, ben, eve] = [await aCook(larder), await aCook(larder), await aCook(larder)]
    const { code, invitation } = (await invite(ana, 7, true)).body.data
    await join(ben, code)
    expect((await invite(ben)).body.error?.code).toBe('owners-only')
    expect((await withdraw(ben, invitation.id)).body.error?.code).toBe('owners-only')
    expect((await withdraw(eve, invitation.id)).body.error?.code).toBe('invitation-not-found')
    expect((await withdraw(ana, newId())).body.error?.code).toBe('invitation-not-found')
    expect((await withdraw(ana, invitation.id)).body).toEqual({ data: null })
    expect((await withdraw(ana, invitation.id)).body.error?.code).toBe('invitation-not-found')
    expect((await join(eve, code)).body.error?.code).toBe('invitation-not-found')
  })

  test('twenty are open at most; expired ones do not count', async () => {
    const ana = await aCook(larder)
    const made = await Promise.all(Array.from({ length: 22 }, () => invite(ana, 1)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(made.find(({ status }) => status === 409)?.body.error?.code).toBe('too-many-invitations')
    await larder.db.update(invitations).set({ expiresAt: larder.now() })
    expect((await invite(ana)).status).toBe(201)
  })

  test('members are limited to fifty', async () => {
    const ana = await aCook(larder)
    const { id } = await current(ana)
    for (let n = 0; n < 48; n += 1) {
      const account = newId()
      await larder.db.insert(accounts).values({
        id: account,
        email: `crowd-${n}@example.org`,
        name: 'Crowd',
        role: 'cook',
        subscription: 'free',
        status: 'active',
        currentHouseholdId: id,
        createdAt: larder.now(),
        updatedAt: larder.now(),
      })
      await addMember(larder.db, id, account, 'member', larder.now())
    }
    const { code } = (await invite(ana, 7, true)).body.data
    const both = await Promise.all([await aCook(larder), await aCook(larder)].map((cook) => join(cook, code)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.error?.code).toBe('too-many-members')
    expect(await larder.db.$count(householdMembers, eq(householdMembers.householdId, id))).toBe(50)
  })

  test('without its author it stays valid and names nobody', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    const { code, invitation } = (await invite(ana)).body.data
    await larder.db.update(invitations).set({ invitedBy: null }).where(eq(invitations.id, invitation.id))
    expect((await peek(ben, code)).body.data.invitedBy).toBeUndefined()
    expect((await current(ana)).invitations[0]).not.toHaveProperty('invitedBy')
  })
})

describe('guessing codes', () => {
  test('is limited per account and per address, over both endpoints', async () => {
    const strict = await testApp(inject('cluster'), {
      allowances: { ...allowances, invitationTries: { most: 4, windowSeconds: 3600 } },
    })
    const [ana, ben] = [await aCook(strict), await aCook(strict)]
    const guess = (cook: Cook, address: string, call: 'peek' | 'join' = 'peek') =>
      strict.call(household[call], { body: { code: 'K7QXM2PD9R' } }, { token: cook.token, address })
    for (const call of ['peek', 'join', 'peek', 'join'] as const)
      expect((await guess(ana, '198.51.100.1', call)).status).toBe(404)
    expect((await guess(ana, '198.51.100.2')).body.error?.code).toBe('too-many-requests')
    expect((await guess(ben, '198.51.100.1', 'join')).body.error?.code).toBe('too-many-requests')
    expect((await guess(ben, '198.51.100.3')).status).toBe(404)
    await strict.close()
  })
})
