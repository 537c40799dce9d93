import type { AdminUser, UserSortOrder, UserStatus } from '@larder/contract/admin'
import { asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { selectUserIds } from '../../db/sql/admin/users'
import { accounts } from '../../db/tables/account'
import { scans } from '../../db/tables/scan'
import { AppError } from '../../errors'
import { addSeconds } from '../../time/clock'

/** The query of the accounts table. */
export interface UserListQuery {
  readonly search?: string | undefined
  readonly status?: UserStatus | undefined
  readonly plan?: AdminUser['subscription'] | undefined
  readonly sort: UserSortOrder
  readonly down: boolean
  readonly page: number
  readonly size: number
}

const inactiveAfterDays = 30

/** The status of an account. */
export function statusSql(now: string): SQL<UserStatus> {
  const idle = addSeconds(now, -inactiveAfterDays * 86_400)
  return sql<UserStatus>`case when accounts.status = 'suspended' then 'Suspended'
    when coalesce(accounts.last_seen_at, accounts.created_at) < ${idle}::timestamptz then 'Inactive' else 'Active' end`
}

/** The effective plan: an expired plan counts as Free before it is cleaned up. */
export function planSql(now: string): SQL<AdminUser['subscription']> {
  return sql<AdminUser['subscription']>`case when accounts.plan_ends_at <= ${now}::timestamptz then 'free'
    else accounts.subscription end`
}

const recipeCountSql = sql<number>`(select count(*)::int from recipes
  where recipes.account_id = accounts.id and recipes.removed_at is null and recipes.flexible_household is null)`

const secondFactorSql = sql<boolean>`(exists (select 1 from second_factors
    where second_factors.account_id = accounts.id and second_factors.confirmed_at is not null)
  or exists (select 1 from passkeys where passkeys.account_id = accounts.id))`

/** Returns the account ids of one page, in order, and the total. */
export async function searchUserIds(
  db: Db,
  query: UserListQuery,
  now: string,
): Promise<{ ids: string[]; total: number }> {
  const conditions = sql.join([sql`true`, ...toConditions(query, now)], sql` and `)
  const { counted, by } = sortOrders(now)[query.sort]
  // Ties are broken in the opposite direction too, so that one index serves both.
  const order = query.down ? [desc(by), asc(accounts.id)] : [asc(by), desc(accounts.id)]
  const offset = (query.page - 1) * query.size
  const [rows, total] = await Promise.all([
    selectUserIds(db, { counted, conditions, order, size: query.size, offset }),
    db.$count(accounts, conditions),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

/** Returns accounts as an admin sees them, in the order of the ids. */
export async function findUsersById(
  tx: Tx,
  ids: readonly string[],
  { you, now }: { you: string; now: string },
): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  // By itself: scans are where their households are, and accounts on every node.
  const counted = await tx
    .select({ accountId: scans.accountId, count: count() })
    .from(scans)
    .where(inArray(scans.accountId, [...ids]))
    .groupBy(scans.accountId)
  const scanCounts = new Map(counted.map((row) => [row.accountId, row.count]))
  const rows = await tx
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      status: statusSql(now),
      subscription: planSql(now),
      role: accounts.role,
      recipesCount: recipeCountSql,
      secondFactor: secondFactorSql,
      createdAt: accounts.createdAt,
      lastSeenAt: accounts.lastSeenAt,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { createdAt, lastSeenAt, ...user } = row
    const scansCount = scanCounts.get(id) ?? 0
    const joinedDate = createdAt.slice(0, 10)
    return [{ ...user, scansCount, joinedDate, ...(lastSeenAt && { lastSeenAt }), you: id === you }]
  })
}

export async function findUserById(
  tx: Tx,
  id: string,
  viewer: { you: string; now: string },
): Promise<AdminUser> {
  const [user] = await findUsersById(tx, [id], viewer)
  if (!user) throw new AppError('user-not-found')
  return user
}

function toConditions({ search = '', status, plan }: UserListQuery, now: string): SQL[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  // The same expression as in the index, so that the index is used.
  const matches = words.map(
    (word) => sql`(lower(name) || ' ' || email) like lower(${`%${escapeLike(word)}%`})`,
  )
  return [
    ...matches,
    ...(status ? [sql`${statusSql(now)} = ${status}`] : []),
    ...(plan ? [sql`${planSql(now)} = ${plan}`] : []),
  ]
}

/** Escapes the wildcards of a LIKE pattern. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}

function sortOrders(now: string): Readonly<Record<UserSortOrder, { by: SQL; counted: SQL }>> {
  const column = (by: SQL) => ({ by, counted: sql`` })
  // Counted once for all accounts, not once per account.
  const countOf = (table: SQL) => ({
    by: sql`coalesce(counted.times, 0)`,
    counted: sql`left join (select account_id, count(*) as times from ${table} group by account_id) counted
      on counted.account_id = accounts.id`,
  })
  return {
    name: column(sql`lower(accounts.name)`),
    email: column(sql`accounts.email`),
    status: column(statusSql(now)),
    plan: column(sql`array_position(array['free', 'premium', 'pro'], ${planSql(now)})`),
    scans: countOf(sql`scans where account_id is not null`),
    recipes: countOf(sql`recipes where account_id is not null and removed_at is null`),
    joined: column(sql`accounts.created_at`),
  }
}
