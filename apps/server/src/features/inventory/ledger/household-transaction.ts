import type { Day } from '@larder/kitchen/date/day'
import type { Actor } from '../../../actor'
import { awaitAll } from '../../../db/await-all'
import { type Db, inTransactionWith, type Tx } from '../../../db/database'
import { type ActingMember, lockHousehold } from '../../../db/household-lock'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'

export interface LedgerParts {
  db: Db
  clock: Clock
  /** Runs after a change of the stock when the shopping list follows the meal plan. */
  followStock?: (owner: ActingMember | string) => Promise<void>
  /** Reverts what other features stored together with the bookings of an action. */
  undoHooks?: readonly UndoHook[]
}

export type UndoHook = (transaction: MemberTransaction, actionId: string) => Promise<void>

/** The scope of queries that are sent together with the household lock. */
export interface HouseholdScope {
  readonly tx: Tx
  readonly householdId: string
  /** Null when a camera acts. */
  readonly accountId: string | null
  readonly now: string
}

/** A transaction that holds the household lock: no other writes to this household's ledger meanwhile. */
export interface HouseholdTransaction extends HouseholdScope {
  readonly camera: string | null
  /** Today in the household's time zone. */
  readonly today: Day
  /** Two-letter country code that decides the measures; null when not set. */
  readonly country: string | null
}

/** A transaction of a member. */
export interface MemberTransaction extends HouseholdTransaction {
  readonly accountId: string
}

/** A camera of a household. */
export interface ActingCamera {
  readonly householdId: string
  readonly name: string
}

/** Runs `work` in one transaction under the household lock, and only while the actor is a member. */
export function withHousehold<T>(
  parts: LedgerParts,
  actor: Actor,
  work: (transaction: MemberTransaction) => Promise<T>,
  /** Other features of the contract that change too. */
  features: readonly string[] = [],
): Promise<T> {
  return withHouseholdPrefetch(parts, actor, async () => undefined, work, features)
}

/**
 * Like `withHousehold`, with queries that are known beforehand: `prefetch` is sent in the same round trip as the lock. It must be
 * harmless outside a transaction, in case there is none.
 */
export function withHouseholdPrefetch<T, Prefetched>(
  parts: LedgerParts,
  actor: Actor,
  prefetch: (at: HouseholdScope) => Promise<Prefetched>,
  work: (transaction: MemberTransaction, prefetched: Prefetched) => Promise<T>,
  features: readonly string[] = [],
): Promise<T> {
  const { accountId, householdId } = actor
  const prefetchInScope = (tx: Tx) => prefetch({ tx, householdId, accountId, now: parts.clock() })
  return runInHousehold(parts, actor, features, prefetchInScope, (transaction, prefetched) =>
    work({ ...transaction, accountId, camera: null }, prefetched),
  )
}

/** Like `withHousehold` for a camera, which acts for its household and has no account. */
export function withCameraHousehold<T>(
  parts: LedgerParts,
  { householdId, name }: ActingCamera,
  features: readonly string[],
  work: (transaction: HouseholdTransaction) => Promise<T>,
): Promise<T> {
  const prefetchNothing = async () => undefined
  return runInHousehold(parts, householdId, features, prefetchNothing, (transaction) =>
    work({ ...transaction, accountId: null, camera: name }),
  )
}

async function runInHousehold<T, Prefetched>(
  { db, clock, followStock }: LedgerParts,
  owner: ActingMember | string,
  features: readonly string[],
  prefetch: (tx: Tx) => Promise<Prefetched>,
  work: (
    transaction: Omit<HouseholdTransaction, 'accountId' | 'camera'>,
    prefetched: Prefetched,
  ) => Promise<T>,
): Promise<T> {
  const householdId = typeof owner === 'string' ? owner : owner.householdId
  // Sent together: the lock alone would cost a round trip of its own.
  const lockAndPrefetch = (tx: Tx) =>
    awaitAll([lockHousehold(tx, owner, 'inventory', 'notifications', ...features), prefetch(tx)])
  let followsPlan = false
  const result = await inTransactionWith(
    db,
    lockAndPrefetch,
    (tx, [{ timeZone, country, follows }, prefetched]) => {
      const now = clock()
      followsPlan = follows
      return work({ tx, householdId, now, today: localDayAndHour(now, timeZone).day, country }, prefetched)
    },
  )
  if (followsPlan) await followStock?.(owner)
  return result
}
