import { createHash } from 'node:crypto'
import { eq, inArray, or, sql } from 'drizzle-orm'
import { hashSecret, pseudonymizeIds } from '../../secrets'
import type { Tx } from '../database'
import {
  deleteMealsOfEaters,
  eraseAuditSubject,
  eraseEatersFromMeals,
  eraseEmailFromNotes,
  eraseFromHandovers,
  renameHouseholds,
} from '../sql/account-deletion/person'
import { emailChanges } from '../tables/account'
import { auditLog, messages } from '../tables/admin'
import { loginFailures, rateCounters } from '../tables/rate-limits'
import { eraseNameFromScans } from './erase-from-scans'

/** The id, name and email of a deleted account. */
export interface ErasedPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Replaces the name of a deleted account. */
const deletedAccountName = 'a deleted account'

/** Removes a person's name, email and id from data that no foreign key reaches. */
export async function erasePerson(
  tx: Tx,
  person: ErasedPerson,
  householdIds: readonly string[],
  eaters: readonly string[],
): Promise<void> {
  const { id, name, email } = person
  await tx.delete(messages).where(or(eq(messages.accountId, id), sql`lower(${messages.email}) = ${email}`))
  await eraseFromAuditLog(tx, person)
  await tx.delete(emailChanges).where(sql`lower(${emailChanges.email}) = ${email}`)
  await eraseCounters(tx, person)
  await eraseFromHandovers(tx, id)
  // Meals planned only for these eaters go; meals planned for others too stay without them.
  await deleteMealsOfEaters(tx, householdIds, eaters)
  await eraseEatersFromMeals(tx, householdIds, eaters)
  await eraseNameFromScans(tx, householdIds, name)
  await renameHouseholds(tx, householdIds, name)
}

/** Anonymises audit log entries about the person. Entries from before `about_id` existed are found by name and email. */
async function eraseFromAuditLog(tx: Tx, { id, name, email }: ErasedPerson): Promise<void> {
  // In a note about the person their name means them; elsewhere it may be anybody's.
  const namePattern = wholeWordPattern(name)
  await eraseAuditSubject(tx, { id, name, email, namePattern }, deletedAccountName)
  await eraseEmailFromNotes(tx, email, escapeRegExp(email), deletedAccountName)
}

/** Anonymises the person's actions as an admin. Must run before the account is deleted, because the ids are lost then. */
export async function eraseAdminName(tx: Tx, { id }: ErasedPerson): Promise<void> {
  await tx.update(auditLog).set({ adminName: deletedAccountName }).where(eq(auditLog.adminId, id))
  await tx.update(messages).set({ answeredBy: deletedAccountName }).where(eq(messages.answererId, id))
}

/** Deletes counters keyed by the account's id or by a hash of its email. */
async function eraseCounters(tx: Tx, { id, email }: ErasedPerson): Promise<void> {
  const loginKey = createHash('sha256').update(email).digest('hex')
  const resetKey = hashSecret(email).toString('base64url')
  await tx
    .delete(rateCounters)
    .where(
      or(
        sql`position(${pseudonymizeIds(id)} in ${rateCounters.key}) > 0`,
        inArray(rateCounters.key, [`reset-email:${resetKey}`, `mail:${resetKey}`]),
      ),
    )
  await tx
    .delete(loginFailures)
    .where(
      or(
        inArray(loginFailures.key, [`account:${loginKey}`, `code:${loginKey}`]),
        sql`starts_with(${loginFailures.key}, ${`pair:${loginKey}:`})`,
        sql`starts_with(${loginFailures.key}, ${`known:${loginKey}:`})`,
      ),
    )
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
