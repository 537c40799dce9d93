import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inTransaction, type Tx } from '../../db/database'
import { lockHousehold } from '../../db/household-lock'
import { addMember, removeHouseholdMember } from '../../db/queries/membership'
import { people } from '../../db/tables/diet'
import { householdMembers, households, invitations } from '../../db/tables/household'
import { defaultRateLimits } from '../../http/rate-limits'
import { aCook, type Cook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import { type TestApp, testApp } from '../../testing/test-app'

const plenty = { most: 100_000, windowSeconds: 60 }
const allowances = {
  ...defaultRateLimits,
  registrations: plenty,
  invitationTries: plenty,
  perAddress: plenty,
  perAccount: plenty,
}
const rounds = 4

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances })
})
afterAll(() => larder.close())

const current = async ({ token }: Cook) => (await larder.call(household.current, {}, { token })).body.data
const invite = async ({ token }: Cook, forSeveral = false) =>
  (await larder.call(household.invite, { body: { forSeveral } }, { token })).body.data
const join = ({ token }: Cook, code: string) => larder.call(household.join, { body: { code } }, { token })
const leave = ({ token }: Cook, id: string) => larder.call(household.leave, { params: { id } }, { token })
const enter = ({ token }: Cook, id: string) => larder.call(household.enter, { params: { id } }, { token })
const remove = ({ token }: Cook, { user }: Cook) =>
  larder.call(household.removeMember, { params: { accountId: user.id } }, { token })
const setRole = ({ token }: Cook, { user }: Cook, role: 'owner' | 'member') =>
  larder.call(household.setRole, { params: { accountId: user.id }, body: { role } }, { token })

/** Starts `act` while `change` holds its locks, waits until it blocks, then commits the change. */
async function meanwhile<T>(change: (tx: Tx) => Promise<unknown>, act: () => Promise<T>): Promise<T> {
  let acting: Promise<T> | undefined
  await inTransaction(larder.db, async (tx) => {
    await change(tx)
    acting = act()
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1)
  })
  return acting ?? act()
}

async function waiting(): Promise<number> {
  const { rows } = await larder.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Checks the invariants: current households have their member, every household an owner, and every member eats. */
async function expectOrder(): Promise<void> {
  const { rows: astray } = await larder.db.execute(
    sql`select a.email from accounts a left join household_members m
      on m.household_id = a.current_household_id and m.account_id = a.id where m.account_id is null`,
  )
  expect(astray).toEqual([])
  const { rows: ownerless } = await larder.db.execute(
    sql`select h.id from households h where not exists
      (select from household_members m where m.household_id = h.id and m.role = 'owner')`,
  )
  expect(ownerless).toEqual([])
  const pairs = (rows: { householdId: string; accountId: string | null }[]) =>
    rows.map(({ householdId, accountId }) => `${householdId} ${accountId}`).sort()
  const members = await larder.db.select().from(householdMembers)
  const eaters = (await larder.db.select().from(people)).filter(({ accountId }) => accountId !== null)
  expect(pairs(eaters)).toEqual(pairs(members))
}

async function twoTogether(): Promise<{ ana: Cook; ben: Cook; id: string }> {
  const [ana, ben] = [await aCook(larder), await aCook(larder)]
  const { id } = await joinHousehold(larder, ana, ben)
  return { ana, ben, id }
}

const change = (householdId: string, work: (tx: Tx) => Promise<unknown>) => async (tx: Tx) => {
  await lockHousehold(tx, householdId)
  await work(tx)
}

const rejectionOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
]

