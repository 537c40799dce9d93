import type { PlanPreferences } from '@larder/contract/meal-plan'
import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** For each owner: whether the household is deleted with the account. */
export const selectOwnerFates = unpreparedStatement<{ fates: boolean[] }, [householdId: string]>(
  { why: 'looks into the elements of a JSON array' },
  (householdId) => sql`
    select array_agg(a.deletion_at is not null and exists (
      select 1 from jsonb_array_elements(a.household_handovers) said
      where said ->> 'householdId' = m.household_id::text and said ->> 'to' is null)) as fates
    from household_members m join accounts a on a.id = m.account_id
    where m.household_id = ${householdId} and m.role = 'owner'`,
)

interface PlanHouseholdRow extends Record<string, unknown> {
  readonly name: string
  readonly timeZone: string
  readonly currency: string
  readonly wishes: PlanPreferences | null
  readonly members: string[]
  readonly country: string | null
}

export const selectPlanHousehold = unpreparedStatement<PlanHouseholdRow, [householdId: string]>(
  { why: 'the members as an array in the row of the household' },
  (householdId) => sql`select h.name, h.time_zone as "timeZone", h.currency, h.country, w.wishes,
        array(select account_id from household_members where household_id = h.id) as members
      from households h left join plan_wishes w on w.household_id = h.id where h.id = ${householdId}`,
)
