import { AppError } from '../errors'
import { hashSecret } from '../secrets'
import type { Tx } from './open'

/** A change as a device asks for it: the name of the call, what it carries, and the name it gave to this very change. */
export interface NamedChange {
  readonly call: string
  readonly input: unknown
  readonly action: string
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
  return (await nameChange(tx, whose, change, now)).sentBefore
}

interface Whose {
  readonly householdId: string
  readonly accountId: string | null
}

/** The same, and whether something stands in the stock's books under that name; one question, for it is asked with every change. */
export async function nameChange(
  tx: Tx,
  { householdId, accountId }: Whose,
  { call, input, action }: NamedChange,
  now: string,
): Promise<{ sentBefore: boolean; isBooked: boolean }> {
  const fingerprint = hashSecret(`${call} ${accountId} ${canonical(input)}`)
  const { rows } = await tx.$client.query<{ known: Buffer | null; isBooked: boolean }>({
    name: 'name_change',
    text: `with known as (select fingerprint from actions where household_id = $1 and id = $2),
        fresh as (insert into actions (household_id, id, fingerprint, at)
          select $1, $2, $3, $4 where not exists (select from known))
      select (select fingerprint from known) as known,
        exists (select from bookings where household_id = $1 and action_id = $2) as "isBooked"`,
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
