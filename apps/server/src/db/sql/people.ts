import type { HouseholdPerson } from '@larder/contract/diet'
import { instantAsText } from '../columns'
import { statement } from './statement'

interface PersonRow extends Omit<HouseholdPerson, 'member' | 'you' | 'dislikes'> {
  readonly dislikes: readonly string[]
  readonly accountId: string | null
  readonly joinedAt: string | null
}

/** Everybody who eats in a household. A member's name is that of the account. */
export const selectPeople = statement<PersonRow, [householdId: string]>({
  name: 'people_of',
  why: 'runs with every view of a recipe; the columns of three tables in one row, without mapping',
  text: `select p.id, p.account_id as "accountId", coalesce(p.name, a.name) as name, p.portions::float8 as portions, p.diets,
        p.restrictions, p.dislikes, ${instantAsText('m.joined_at')} as "joinedAt"
      from people p left join accounts a on a.id = p.account_id
        left join household_members m on m.household_id = p.household_id and m.account_id = p.account_id
      where p.household_id = $1`,
})
