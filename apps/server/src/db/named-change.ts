import { AppError } from '../errors'
import { hashSecret } from '../secrets'
import type { Tx } from './open'

/** A change as a device asks for it: the name of the call, what it carries, and the name it gave to this very change. */
export interface NamedChange {
  readonly call: string
  readonly input: unknown
  readonly action: string
}

interface Whose {
  readonly householdId: string
  readonly accountId: string | null
}

/**
 * Whether this very change was sent before: a device that heard no answer sends it again under the same name, and it is
 * answered again and not done again. A new name is written down; one that stands for another change is refused.
 */
export async function wasSentBefore(
  tx: Tx,
  whose: Whose,
  change: NamedChange,
  now: string,
): Promise<boolean> {
  return (await ask(naming, tx, whose, change, now)).sentBefore
}

/**
 * The same, and whether something stands in the stock's books under that name; one question, for it is asked with every change. It
 * may be asked before it is known that the transaction has begun: the name is only written down where the household's turn was
 * taken in it.
 */
export function nameChange(
  tx: Tx,
  whose: Whose,
  change: NamedChange,
  now: string,
): Promise<{ sentBefore: boolean; isBooked: boolean }> {
  return ask(namingInTurn, tx, whose, change, now)
}

const known = 'with known as (select fingerprint from actions where household_id = $1 and id = $2)'
const fresh = `insert into actions (household_id, id, fingerprint, at)
  select $1, $2, $3, $4 where not exists (select from known)`
const naming = {
  name: 'name_change',
  text: `${known}, fresh as (${fresh}) select (select fingerprint from known) as known, false as "isBooked"`,
}
const namingInTurn = {
  name: 'name_change_in_turn',
  // On its own, outside of a transaction that has written something, this statement has no number when it looks.
  text: `${known}, fresh as (${fresh} and pg_current_xact_id_if_assigned() is not null)
    select (select fingerprint from known) as known,
      exists (select from bookings where household_id = $1 and action_id = $2) as "isBooked"`,
}

async function ask(
  statement: { readonly name: string; readonly text: string },
  tx: Tx,
  { householdId, accountId }: Whose,
  { call, input, action }: NamedChange,
  now: string,
): Promise<{ sentBefore: boolean; isBooked: boolean }> {
  const fingerprint = hashSecret(`${call} ${accountId} ${canonical(input)}`)
  const { rows } = await tx.$client.query<{ known: Buffer | null; isBooked: boolean }>({
    ...statement,
    values: [householdId, action, fingerprint, now],
  })
  const { known = null, isBooked = false } = rows[0] ?? {}
  if (known && !known.equals(fingerprint)) throw new AppError('action-used')
  return { sentBefore: known !== null, isBooked }
}

/** The same text for the same input, in whatever order its fields came. */
function canonical(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
