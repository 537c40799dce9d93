import { account } from '@larder/contract/account'
import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { people } from '../../db/tables/diet'
import { householdMembers, households } from '../../db/tables/household'
import { defaultRateLimits } from '../../http/rate-limits'
import { newId } from '../../secrets'
import { aCook, type Cook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import { type TestApp, testApp } from '../../testing/test-app'

const plenty = { most: 10_000, windowSeconds: 60 }
const allowances = {
  ...defaultRateLimits,
  registrations: plenty,
  invitationTries: plenty,
  perAddress: plenty,
}

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances })
})
afterAll(() => larder.close())

const current = async ({ token }: Cook) => (await larder.call(household.current, {}, { token })).body.data
const list = async ({ token }: Cook) => (await larder.call(household.list, {}, { token })).body.data
const create = ({ token }: Cook, name = 'Weekend house', timeZone?: string) =>
  larder.call(household.create, { body: { name, timeZone } }, { token })
const leave = ({ token }: Cook, id: string) => larder.call(household.leave, { params: { id } }, { token })
const enter = ({ token }: Cook, id: string) => larder.call(household.enter, { params: { id } }, { token })
const setRole = ({ token }: Cook, { user }: Cook, role: 'owner' | 'member') =>
  larder.call(household.setRole, { params: { accountId: user.id }, body: { role } }, { token })
const remove = ({ token }: Cook, { user }: Cook) =>
  larder.call(household.removeMember, { params: { accountId: user.id } }, { token })

async function twoTogether(): Promise<{ ana: Cook; ben: Cook; id: string }> {
  const ana = await aCook(larder, { name: 'Ana' })
  const ben = await aCook(larder, { name: 'Ben' })
  const { id } = await joinHousehold(larder, ana, ben)
  return { ana, ben, id }
}

describe('a household', () => {
  test('exists from the registration on, with the cook as its owner', async () => {
    const ana = await aCook(larder)
    expect(await current(ana)).toEqual({
      id: expect.any(String),
      name: 'Ana’s kitchen',
      timeZone: 'UTC',
      currency: 'USD',
      role: 'owner',
      members: [{ accountId: ana.user.id, name: 'Ana', role: 'owner', joinedAt: larder.now(), you: true }],
      invitations: [],
    })
  })

  test('uses the time zone of the registration', async () => {
    const body = {
      name: 'Kai',
      email: 'kai@example.org',
      password: 'three warm plums',
      timeZone: 'Pacific/Apia',
    }
    const { access_token: token } = (await larder.call(account.register, { body })).body.data
    expect((await larder.call(household.current, {}, { token })).body.data.timeZone).toBe('Pacific/Apia')
  })

  test('is renamed and gets its time zone and currency from an owner', async () => {
    const { ana, ben } = await twoTogether()
    const update = (cook: Cook, body: { name?: string; timeZone?: string; currency?: string }) =>
      larder.call(household.update, { body }, { token: cook.token })
    expect((await update(ana, { timeZone: 'Asia/Kathmandu' })).body.data).toMatchObject({
      name: 'Ana’s kitchen',
      timeZone: 'Asia/Kathmandu',
      currency: 'USD',
    })
    expect(
      (await update(ana, { name: "  Ana & Ben's '); drop table households; -- ", currency: 'NPR' })).status,
    ).toBe(200)
    expect(await current(ben)).toMatchObject({
      name: "Ana & Ben's '); drop table households; --",
      timeZone: 'Asia/Kathmandu',
      currency: 'NPR',
      role: 'member',
    })
    expect((await update(ana, {})).status).toBe(200)
    expect((await update(ben, { name: 'Mine now' })).body.error?.code).toBe('owners-only')
    expect((await current(ana)).name).toContain('drop table')
  })
})

describe('several households', () => {
  test('a new one becomes current, takes over the time zone, and can be switched back', async () => {
    const ana = await aCook(larder)
    const first = await current(ana)
    await larder.call(household.update, { body: { timeZone: 'Europe/Ljubljana' } }, { token: ana.token })
    const made = await create(ana)
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      name: 'Weekend house',
      timeZone: 'Europe/Ljubljana',
      role: 'owner',
    })
    expect((await create(ana, 'Boat', 'Pacific/Apia')).body.data.timeZone).toBe('Pacific/Apia')
    expect((await list(ana)).map(({ name, current, members }) => [name, current, members])).toEqual([
      ['Ana’s kitchen', false, 1],
      ['Weekend house', false, 1],
      ['Boat', true, 1],
    ])
    expect((await enter(ana, first.id)).body.data.id).toBe(first.id)
    expect((await current(ana)).id).toBe(first.id)
  })

  test('are limited to twenty', async () => {
    const ana = await aCook(larder)
    const responses = await Promise.all(Array.from({ length: 22 }, () => create(ana)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(19)
    expect(responses.find(({ status }) => status !== 201)?.body.error?.code).toBe('too-many-households')
    const ben = await aCook(larder)
    await expect(joinHousehold(larder, ben, ana)).rejects.toThrow('up to 20 households')
    expect(await list(ana)).toHaveLength(20)
  })

  test('of others return 404', async () => {
    const { id } = await twoTogether()
    const eve = await aCook(larder, { name: 'Eve' })
    for (const there of [id, newId()]) {
      expect((await enter(eve, there)).body.error?.code).toBe('household-not-found')
      expect((await leave(eve, there)).body.error?.code).toBe('household-not-found')
    }
    expect((await list(eve)).map(({ name }) => name)).toEqual(['Eve’s kitchen'])
  })
})

