import { sql } from 'drizzle-orm'
import { deleteMeals } from '../planned-meals'
import { unpreparedStatement } from '../statement'

type NoRows = Record<string, never>

const patternInText = { why: 'replaces a pattern within texts without reading them' }

interface AuditPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Matches the name as a word. */
  readonly namePattern: string
}

/** Replaces the person whom audit log entries are about. Entries from before `about_id` existed are found by name and email. */
export const eraseAuditSubject = unpreparedStatement<NoRows, [person: AuditPerson, replacement: string]>(
  patternInText,
  (
    { id, name, email, namePattern },
    replacement,
  ) => sql`update audit_log set about = ${replacement}, about_id = null,
      note = regexp_replace(note, ${namePattern}, ${replacement}, 'g')
    where about_id = ${id} or (about_id is null
      and (position(${email} in lower(about)) > 0 or starts_with(about, ${`${name}: `})))`,
)

export const eraseEmailFromNotes = unpreparedStatement<
  NoRows,
  [email: string, emailPattern: string, replacement: string]
>(
  patternInText,
  (
    email,
    emailPattern,
    replacement,
  ) => sql`update audit_log set note = regexp_replace(note, ${emailPattern}, ${replacement}, 'gi')
    where position(${email} in lower(note)) > 0`,
)

/** Removes an account from the handovers that others chose. */
export const eraseFromHandovers = unpreparedStatement<NoRows, [accountId: string]>(
  { why: 'removes elements from JSON arrays' },
  (accountId) => sql`update accounts set household_handovers = (
      select jsonb_agg(one) from jsonb_array_elements(household_handovers) one where one->>'to' is distinct from ${accountId})
    where household_handovers @> jsonb_build_array(jsonb_build_object('to', ${accountId}::text))`,
)

const eaterArrays = { why: 'compares and changes array columns' }

/** Deletes meals planned only for these eaters. */
export const deleteMealsOfEaters = unpreparedStatement<
  NoRows,
  [householdIds: readonly string[], eaters: readonly string[]]
>(eaterArrays, (householdIds, eaters) =>
  deleteMeals(sql`household_id = any(${sql.param([...householdIds])}::uuid[])
    and eaters && ${sql.param([...eaters])}::uuid[] and eaters <@ ${sql.param([...eaters])}::uuid[] and cooked_at is null`),
)

/** Removes eaters from meals planned for others too. */
export const eraseEatersFromMeals = unpreparedStatement<
  NoRows,
  [householdIds: readonly string[], eaters: readonly string[]]
>(
  eaterArrays,
  (householdIds, eaters) => sql`update planned_meals set eaters = nullif(array(
      select eater from unnest(eaters) eater where eater <> all(${sql.param([...eaters])}::uuid[])), '{}')
    where household_id = any(${sql.param([...householdIds])}::uuid[]) and eaters && ${sql.param([...eaters])}::uuid[]`,
)

/** Renames a household that still carries the person's name, as every first one does, after an owner who stays. */
export const renameHouseholds = unpreparedStatement<NoRows, [householdIds: readonly string[], name: string]>(
  { why: 'the new name comes from the first of an ordered sub-select of each household' },
  (householdIds, name) => sql`update households h set name = (
      select a.name || '’s kitchen' from household_members m join accounts a on a.id = m.account_id
      where m.household_id = h.id order by m.role = 'owner' desc, m.joined_at, m.account_id limit 1)
    where id = any(${sql.param([...householdIds])}::uuid[]) and h.name = ${`${name}’s kitchen`}`,
)

/** The search words of an account's recipes. */
export const selectSearchWordsOf = unpreparedStatement<{ word: string }, [accountId: string]>(
  { why: 'splits texts into words' },
  (accountId) => sql`select distinct word
    from recipes r cross join regexp_split_to_table(r.search_text, '\\s+') word
    where r.account_id = ${accountId} and word <> ''`,
)

/** Deletes those of the words that no recipe has any more. */
export const deleteUnusedWords = unpreparedStatement<NoRows, [words: readonly string[]]>(
  { why: 'deletes by an array of words (using unnest) that text search finds nowhere' },
  (words) => sql`delete from recipe_words known using unnest(${sql.param([...words])}::text[]) removed(word)
    where known.word = removed.word and not exists (select 1 from recipes r where r.removed_at is null
      and r.search_words @@ ('''' || replace(replace(removed.word, '\\', '\\\\'), '''', '''''') || '''')::tsquery)`,
)