describe('a request that waited for a concurrent change sees the new state', () => {
  test('joining a household joined meanwhile on another device', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    const { code } = await invite(ana)
    const { id } = await current(ana)
    const add = change(id, (tx) => addMember(tx, id, ben.user.id, 'member', larder.now()))
    expect(rejectionOf(await meanwhile(add, () => join(ben, code)))).toEqual([409, 'already-member'])
    expect((await current(ana)).members).toHaveLength(2)
    await expectOrder()
  })

  test('joining by a withdrawn invitation', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    const { code } = await invite(ana)
    const { id } = await current(ana)
    const withdraw = change(id, (tx) => tx.delete(invitations))
    expect(rejectionOf(await meanwhile(withdraw, () => join(ben, code)))).toEqual([
      404,
      'invitation-not-found',
    ])
    expect((await current(ana)).members).toHaveLength(1)
    await expectOrder()
  })

  test('joining a deleted household', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    const { code } = await invite(ana)
    const { id } = await current(ana)
    const close = change(id, async (tx) => {
      await removeHouseholdMember(tx, id, ana.user.id, larder.now())
      await tx.delete(households).where(eq(households.id, id))
    })
    expect(rejectionOf(await meanwhile(close, () => join(ben, code)))).toEqual([404, 'invitation-not-found'])
    await expectOrder()
  })

  test('leaving as the last member when another has joined', async () => {
    const [ana, ben] = [await aCook(larder), await aCook(larder)]
    const { id } = await current(ana)
    const add = change(id, (tx) => addMember(tx, id, ben.user.id, 'member', larder.now()))
    expect(rejectionOf(await meanwhile(add, () => leave(ana, id)))).toEqual([409, 'last-owner'])
    await expectOrder()
  })

  test('leaving as one of two owners when the other has left', async () => {
    for (const alone of [true, false]) {
      const { ana, ben, id } = await twoTogether()
      await setRole(ana, ben, 'owner')
      if (!alone) await joinHousehold(larder, ana, await aCook(larder))
      const benLeaves = change(id, (tx) => removeHouseholdMember(tx, id, ben.user.id, larder.now()))
      const { status } = await meanwhile(benLeaves, () => leave(ana, id))
      expect(status).toBe(alone ? 200 : 409)
      expect(await larder.db.$count(households, eq(households.id, id))).toBe(alone ? 0 : 1)
    }
    await expectOrder()
  })

  test('deciding as a former owner', async () => {
    const { ana, ben, id } = await twoTogether()
    await setRole(ana, ben, 'owner')
    const demote = change(id, (tx) =>
      tx
        .update(householdMembers)
        .set({ role: 'member' })
        .where(and(eq(householdMembers.householdId, id), eq(householdMembers.accountId, ana.user.id))),
    )
    expect(rejectionOf(await meanwhile(demote, () => setRole(ana, ben, 'member')))).toEqual([
      403,
      'owners-only',
    ])
    const removed = change(id, (tx) => removeHouseholdMember(tx, id, ana.user.id, larder.now()))
    expect(rejectionOf(await meanwhile(removed, () => remove(ana, ben)))).toEqual([
      404,
      'household-not-found',
    ])
    await expectOrder()
  })

  test('writing to a household after removal', async () => {
    const { ben, id } = await twoTogether()
    const removed = change(id, (tx) => removeHouseholdMember(tx, id, ben.user.id, larder.now()))
    const write = () => larder.call(diet.addPerson, { body: { name: 'Too late' } }, { token: ben.token })
    expect(rejectionOf(await meanwhile(removed, write))).toEqual([404, 'household-not-found'])
    expect(await larder.db.$count(people, eq(people.householdId, id))).toBe(1)
    await expectOrder()
  })

  test('switching to a household after removal', async () => {
    const { ben, id } = await twoTogether()
    const all = (await larder.call(household.list, {}, { token: ben.token })).body.data
    const own = all.find((one) => one.id !== id)?.id ?? ''
    await enter(ben, own)
    const removed = change(id, (tx) => removeHouseholdMember(tx, id, ben.user.id, larder.now()))
    expect(rejectionOf(await meanwhile(removed, () => enter(ben, id)))).toEqual([404, 'household-not-found'])
    expect((await current(ben)).id).toBe(own)
    await expectOrder()
  })
})

describe('concurrent requests', () => {
  test('one cook joining twice is a member once; two cooks are both members', async () => {
    const [ana, ben, cleo] = [await aCook(larder), await aCook(larder), await aCook(larder)]
    const { code } = await invite(ana, true)
    const joined = await Promise.all([join(ben, code), join(cleo, code), join(ben, code)])
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    const { members, invitations: open } = await current(ana)
    expect([members.length, open[0]?.joined]).toEqual([3, 2])
    await expectOrder()
  })

  test('two owners acting on each other leave one owner', async () => {
    const acts: ((by: Cook, whom: Cook) => Promise<{ status: number }>)[] = [
      (by, whom) => setRole(by, whom, 'member'),
      (by, whom) => remove(by, whom),
    ]
    for (const act of acts) {
      const { ana, ben } = await twoTogether()
      await setRole(ana, ben, 'owner')
      const both = await Promise.all([act(ana, ben), act(ben, ana)])
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    }
    await expectOrder()
  })

  test('removals, switches and leaves at once end in a household of their own', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [ana, ben, cleo] = [await aCook(larder), await aCook(larder), await aCook(larder)]
      const { id: one } = await joinHousehold(larder, ana, cleo)
      const { id: two } = await joinHousehold(larder, ben, cleo)
      await Promise.all([
        remove(ana, cleo),
        remove(ben, cleo),
        enter(cleo, one),
        enter(cleo, two),
        leave(cleo, round % 2 === 0 ? one : two),
      ])
      expect((await current(cleo)).members).toHaveLength(1)
    }
    await expectOrder()
  })

  test('leaving all households at once leaves one', async () => {
    const ana = await aCook(larder)
    for (const name of ['Two', 'Three', 'Four'])
      await larder.call(household.create, { body: { name } }, { token: ana.token })
    const all = (await larder.call(household.list, {}, { token: ana.token })).body.data
    const left = await Promise.all(all.map(({ id }) => leave(ana, id)))
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const after = (await larder.call(household.list, {}, { token: ana.token })).body.data
    expect(after.map(({ members, current }) => [members, current])).toEqual([[1, true]])
    await expectOrder()
  })
})
