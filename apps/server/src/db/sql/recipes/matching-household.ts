import { statement } from '../statement'

interface MatchingHouseholdRow {
  readonly timeZone: string
  readonly revision: string
  readonly country: string | null
  readonly members: string[]
}

export const selectMatchingHousehold = statement<MatchingHouseholdRow, [householdId: string]>({
  name: 'kitchen_household',
  why: 'the members as an array in the row of the household; runs with every list of recipes and suggestions',
  text: `select time_zone as "timeZone", revision::text, country,
        array(select account_id from household_members where household_id = h.id) as members
      from households h where id = $1`,
})
