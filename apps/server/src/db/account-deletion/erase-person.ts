import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashSecret, pseudonymizeIds } from '../../secrets'
import type { Tx } from '../database'
import { eraseNameFromScans } from './erase-from-scans'

/** Somebody whose account is gone, as they were called. */
export interface ErasedPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** What stands where somebody was named. */
export const deletedAccountName = 'a deleted account'

/** Takes somebody's name, email and number out of what no foreign key leads to. */
export async function erasePerson(
  tx: Tx,
  person: ErasedPerson,
  homes: readonly string[],
  eaters: readonly string[],
): Promise<void> {
  const { id, name, email } = person
  await tx.execute(sql`delete from messages where account_id = ${id} or lower(email) = ${email}`)
  await eraseFromAuditLog(tx, person)
  await tx.execute(sql`delete from email_changes where lower(email) = ${email}`)
  await eraseCounters(tx, person)
  await tx.execute(sql`update accounts set household_handovers = (
      select jsonb_agg(one) from jsonb_array_elements(household_handovers) one where one->>'to' is distinct from ${id})
    where household_handovers @> jsonb_build_array(jsonb_build_object('to', ${id}::text))`)
  await eraseEaters(tx, homes, eaters)
  await eraseNameFromScans(tx, homes, name)
  await renameHouseholds(tx, homes, name)
}

/** The diary of admins goes on without whom it was about. What was written before it knew that is found by name and email. */
async function eraseFromAuditLog(tx: Tx, { id, name, email }: ErasedPerson): Promise<void> {
  // In words about them their name means them; elsewhere it may be anybody's.
  const named = wholeWordPattern(name)
  await tx.execute(sql`update audit_log set about = ${deletedAccountName}, about_id = null,
      note = regexp_replace(note, ${named}, ${deletedAccountName}, 'g')
    where about_id = ${id} or (about_id is null
      and (position(${email} in lower(about)) > 0 or starts_with(about, ${`${name}: `})))`)
  await tx.execute(sql`update audit_log set note = regexp_replace(note, ${escapeRegExp(email)}, ${deletedAccountName}, 'gi')
    where position(${email} in lower(note)) > 0`)
}

/** What they did as an admin stays done. To be said while their account is there: afterwards nobody knows what was theirs. */
export async function eraseAdminName(tx: Tx, { id }: ErasedPerson): Promise<void> {
  await tx.execute(sql`update audit_log set admin_name = ${deletedAccountName} where admin_id = ${id}`)
  await tx.execute(sql`update messages set answered_by = ${deletedAccountName} where answerer_id = ${id}`)
}

/** Tries and requests are counted by the account's number, or by what its email comes to. */
async function eraseCounters(tx: Tx, { id, email }: ErasedPerson): Promise<void> {
  const tries = createHash('sha256').update(email).digest('hex')
  const resets = hashSecret(email).toString('base64url')
  await tx.execute(
    sql`delete from rate_counters where position(${pseudonymizeIds(id)} in key) > 0 or key = ${`reset-email:${resets}`}`,
  )
  await tx.execute(
    sql`delete from login_failures where key = ${`account:${tries}`} or starts_with(key, ${`pair:${tries}:`})`,
  )
}

/** What was planned for them alone is off the plan; what was for others as well stays theirs. */
async function eraseEaters(tx: Tx, homes: readonly string[], eaters: readonly string[]): Promise<void> {
  const [where, gone] = [sql.param([...homes]), sql.param([...eaters])]
  await tx.execute(sql`delete from planned_meals where household_id = any(${where}::uuid[])
    and eaters && ${gone}::uuid[] and eaters <@ ${gone}::uuid[] and cooked_at is null`)
  await tx.execute(sql`update planned_meals set eaters = nullif(array(
      select eater from unnest(eaters) eater where eater <> all(${gone}::uuid[])), '{}')
    where household_id = any(${where}::uuid[]) and eaters && ${gone}::uuid[]`)
}

/** A kitchen that is still called after them, as every first one is, is called after an owner who stays. */
async function renameHouseholds(tx: Tx, homes: readonly string[], name: string): Promise<void> {
  await tx.execute(sql`update households h set name = (
      select a.name || '’s kitchen' from household_members m join accounts a on a.id = m.account_id
      where m.household_id = h.id order by m.role = 'owner' desc, m.joined_at, m.account_id limit 1)
    where id = any(${sql.param([...homes])}::uuid[]) and h.name = ${`${name}’s kitchen`}`)
}

/** Found where it is no part of a longer word; where it begins or ends with a mark or a smiley, that is end enough. */
function wholeWordPattern(name: string): string {
  const [first, last] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((letter) => letter.test(name))
  return `${first ? '\\m' : ''}${escapeRegExp(name)}${last ? '\\M' : ''}`
}

/** Only what means something to an expression: before a letter of some alphabets a backslash is an error. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
