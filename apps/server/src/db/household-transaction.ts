import type { Day } from '@larder/kitchen/date/day'
import { newId } from '../secrets'
import type { Clock } from '../time/clock'
import { localDayAndHour } from '../time/time-zone'
import { type Db, inTransactionWith, type Tx } from './database'
import {
  type ActingMember,
  assertMember,
  type ClaimedKey,
  findIdempotencyKey,
  type IdempotentChange,
  lockWithoutChange,
  publishHouseholdChange,
  raiseRevision,
} from './household-lock'
import { awaitAll } from './tx'

/** A camera of a household; it has no account. */
interface ActingCamera {
  readonly householdId: string
  /** The camera's name. */
  readonly camera: string
}

/** A member, a camera, or a job, which is neither. */
export type HouseholdOwner = ActingMember | ActingCamera | { readonly householdId: string }

/** The transaction as far as it is known before the lock is confirmed. */
export interface HouseholdScope extends Tx {
  readonly householdId: string
  /** Null when no member acts. */
  readonly accountId: string | null
  readonly now: string
}

/** A transaction that holds the household lock: no other changes this household meanwhile. */
export interface HouseholdTx extends HouseholdScope {
  readonly camera: string | null
  readonly timeZone: string
  /** Today in the household's time zone. */
  readonly today: Day
  readonly currency: string
  /** Two-letter country code that decides the measures; null when not set. */
  readonly country: string | null
  /** Whether one of its shopping lists follows the meal plan. */
  readonly follows: boolean
  /** Lots in stock, with those this transaction has booked so far. */
  lotCount: number
  /** What the change is stored under: its idempotency key in lower case, or a new id. */
  readonly actionId: string
  /** An earlier request with the same key made this change: return its result and write nothing. */
  readonly isRepeat: boolean
  /** The ledger has bookings under the key. */
  readonly isBooked: boolean
  /** Further features that changed. The first call raises the revision if nothing has yet; all are sent as one event. */
  publish(...features: string[]): Promise<void>
  /** Updates the list that follows the plan after the commit. */
  stockChanged(): void
}

/** A member's transaction. */
export interface MemberTx extends HouseholdTx {
  readonly accountId: string
}

/** A requested change; the idempotency key is optional. */
export type ChangeRequest = Omit<IdempotentChange, 'action'> & { readonly action: string | undefined }

interface HouseholdChange<Read = undefined> {
  /** The features whose data changes. If empty, the lock raises no revision until `publish`. */
  readonly changes: readonly string[]
  readonly request?: ChangeRequest
  /**
   * Queries known beforehand; they share the round trip of BEGIN and the lock. They must be sent at once, as prepared statements
   * are and builders are not, and harmless outside a transaction, in case BEGIN fails.
   */
  readonly read?: (scope: HouseholdScope) => Promise<Read>
}

/** Runs `work` in one transaction under the household lock; for a member only while they are one. */
export interface WithHousehold {
  <T, Read = undefined>(
    member: ActingMember,
    change: readonly string[] | HouseholdChange<Read>,
    work: (tx: MemberTx, read: Read) => Promise<T>,
  ): Promise<T>
  <T, Read = undefined>(
    owner: HouseholdOwner,
    change: readonly string[] | HouseholdChange<Read>,
    work: (tx: HouseholdTx, read: Read) => Promise<T>,
  ): Promise<T>
}

export interface WithHouseholdParts {
  db: Db
  clock: Clock
  /** Runs after the commit when the stock changed and a list follows the plan. */
  onStockChanged?: (owner: HouseholdOwner) => Promise<void>
}

export function createWithHousehold({ db, clock, onStockChanged }: WithHouseholdParts): WithHousehold {
  return async <T, Read>(
    owner: HouseholdOwner,
    given: readonly string[] | HouseholdChange<Read>,
    work: (tx: MemberTx, read: Read) => Promise<T>,
  ): Promise<T> => {
    const change: HouseholdChange<Read> = 'changes' in given ? given : { changes: given }
    const features = new Set(change.changes)
    let isStockChanged = false
    const result = await inTransactionWith(
      db,
      (base) => open(base, owner, clock(), change),
      async (base, [household, , claim, read]) => {
        const { timeZone, follows } = household
        let { revision } = household
        const now = clock()
        const tx: HouseholdTx = extend(base, {
          ...household,
          ...toAuthor(owner),
          ...toAction(change.request, claim),
          now,
          // Few changes need it, and it takes longer than the rest.
          get today() {
            return localDayAndHour(now, timeZone).day
          },
          async publish(...more: string[]) {
            for (const feature of more) features.add(feature)
            revision ??= (await raiseRevision(base, owner.householdId)).revision
          },
          stockChanged() {
            isStockChanged = follows
          },
        })
        // Sent with the first statement of the change; without waiting, it costs no round trip.
        const storing = claim && !claim.sentBefore ? claim.store() : undefined
        // If it fails, so do the statements that follow in the transaction, and the commit.
        storing?.catch(() => undefined)
        // A member has an account; and without `read` there is nothing that was read.
        const result = await work(tx as MemberTx, read as Read)
        if (revision !== undefined)
          await publishHouseholdChange(base, { household: owner.householdId, words: [...features], revision })
        return result
      },
    )
    if (isStockChanged) await onStockChanged?.(owner)
    return result
  }
}

/** Sends the lock and what follows it together: each alone would cost a round trip of its own. */
function open<Read>(
  tx: Tx,
  owner: HouseholdOwner,
  now: string,
  { changes, request, read }: HouseholdChange<Read>,
) {
  const { householdId } = owner
  const scope: HouseholdScope = extend(tx, { ...toAuthor(owner), now })
  return awaitAll([
    changes.length > 0 ? raiseRevision(tx, householdId) : lockWithoutChange(tx, householdId),
    'accountId' in owner && assertMember(tx, owner),
    request && claimKey(scope, request),
    read?.(scope),
  ])
}

async function claimKey(
  scope: HouseholdScope,
  { call, input, action }: ChangeRequest,
): Promise<ClaimedKey | undefined> {
  return action === undefined
    ? undefined
    : findIdempotencyKey(scope, scope, { call, input, action }, scope.now)
}

function toAuthor(owner: HouseholdOwner) {
  return {
    householdId: owner.householdId,
    accountId: 'accountId' in owner ? owner.accountId : null,
    camera: 'camera' in owner ? owner.camera : null,
  }
}

function toAction(request: ChangeRequest | undefined, claim: ClaimedKey | undefined) {
  return {
    actionId: request?.action?.toLowerCase() ?? newId(),
    isRepeat: claim?.sentBefore ?? false,
    isBooked: claim?.isBooked ?? false,
  }
}

/** Returns the transaction with more properties. It keeps the connection's object, which holds prepared metadata. */
function extend<Facts extends object>(tx: Tx, facts: Facts): Tx & Facts {
  return Object.setPrototypeOf(facts, tx)
}
