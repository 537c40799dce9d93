import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** For each owner: whether the household is deleted with the account. */
export const selectOwnerFates = unpreparedStatement<{ fates: boolean[] }, [householdId: string]>(
  { why: 'looks into the elements of a JSON array' },
  (householdId) => sql`
    select array_agg(a.deletion_at is not null and exists (
      select from jsonb_array_elements(a.household_handovers) said
      where said ->> 'householdId' = m.household_id::text and said ->> 'to' is null)) as fates
    from household_members m join accounts a on a.id = m.account_id
    where m.household_id = ${householdId} and m.role = 'owner'`,
)
