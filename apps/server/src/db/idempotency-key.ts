import { AppError } from '../errors'
import { hashSecret } from '../secrets'
import type { Tx } from './database'

/** A change as a device asks for it: the name of the call, what it carries, and the name it gave to this very change. */
export interface IdempotentChange {
  readonly call: string
  readonly input: unknown
  readonly action: string
}

interface KeyOwner {
  readonly householdId: string
  readonly accountId: string | null
}

/**
 * Whether this very change was sent before: a device that heard no answer sends it again under the same name, and it is
 * answered again and not done again. A new name is written down; one that stands for another change is refused.
 */
export async function isRepeatedChange(
  tx: Tx,
  whose: KeyOwner,
  change: IdempotentChange,
  now: string,
): Promise<boolean> {
  return (await runClaim(claimStatement, tx, whose, change, now)).sentBefore
}

/**
 * The same, and whether something stands in the stock's books under that name; one question, for it is asked with every change. It
 * may be asked before it is known that the transaction has begun: the name is only written down where the household's turn was
 * taken in it.
 */
export function claimIdempotencyKey(
  tx: Tx,
  whose: KeyOwner,
  change: IdempotentChange,
  now: string,
): Promise<{ sentBefore: boolean; isBooked: boolean }> {
  return runClaim(claimInLockStatement, tx, whose, change, now)
}

const known = 'with known as (select fingerprint from idempotency_keys where household_id = $1 and id = $2)'
const fresh = `insert into idempotency_keys (household_id, id, fingerprint, at)
  select $1, $2, $3, $4 where not exists (select from known)`
const claimStatement = {
  name: 'claim_idempotency_key',
  text: `${known}, fresh as (${fresh}) select (select fingerprint from known) as known, false as "isBooked"`,
}
const claimInLockStatement = {
  name: 'claim_idempotency_key_in_lock',
  // On its own, outside of a transaction that has written something, this statement has no number when it looks.
  text: `${known}, fresh as (${fresh} and pg_current_xact_id_if_assigned() is not null)
    select (select fingerprint from known) as known,
      exists (select from bookings where household_id = $1 and action_id = $2) as "isBooked"`,
}

async function runClaim(
  statement: { readonly name: string; readonly text: string },
  tx: Tx,
  { householdId, accountId }: KeyOwner,
  { call, input, action }: IdempotentChange,
  now: string,
): Promise<{ sentBefore: boolean; isBooked: boolean }> {
  const fingerprint = hashSecret(`${call} ${accountId} ${canonicalJson(input)}`)
  const { rows } = await tx.$client.query<{ known: Buffer | null; isBooked: boolean }>({
    ...statement,
    values: [householdId, action, fingerprint, now],
  })
  const { known = null, isBooked = false } = rows[0] ?? {}
  if (known && !known.equals(fingerprint)) throw new AppError('idempotency-key-reused')
  return { sentBefore: known !== null, isBooked }
}

/** The same text for the same input, in whatever order its fields came. */
function canonicalJson(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
