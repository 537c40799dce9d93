import type { AdminUser, UserSortOrder, UserStatus } from '@larder/contract/admin'
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { accounts } from '../../db/tables/account'
import { AppError } from '../../errors'
import { addSeconds } from '../../time/clock'

/** What the table of accounts is asked for. */
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

// An account that was here before its last visit was noted down has its sessions to tell.
const lastSeenSql = sql`coalesce(accounts.last_seen_at,
  (select max(last_used_at) from sessions where sessions.account_id = accounts.id))`

/** Where an account stands, in words. */
export function statusSql(now: string): SQL<UserStatus> {
  const idle = addSeconds(now, -inactiveAfterDays * 86_400)
  return sql<UserStatus>`case when accounts.status = 'suspended' then 'Suspended'
    when coalesce(${lastSeenSql}, accounts.created_at) < ${idle}::timestamptz then 'Inactive' else 'Active' end`
}

/** What counts now: a plan that is over is Free, whenever it is tidied up. */
export function planSql(now: string): SQL<AdminUser['subscription']> {
  return sql<AdminUser['subscription']>`case when accounts.plan_ends_at <= ${now}::timestamptz then 'free'
    else accounts.subscription end`
}

const scanCountSql = sql<number>`(select count(*)::int from scans where scans.account_id = accounts.id)`
const recipeCountSql = sql<number>`(select count(*)::int from recipes
  where recipes.account_id = accounts.id and recipes.removed_at is null and recipes.flexible_household is null)`

/** The accounts of one page, in order, and how many there are in all. */
export async function searchUserIds(
  db: Db,
  ask: UserListQuery,
  now: string,
): Promise<{ ids: string[]; total: number }> {
  const wanted = sql.join([sql`true`, ...toConditions(ask, now)], sql` and `)
  const { counted, by } = sortOrders(now)[ask.sort]
  // The other way round the tie is broken the other way, too, so that one index serves both.
  const order = ask.down ? [desc(by), asc(accounts.id)] : [asc(by), desc(accounts.id)]
  const [{ rows }, total] = await Promise.all([
    db.execute<{ id: string }>(sql`select accounts.id from accounts ${counted} where ${wanted}
      order by ${sql.join(order, sql`, `)} limit ${ask.size} offset ${(ask.page - 1) * ask.size}`),
    db.$count(accounts, wanted),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

/** Accounts as an admin sees them, in the order of the ids. */
export async function findUsersById(
  tx: Tx,
  ids: readonly string[],
  { you, now }: { you: string; now: string },
): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      status: statusSql(now),
      subscription: planSql(now),
      role: accounts.role,
      scansCount: scanCountSql,
      recipesCount: recipeCountSql,
      createdAt: accounts.createdAt,
      seen: sql<string | null>`${lastSeenSql}`.mapWith(accounts.lastSeenAt),
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { createdAt, seen, ...user } = row
    return [
      { ...user, joinedDate: createdAt.slice(0, 10), ...(seen && { lastSeenAt: seen }), you: id === you },
    ]
  })
}

export async function findUserById(
  tx: Tx,
  id: string,
  whose: { you: string; now: string },
): Promise<AdminUser> {
  const [user] = await findUsersById(tx, [id], whose)
  if (!user) throw new AppError('user-not-found')
  return user
}

function toConditions({ search = '', status, plan }: UserListQuery, now: string): SQL[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  // As the index has it, so that it can be asked.
  const said = words.map((word) => sql`(lower(name) || ' ' || email) like lower(${`%${escapeLike(word)}%`})`)
  return [
    ...said,
    ...(status ? [sql`${statusSql(now)} = ${status}`] : []),
    ...(plan ? [sql`${planSql(now)} = ${plan}`] : []),
  ]
}

/** A word in which nothing stands for anything else. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}

function sortOrders(now: string): Readonly<Record<UserSortOrder, { by: SQL; counted: SQL }>> {
  const column = (by: SQL) => ({ by, counted: sql`` })
  // Counted once for everybody, and not once an account.
  const count = (table: SQL) => ({
    by: sql`coalesce(counted.times, 0)`,
    counted: sql`left join (select account_id, count(*) as times from ${table} group by account_id) counted
      on counted.account_id = accounts.id`,
  })
  return {
    name: column(sql`lower(accounts.name)`),
    email: column(sql`accounts.email`),
    status: column(statusSql(now)),
    plan: column(sql`array_position(array['free', 'premium', 'pro'], ${planSql(now)})`),
    scans: count(sql`scans where account_id is not null`),
    recipes: count(sql`recipes where account_id is not null and removed_at is null`),
    joined: column(sql`accounts.created_at`),
  }
}
