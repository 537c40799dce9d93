import type { Actor } from '../actor'
import { AppError } from '../errors'
import { hashSecret } from '../secrets'
import { channelOfAccount, channelOfHousehold, publishMessage } from './notifier'
import {
  selectHouseholdForUpdate,
  selectIdempotencyKey,
  selectMembership,
  storeIdempotencyKey,
  updateRevision,
} from './sql/household-lock'
import type { Tx } from './tx'

/**
 * The payload of a change notification: the changed features of a household; or that an account switched or lost its household;
 * or the features that changed for that account alone.
 */
export type ChangeEvent =
  | { readonly household: string; readonly words: readonly string[]; readonly revision: number }
  | { readonly account: string; readonly words?: readonly string[] }

/** A member who changes data of a household. */
export type ActingMember = Pick<Actor, 'accountId' | 'householdId'>

/** Properties of a locked household. */
export interface LockedHousehold {
  /** Absent while the household is locked without a change. */
  readonly revision?: number
  readonly timeZone: string
  readonly currency: string
  /** Two-letter country code; null when not set. */
  readonly country: string | null
  /** Whether one of its shopping lists follows the meal plan. */
  readonly follows: boolean
  /** Lots in stock. */
  readonly lotCount: number
}

/**
 * Locks one of several households that a transaction changes; a change of a single household uses `withHousehold`. The
 * notification is sent after the commit.
 */
export async function lockHousehold(tx: Tx, householdId: string, ...features: string[]): Promise<void> {
  const { revision } = await raiseRevision(tx, householdId)
  await publishHouseholdChange(tx, { household: householdId, words: features, revision })
}

/** Locks a household and raises its revision: changes of one household are serialised, so none works from stale data. */
export async function raiseRevision(
  tx: Tx,
  householdId: string,
): Promise<LockedHousehold & { readonly revision: number }> {
  const [row] = await updateRevision(tx, householdId)
  if (!row) throw new AppError('household-not-found')
  return { ...row, revision: Number(row.revision) }
}

/** Locks a household before it is known whether anything changes. */
export async function lockWithoutChange(tx: Tx, householdId: string): Promise<LockedHousehold> {
  const [row] = await selectHouseholdForUpdate(tx, householdId)
  if (!row) throw new AppError('household-not-found')
  return row
}

/**
 * Rejects an account that was removed since its request arrived. Runs under the household's lock, so it sees the members after
 * all earlier changes.
 */
export async function assertMember(tx: Tx, { householdId, accountId }: ActingMember): Promise<void> {
  const rows = await selectMembership(tx, householdId, accountId)
  if (rows.length === 0) throw new AppError('household-not-found')
}

/** Rejects with another error when the household was deleted before it could be locked. */
export function whenHouseholdGone(toError: () => AppError): (error: unknown) => never {
  return (error) => {
    throw error instanceof AppError && error.code === 'household-not-found' ? toError() : error
  }
}

/** Publishes that features of a household changed. */
export async function publishHouseholdChange(
  tx: Tx,
  event: Extract<ChangeEvent, { household: string }>,
): Promise<void> {
  await publishMessage(tx, { channel: channelOfHousehold(event.household), text: JSON.stringify(event) })
}

/**
 * Publishes that an account switched or lost its household, or ended a session. With features: that these changed for the
 * account, so that its other devices refetch.
 */
export async function publishAccountChange(tx: Tx, accountId: string, ...features: string[]): Promise<void> {
  const event: ChangeEvent = { account: accountId, ...(features.length > 0 && { words: features }) }
  await publishMessage(tx, { channel: channelOfAccount(accountId), text: JSON.stringify(event) })
}

/** A change request: the call, its input and its idempotency key. */
export interface IdempotentChange {
  readonly call: string
  readonly input: unknown
  readonly action: string
}

/** What is known of an idempotency key. */
export interface ClaimedKey {
  /** The change was sent before under this key. */
  readonly sentBefore: boolean
  /** The ledger has a booking under this key. */
  readonly isBooked: boolean
  /** Stores a new key. Only in a transaction that has locked the household. */
  store(): Promise<void>
}

interface KeyOwner {
  readonly householdId: string
  readonly accountId: string | null
}

/**
 * Returns whether this change was sent before: a device that received no response retries under the same key, and the change is
 * confirmed again but not repeated. A key used for another change is rejected. It only reads, so it may be sent before BEGIN is
 * confirmed; a new key is stored afterwards.
 */
export async function findIdempotencyKey(
  tx: Tx,
  { householdId, accountId }: KeyOwner,
  { call, input, action }: IdempotentChange,
  now: string,
): Promise<ClaimedKey> {
  const fingerprint = hashSecret(`${call} ${accountId} ${canonicalJson(input)}`)
  const [row] = await selectIdempotencyKey(tx, householdId, action)
  const { known = null, isBooked = false } = row ?? {}
  if (known && !known.equals(fingerprint)) throw new AppError('idempotency-key-reused')
  const store = async () => void (await storeIdempotencyKey(tx, householdId, action, fingerprint, now))
  return { sentBefore: known !== null, isBooked, store }
}

/** Returns the same text for the same input, whatever the order of its fields. */
function canonicalJson(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
