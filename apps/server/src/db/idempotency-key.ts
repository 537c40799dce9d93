import { AppError } from '../errors'
import { hashSecret } from '../secrets'
import { claimKeyInLock } from './sql/household-lock'
import type { Tx } from './tx'

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
}

interface KeyOwner {
  readonly householdId: string
  readonly accountId: string | null
}

/**
 * Returns whether this change was sent before: a device that received no response retries under the same key, and the change is
 * confirmed again but not repeated. A new key is stored; a key used for another change is rejected. It may be sent before BEGIN is
 * confirmed: the key is stored only if the household was locked in the same transaction.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  { householdId, accountId }: KeyOwner,
  { call, input, action }: IdempotentChange,
  now: string,
): Promise<ClaimedKey> {
  const fingerprint = hashSecret(`${call} ${accountId} ${canonicalJson(input)}`)
  const [row] = await claimKeyInLock(tx, householdId, action, fingerprint, now)
  const { known = null, isBooked = false } = row ?? {}
  if (known && !known.equals(fingerprint)) throw new AppError('idempotency-key-reused')
  return { sentBefore: known !== null, isBooked }
}

/** Returns the same text for the same input, whatever the order of its fields. */
function canonicalJson(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
