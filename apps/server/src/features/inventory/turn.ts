import type { Day } from '@larder/kitchen/day'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { type Hand, touchHousehold } from '../../db/touch'
import { dayAndHour } from '../../household-day'

export interface LedgerParts {
  db: Db
  clock: Clock
  /** What other features take back of their own when bookings of a name are undone. */
  alsoUndo?: readonly AlsoUndo[]
}

export type AlsoUndo = (turn: CooksTurn, actionId: string) => Promise<void>

/** Somebody's turn at a household's books; nobody else writes in them meanwhile. */
export interface Turn {
  readonly tx: Tx
  readonly householdId: string
  /** Nobody's, when a camera saw it. */
  readonly accountId: string | null
  readonly camera: string | null
  readonly now: string
  /** The household's day. */
  readonly today: Day
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
  const { accountId } = actor
  return withBooks(parts, actor, words, (turn) => work({ ...turn, accountId, camera: null }))
}

/** The same for a camera, which acts for its household and has no account. */
export function inCamerasTurn<T>(
  parts: LedgerParts,
  { householdId, name }: CameraHand,
  words: readonly string[],
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  return withBooks(parts, householdId, words, (turn) => work({ ...turn, accountId: null, camera: name }))
}

function withBooks<T>(
  { db, clock }: LedgerParts,
  whose: Hand | string,
  words: readonly string[],
  work: (turn: Omit<Turn, 'accountId' | 'camera'>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const { timeZone } = await touchHousehold(tx, whose, 'inventory', 'notifications', ...words)
    const householdId = typeof whose === 'string' ? whose : whose.householdId
    const now = clock()
    return work({ tx, householdId, now, today: dayAndHour(now, timeZone).day })
  })
}
