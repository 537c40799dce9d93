import { addDays, type Day } from '@larder/kitchen/date/day'
import { eq, like } from 'drizzle-orm'
import { localDayAndHour } from '../../../time/time-zone'
import { inTransaction, type Tx } from '../../database'
import { insertSeedScans } from '../../sql/seed'
import { accounts } from '../../tables/account'
import { auditLog } from '../../tables/admin'
import { people } from '../../tables/diet'
import { householdMembers, households } from '../../tables/household'
import { awaitAll } from '../../tx'
import { crowdDomain, demoDomain } from '../demo-domain'
import type { SeedContext, SeedStep } from '../seed-step'
import { createSeededRandom, deterministicId } from '../seeded-random'
import { crowdLocales, familyNames, firstNames, suspensionReasons } from './demo-crowd-names'

/** Together with the demo cooks an installation then has 250 accounts. */
const size = 242

type Account = typeof accounts.$inferSelect

/** A member of the crowd and the number of their scans. */
interface Member {
  readonly account: typeof accounts.$inferInsert
  readonly home: { timeZone: string; currency: string }
  readonly scans: number
}

/** Accounts with some history: some active every day, some inactive, some suspended. */
export const demoCrowd: SeedStep = {
  name: 'crowd',
  async run({ db, realNow }) {
    if ((await db.$count(accounts, like(accounts.email, `%@${crowdDomain}`))) > 0) return 0
    const [cook] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.email, `ana@${demoDomain}`))
    const today = localDayAndHour(realNow(), 'UTC').day
    const crowd = Array.from({ length: size }, (_, nth) =>
      createMember(nth, today, cook?.passwordHash ?? null),
    )
    await inTransaction(db, async (tx) => {
      await insertHouseholds(tx, crowd)
      await insertScans(tx, crowd)
      await logSuspensions(tx, crowd)
    })
    return crowd.length
  },
}

/** Returns the crowd, the oldest accounts first. */
export function findCrowd({ db }: Pick<SeedContext, 'db'>): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(like(accounts.email, `%@${crowdDomain}`))
    .orderBy(accounts.createdAt, accounts.id)
}

const free = Array<'free'>(7).fill('free')
const subscriptions = [...free, 'premium', 'premium', 'pro'] as const

function createMember(nth: number, today: Day, passwordHash: string | null): Member {
  const name = crowdName(nth)
  const email = `${toEmailName(name)}@${crowdDomain}`
  const random = createSeededRandom(email)
  // The number of new accounts grows every month.
  const joinedAgo = 2 + Math.floor((random.integer(1000) / 1000) ** 1.6 * 720)
  const away = random.integer(100) < 22 ? 31 + random.integer(200) : random.integer(12)
  const seenAgo = Math.min(joinedAgo, away)
  const at = (daysAgo: number) =>
    `${addDays(today, -daysAgo)}T${two(seenAgo === 0 ? random.integer(7) : 6 + random.integer(16))}:${two(random.integer(60))}:00.000Z`
  const [createdAt, lastSeenAt] = [at(joinedAgo), at(seenAgo)].sort()
  const isSuspended = random.integer(100) < 4
  const subscription = random.pick(subscriptions)
  const account: Member['account'] = {
    id: deterministicId(`account ${email}`),
    email,
    name,
    passwordHash,
    role: 'cook',
    subscription,
    ...(subscription !== 'free' && { planBy: 'admin' as const, planGiven: subscription }),
    status: isSuspended ? 'suspended' : 'active',
    suspendedReason: isSuspended ? random.pick(suspensionReasons) : null,
    currentHouseholdId: deterministicId(`home ${email}`),
    lastSeenAt: lastSeenAt ?? null,
    createdAt: createdAt ?? '',
    updatedAt: createdAt ?? '',
  }
  return {
    account,
    home: random.pick(crowdLocales),
    scans: Math.floor((random.integer(1000) / 1000) ** 2 * 90),
  }
}

function crowdName(nth: number): string {
  // The lists have different lengths and steps, so no name repeats.
  const first = firstNames[nth % firstNames.length]
  const family = familyNames[(nth * 5 + Math.floor(nth / firstNames.length)) % familyNames.length]
  return `${first} ${family}`
}

function toEmailName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll('ı', 'i').replaceAll(' ', '.')
}

const two = (number: number) => String(number).padStart(2, '0')

/** Inserts each member with a household of their own, as its only eater. Each statement names one household. */
async function insertHouseholds(tx: Tx, crowd: readonly Member[]): Promise<void> {
  await awaitAll(
    crowd.map(({ account, home }) =>
      tx.insert(households).values({
        id: account.currentHouseholdId,
        name: `${account.name.split(' ')[0]}’s kitchen`,
        ...home,
        createdAt: account.createdAt,
      }),
    ),
  )
  await tx.insert(accounts).values(crowd.map(({ account }) => account))
  const memberships = crowd.map(({ account }) => ({
    householdId: account.currentHouseholdId,
    accountId: account.id,
    at: account.createdAt,
  }))
  await tx
    .insert(householdMembers)
    .values(memberships.map(({ at, ...ids }) => ({ ...ids, role: 'owner' as const, joinedAt: at })))
  await awaitAll(
    memberships.map(({ at, ...ids }) =>
      tx.insert(people).values({
        ...ids,
        id: deterministicId(`person ${ids.accountId}`),
        portions: 1,
        diets: [],
        restrictions: [],
        createdAt: at,
      }),
    ),
  )
}

/** Inserts scans between the day a member joined and the day they were last seen, all saved. */
async function insertScans(tx: Tx, crowd: readonly Member[]): Promise<void> {
  await insertSeedScans(
    tx,
    crowd.map(({ account }) => account.id),
    crowd.map((member) => member.scans),
  )
}

async function logSuspensions(tx: Tx, crowd: readonly Member[]): Promise<void> {
  const [admin] = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.email, `admin@${demoDomain}`))
  const suspendedMembers = crowd.filter(({ account }) => account.status === 'suspended')
  if (!admin || suspendedMembers.length === 0) return
  await tx.insert(auditLog).values(
    suspendedMembers.map(({ account }) => ({
      adminId: admin.id,
      adminName: admin.name,
      action: 'suspended' as const,
      about: `${account.name} (${account.email})`,
      note: account.suspendedReason ?? '',
      at: account.lastSeenAt ?? account.createdAt,
    })),
  )
}
