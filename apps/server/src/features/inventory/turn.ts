import type { Day } from '@larder/kitchen/day'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { allOf } from '../../db/all-of'
import { type Db, openedWith, type Tx } from '../../db/open'
import { type Hand, touchHousehold } from '../../db/touch'
import { dayAndHour } from '../../household-day'

export interface LedgerParts {
  db: Db
  clock: Clock
  /** What has to be done after a change of the stock, where a list keeps up with the plan. */
  followStock?: (whose: Hand | string) => Promise<void>
  /** What other features take back of their own when bookings of a name are undone. */
  alsoUndo?: readonly AlsoUndo[]
}

export type AlsoUndo = (turn: CooksTurn, actionId: string) => Promise<void>

/** Somebody at a household's books: what is asked here is answered once it is their turn. */
export interface AtTurn {
  readonly tx: Tx
  readonly householdId: string
  /** Nobody's, when a camera saw it. */
  readonly accountId: string | null
  readonly now: string
}

/** Somebody's turn at a household's books; nobody else writes in them meanwhile. */
export interface Turn extends AtTurn {
  readonly camera: string | null
  /** The household's day. */
  readonly today: Day
  /** Whose measures it means, by the two letters of its country; null where nobody has said it. */
  readonly country: string | null
}

/** A member's turn. */
export interface CooksTurn extends Turn {
  readonly accountId: string
}

/** A camera of a household, by its name. */
export interface CameraHand {
  readonly householdId: string
  readonly name: string
}

/** All or nothing, one after the other for each household, and only while the actor still belongs to it. */
export function inTurn<T>(
  parts: LedgerParts,
  actor: Actor,
  work: (turn: CooksTurn) => Promise<T>,
  /** What else changes with it, by words of the contract. */
  words: readonly string[] = [],
): Promise<T> {
  return inTurnAsking(parts, actor, async () => undefined, work, words)
}

/**
 * The same, where it is known beforehand what has to be asked: that goes out in one breath with taking the turn. It must do no harm
 * outside of a transaction, were there none.
 */
export function inTurnAsking<T, Answer>(
  parts: LedgerParts,
  actor: Actor,
  ask: (at: AtTurn) => Promise<Answer>,
  work: (turn: CooksTurn, answer: Answer) => Promise<T>,
  words: readonly string[] = [],
): Promise<T> {
  const { accountId, householdId } = actor
  const asking = (tx: Tx) => ask({ tx, householdId, accountId, now: parts.clock() })
  return withBooks(parts, actor, words, asking, (turn, answer) =>
    work({ ...turn, accountId, camera: null }, answer),
  )
}

/** The same for a camera, which acts for its household and has no account. */
export function inCamerasTurn<T>(
  parts: LedgerParts,
  { householdId, name }: CameraHand,
  words: readonly string[],
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  const asking = async () => undefined
  return withBooks(parts, householdId, words, asking, (turn) =>
    work({ ...turn, accountId: null, camera: name }),
  )
}

async function withBooks<T, Answer>(
  { db, clock, followStock }: LedgerParts,
  whose: Hand | string,
  words: readonly string[],
  ask: (tx: Tx) => Promise<Answer>,
  work: (turn: Omit<Turn, 'accountId' | 'camera'>, answer: Answer) => Promise<T>,
): Promise<T> {
  const householdId = typeof whose === 'string' ? whose : whose.householdId
  // By itself, taking the turn would only count.
  const first = (tx: Tx) =>
    allOf([touchHousehold(tx, whose, 'inventory', 'notifications', ...words), ask(tx)])
  let hasList = false
  const result = await openedWith(db, first, (tx, [{ timeZone, country, follows }, answer]) => {
    const now = clock()
    hasList = follows
    return work({ tx, householdId, now, today: dayAndHour(now, timeZone).day, country }, answer)
  })
  if (hasList) await followStock?.(whose)
  return result
}
