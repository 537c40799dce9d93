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
  /** What has to be done after a change of the stock, where a list keeps up with the plan. */
  followStock?: (whose: ActingMember | string) => Promise<void>
  /** What other features take back of their own when bookings of a name are undone. */
  undoHooks?: readonly UndoHook[]
}

export type UndoHook = (turn: MemberTransaction, actionId: string) => Promise<void>

/** Somebody at a household's books: what is asked here is answered once it is their turn. */
export interface HouseholdScope {
  readonly tx: Tx
  readonly householdId: string
  /** Nobody's, when a camera saw it. */
  readonly accountId: string | null
  readonly now: string
}

/** Somebody's turn at a household's books; nobody else writes in them meanwhile. */
export interface HouseholdTransaction extends HouseholdScope {
  readonly camera: string | null
  /** The household's day. */
  readonly today: Day
  /** Whose measures it means, by the two letters of its country; null where nobody has said it. */
  readonly country: string | null
}

/** A member's turn. */
export interface MemberTransaction extends HouseholdTransaction {
  readonly accountId: string
}

/** A camera of a household, by its name. */
export interface ActingCamera {
  readonly householdId: string
  readonly name: string
}

/** All or nothing, one after the other for each household, and only while the actor still belongs to it. */
export function withHousehold<T>(
  parts: LedgerParts,
  actor: Actor,
  work: (turn: MemberTransaction) => Promise<T>,
  /** What else changes with it, by words of the contract. */
  words: readonly string[] = [],
): Promise<T> {
  return withHouseholdPrefetch(parts, actor, async () => undefined, work, words)
}

/**
 * The same, where it is known beforehand what has to be asked: that goes out in one breath with taking the turn. It must do no harm
 * outside of a transaction, were there none.
 */
export function withHouseholdPrefetch<T, Answer>(
  parts: LedgerParts,
  actor: Actor,
  ask: (at: HouseholdScope) => Promise<Answer>,
  work: (turn: MemberTransaction, answer: Answer) => Promise<T>,
  words: readonly string[] = [],
): Promise<T> {
  const { accountId, householdId } = actor
  const asking = (tx: Tx) => ask({ tx, householdId, accountId, now: parts.clock() })
  return runInHousehold(parts, actor, words, asking, (turn, answer) =>
    work({ ...turn, accountId, camera: null }, answer),
  )
}

/** The same for a camera, which acts for its household and has no account. */
export function withCameraHousehold<T>(
  parts: LedgerParts,
  { householdId, name }: ActingCamera,
  words: readonly string[],
  work: (turn: HouseholdTransaction) => Promise<T>,
): Promise<T> {
  const asking = async () => undefined
  return runInHousehold(parts, householdId, words, asking, (turn) =>
    work({ ...turn, accountId: null, camera: name }),
  )
}

async function runInHousehold<T, Answer>(
  { db, clock, followStock }: LedgerParts,
  whose: ActingMember | string,
  words: readonly string[],
  ask: (tx: Tx) => Promise<Answer>,
  work: (turn: Omit<HouseholdTransaction, 'accountId' | 'camera'>, answer: Answer) => Promise<T>,
): Promise<T> {
  const householdId = typeof whose === 'string' ? whose : whose.householdId
  // By itself, taking the turn would only count.
  const first = (tx: Tx) =>
    awaitAll([lockHousehold(tx, whose, 'inventory', 'notifications', ...words), ask(tx)])
  let hasList = false
  const result = await inTransactionWith(db, first, (tx, [{ timeZone, country, follows }, answer]) => {
    const now = clock()
    hasList = follows
    return work({ tx, householdId, now, today: localDayAndHour(now, timeZone).day, country }, answer)
  })
  if (hasList) await followStock?.(whose)
  return result
}
