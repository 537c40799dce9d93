import { type SQL, sql } from 'drizzle-orm'
import { unpreparedStatement } from '../statement'

interface UserPage {
  /** A join that counts something of each account, or nothing. */
  readonly counted: SQL
  readonly conditions: SQL
  readonly order: readonly SQL[]
  readonly size: number
  readonly offset: number
}

/** The ids of one page of accounts. */
export const selectUserIds = unpreparedStatement<{ id: string }, [page: UserPage]>(
  { why: 'the join, the conditions and the order depend on what the admin chose' },
  ({
    counted,
    conditions,
    order,
    size,
    offset,
  }) => sql`select accounts.id from accounts ${counted} where ${conditions}
      order by ${sql.join([...order], sql`, `)} limit ${size} offset ${offset}`,
)