describe('leaving', () => {
  test('leads back to the own household; the cook no longer eats there', async () => {
    const { ana, ben, id } = await twoTogether()
    const left = await leave(ben, id)
    expect(left.body.data).toMatchObject({ name: 'Ben’s kitchen', role: 'owner' })
    expect((await current(ana)).members).toHaveLength(1)
    expect(
      (await larder.call(diet.people, {}, { token: ana.token })).body.data.map(({ name }) => name),
    ).toEqual(['Ana'])
    expect((await leave(ben, id)).body.error?.code).toBe('household-not-found')
  })

  test('another than the current one changes nothing else', async () => {
    const { ben, id } = await twoTogether()
    const own = (await list(ben)).find(({ current }) => !current)?.id ?? ''
    expect((await leave(ben, own)).body.data.id).toBe(id)
    expect(await larder.db.$count(households, eq(households.id, own))).toBe(0)
  })

  test('as the last member deletes it and creates an empty one in the same time zone', async () => {
    const ana = await aCook(larder)
    const { id } = (
      await larder.call(household.update, { body: { timeZone: 'Asia/Tokyo' } }, { token: ana.token })
    ).body.data
    await larder.call(household.invite, { body: {} }, { token: ana.token })
    await larder.call(diet.addPerson, { body: { name: 'Mia' } }, { token: ana.token })
    const left = await leave(ana, id)
    expect(left.status).toBe(200)
    expect(left.body.data).toMatchObject({ name: 'Ana’s kitchen', timeZone: 'Asia/Tokyo', role: 'owner' })
    expect(left.body.data.id).not.toBe(id)
    expect(await larder.db.$count(households, eq(households.id, id))).toBe(0)
    expect(await larder.db.$count(people, eq(people.householdId, id))).toBe(0)
    expect((await larder.call(diet.people, {}, { token: ana.token })).body.data).toHaveLength(1)
  })

  test('is rejected for the last owner while others are members', async () => {
    const { ana, ben, id } = await twoTogether()
    expect((await leave(ana, id)).body.error?.code).toBe('last-owner')
    await setRole(ana, ben, 'owner')
    expect((await leave(ana, id)).status).toBe(200)
    expect((await current(ben)).role).toBe('owner')
  })
})

describe('roles', () => {
  test('an owner sets roles; the last owner remains one', async () => {
    const { ana, ben } = await twoTogether()
    expect((await setRole(ben, ben, 'owner')).body.error?.code).toBe('owners-only')
    expect((await setRole(ana, ana, 'member')).body.error?.code).toBe('last-owner')
    expect((await setRole(ana, ben, 'owner')).body.data.members.map(({ role }) => role)).toEqual([
      'owner',
      'owner',
    ])
    expect((await setRole(ben, ana, 'member')).body.data.members.map(({ role }) => role)).toEqual([
      'member',
      'owner',
    ])
    expect((await setRole(ana, ben, 'member')).body.error?.code).toBe('owners-only')
  })

  test('members of another household return 404', async () => {
    const { ana, ben } = await twoTogether()
    const eve = await aCook(larder, { name: 'Eve' })
    expect((await setRole(ana, eve, 'owner')).body.error?.code).toBe('member-not-found')
    expect((await remove(ana, eve)).body.error?.code).toBe('member-not-found')
    expect((await setRole(eve, ben, 'member')).body.error?.code).toBe('member-not-found')
    expect((await remove(eve, ben)).body.error?.code).toBe('member-not-found')
    expect((await current(ana)).members).toHaveLength(2)
  })
})

describe('removing a member', () => {
  test('moves them to another household and closes all invitations', async () => {
    const { ana, ben, id } = await twoTogether()
    const own = (await list(ben)).find(({ current }) => !current)?.id ?? ''
    await leave(ben, own)
    const { code } = (await larder.call(household.invite, { body: {} }, { token: ana.token })).body.data
    expect((await remove(ben, ana)).body.error?.code).toBe('owners-only')
    const removed = await remove(ana, ben)
    expect(removed.body.data).toMatchObject({ id, invitations: [], members: [{ name: 'Ana' }] })
    expect((await current(ben)).name).toBe('Ben’s kitchen')
    expect((await current(ben)).id).not.toBe(own)
    const again = await larder.call(household.join, { body: { code } }, { token: ben.token })
    expect(again.body.error?.code).toBe('invitation-not-found')
    expect((await remove(ana, ben)).body.error?.code).toBe('member-not-found')
  })

  test('oneself equals leaving', async () => {
    const { ana, ben } = await twoTogether()
    expect((await remove(ana, ana)).body.error?.code).toBe('last-owner')
    await setRole(ana, ben, 'owner')
    expect((await remove(ana, ana)).body.data.name).toBe('Ana’s kitchen')
    expect((await current(ben)).members).toHaveLength(1)
  })

  test('an account without a membership is rejected, whatever its row holds', async () => {
    const { ben } = await twoTogether()
    await larder.db.delete(householdMembers).where(eq(householdMembers.accountId, ben.user.id))
    expect(await larder.db.$count(accounts, eq(accounts.id, ben.user.id))).toBe(1)
    expect((await larder.call(household.current, {}, { token: ben.token })).status).toBe(401)
  })
})
