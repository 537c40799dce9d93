import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashSecret, pseudonymizeIds } from '../../secrets'
import type { Tx } from '../database'
import { eraseNameFromScans } from './erase-from-scans'

/** The id, name and email of a deleted account. */
export interface ErasedPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Replaces the name of a deleted account. */
export const deletedAccountName = 'a deleted account'

/** Removes a person's name, email and id from data that no foreign key reaches. */
export async function erasePerson(
  tx: Tx,
  person: ErasedPerson,
  householdIds: readonly string[],
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
  await eraseEaters(tx, householdIds, eaters)
  await eraseNameFromScans(tx, householdIds, name)
  await renameHouseholds(tx, householdIds, name)
}

/** Anonymises audit log entries about the person. Entries from before `about_id` existed are found by name and email. */
async function eraseFromAuditLog(tx: Tx, { id, name, email }: ErasedPerson): Promise<void> {
  // In a note about the person their name means them; elsewhere it may be anybody's.
  const namePattern = wholeWordPattern(name)
  await tx.execute(sql`update audit_log set about = ${deletedAccountName}, about_id = null,
      note = regexp_replace(note, ${namePattern}, ${deletedAccountName}, 'g')
    where about_id = ${id} or (about_id is null
      and (position(${email} in lower(about)) > 0 or starts_with(about, ${`${name}: `})))`)
  await tx.execute(sql`update audit_log set note = regexp_replace(note, ${escapeRegExp(email)}, ${deletedAccountName}, 'gi')
    where position(${email} in lower(note)) > 0`)
}

/** Anonymises the person's actions as an admin. Must run before the account is deleted, because the ids are lost then. */
export async function eraseAdminName(tx: Tx, { id }: ErasedPerson): Promise<void> {
  await tx.execute(sql`update audit_log set admin_name = ${deletedAccountName} where admin_id = ${id}`)
  await tx.execute(sql`update messages set answered_by = ${deletedAccountName} where answerer_id = ${id}`)
}

/** Deletes counters keyed by the account's id or by a hash of its email. */
async function eraseCounters(tx: Tx, { id, email }: ErasedPerson): Promise<void> {
  const loginKey = createHash('sha256').update(email).digest('hex')
  const resetKey = hashSecret(email).toString('base64url')
  await tx.execute(
    sql`delete from rate_counters where position(${pseudonymizeIds(id)} in key) > 0 or key = ${`reset-email:${resetKey}`}`,
  )
  await tx.execute(
    sql`delete from login_failures where key = ${`account:${loginKey}`} or starts_with(key, ${`pair:${loginKey}:`})`,
  )
}

/** Deletes meals planned only for these eaters, and removes them from meals planned for others too. */
async function eraseEaters(
  tx: Tx,
  householdIds: readonly string[],
  eaters: readonly string[],
): Promise<void> {
  const [idList, eaterList] = [sql.param([...householdIds]), sql.param([...eaters])]
  await tx.execute(sql`delete from planned_meals where household_id = any(${idList}::uuid[])
    and eaters && ${eaterList}::uuid[] and eaters <@ ${eaterList}::uuid[] and cooked_at is null`)
  await tx.execute(sql`update planned_meals set eaters = nullif(array(
      select eater from unnest(eaters) eater where eater <> all(${eaterList}::uuid[])), '{}')
    where household_id = any(${idList}::uuid[]) and eaters && ${eaterList}::uuid[]`)
}

/** Renames a household that still carries the person's name, as every first one does, after an owner who stays. */
async function renameHouseholds(tx: Tx, householdIds: readonly string[], name: string): Promise<void> {
  await tx.execute(sql`update households h set name = (
      select a.name || '’s kitchen' from household_members m join accounts a on a.id = m.account_id
      where m.household_id = h.id order by m.role = 'owner' desc, m.joined_at, m.account_id limit 1)
    where id = any(${sql.param([...householdIds])}::uuid[]) and h.name = ${`${name}’s kitchen`}`)
}

/** Matches the name as a whole word. A name that begins or ends with punctuation or an emoji needs no boundary there. */
function wholeWordPattern(name: string): string {
  const [first, last] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((letter) => letter.test(name))
  return `${first ? '\\m' : ''}${escapeRegExp(name)}${last ? '\\M' : ''}`
}

/** Escapes only the special characters: a backslash before a letter of some alphabets is an error. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
