import { sql } from 'drizzle-orm'
import { unpreparedStatement } from '../statement'

interface DeletionHouseholdRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly owns: boolean
  readonly others: readonly { accountId: string; name: string; role: string }[]
}

export const selectDeletionHouseholds = unpreparedStatement<DeletionHouseholdRow, [accountId: string]>(
  { why: 'the other members of each household as ordered JSON, with an outer join of two joined tables' },
  (accountId) => sql`select h.id, h.name, me.role = 'owner' as owns,
      coalesce(jsonb_agg(jsonb_build_object('accountId', m.account_id, 'name', a.name, 'role', m.role)
        order by m.joined_at, m.account_id) filter (where m.account_id is not null), '[]') as others
    from household_members me join households h on h.id = me.household_id
      left join (household_members m join accounts a on a.id = m.account_id)
        on m.household_id = h.id and m.account_id <> ${accountId}
    where me.account_id = ${accountId} group by h.id, me.role, me.joined_at order by me.joined_at, h.id`,
)
