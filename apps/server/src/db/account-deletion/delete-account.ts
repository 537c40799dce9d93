import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../errors'
import type { Tx } from '../database'
import { lockHousehold, publishAccountChange } from '../household-lock'
import { makeOwner } from '../queries/membership'
import { publishRecipeChange } from '../recipe-notifier'
import { accounts } from '../tables/account'
import { householdMembers, households } from '../tables/household'
import { recipesTable } from '../tables/recipes'

/** Locks the households of an account until the transaction ends. The lock comes first, as in every change of a household. */
export async function lockHouseholdsOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.accountId, accountId))
    .orderBy(asc(householdMembers.householdId))
  for (const { id } of rows) await lockHousehold(tx, id, 'household', 'diet', 'recipes')
  return rows.map(({ id }) => id)
}

/**
 * Deletes an account with everything that belongs only to it: recipes, comments, marks, and households without another member.
 * Other cooks' data stays and its counts stay exact; a shared household keeps an owner. Meals that others planned with the
 * account's recipes keep their names.
 */
export async function deleteAccount(
  tx: Tx,
  accountId: string,
  householdIds: readonly string[],
): Promise<void> {
  // From here on nothing more can refer to the account, and transactions in progress have ended.
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (!account) throw new AppError('user-not-found')
  const soleHouseholdIds = await leaveHouseholds(tx, accountId, householdIds)
  await lockCountedRows(tx, accountId, soleHouseholdIds)
  await decrementCounts(tx, accountId, soleHouseholdIds)
  // Replies by others stay, without a parent.
  await tx.execute(sql`update comments set parent_id = null where account_id <> ${accountId} and removed_at is null
    and parent_id in (select id from comments where account_id = ${accountId})`)
  await tx.execute(sql`delete from invitations where invited_by = ${accountId}`)
  const recipeIds = await tx
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(eq(recipesTable.accountId, accountId))
  await tx.delete(accounts).where(eq(accounts.id, accountId))
  if (soleHouseholdIds.length > 0) await tx.delete(households).where(inArray(households.id, soleHouseholdIds))
  await publishRecipeChange(tx, ...recipeIds.map(({ id }) => id))
  await publishAccountChange(tx, accountId)
}

/** Returns the account's households without another member; each of the others gets an owner who stays. */
async function leaveHouseholds(tx: Tx, accountId: string, lockedIds: readonly string[]): Promise<string[]> {
  const memberships = await tx
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.accountId, accountId))
  const soleHouseholdIds: string[] = []
  for (const { id } of memberships) {
    // Joined while we waited for the account's lock; no later join is possible.
    if (!lockedIds.includes(id)) await lockHousehold(tx, id, 'household', 'diet', 'recipes')
    const members = await tx
      .select()
      .from(householdMembers)
      .where(eq(householdMembers.householdId, id))
      .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.accountId))
    const others = members.filter((member) => member.accountId !== accountId)
    const [longest] = others
    if (!longest) soleHouseholdIds.push(id)
    else if (!others.some(({ role }) => role === 'owner')) await makeOwner(tx, longest)
  }
  return soleHouseholdIds
}

/** Locks every row that counts something of the account: recipes, then posts, then communities, in the same order everywhere. */
async function lockCountedRows(
  tx: Tx,
  accountId: string,
  soleHouseholdIds: readonly string[],
): Promise<void> {
  const touchedPosts = sql`select post_id from comments where account_id = ${accountId}
    union select post_id from post_shares where account_id = ${accountId}`
  await tx.execute(sql`select id from recipes where id in (
      select id from recipes where account_id = ${accountId}
      union select recipe_id from recipe_marks where account_id = ${accountId}
      union select recipe_id from posts where id in (${touchedPosts})
      union select recipe_id from cooked_dishes where household_id = any(${idArray(soleHouseholdIds)}::uuid[]))
    order by id for no key update`)
  await tx.execute(sql`select id from posts where id in (
      select id from posts where account_id = ${accountId}
      union select p.id from posts p join recipe_marks m on m.recipe_id = p.recipe_id where m.account_id = ${accountId}
      union ${touchedPosts})
    order by id for no key update`)
  await tx.execute(sql`select id from communities order by id for no key update`)
}

async function decrementCounts(
  tx: Tx,
  accountId: string,
  soleHouseholdIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`update recipes r set likes = likes - m.favourite::int,
      ratings = ratings - (m.stars is not null)::int, stars = r.stars - coalesce(m.stars, 0)
    from recipe_marks m where m.account_id = ${accountId} and m.recipe_id = r.id`)
  await tx.execute(sql`update posts p set likes = likes - 1
    from recipe_marks m where m.account_id = ${accountId} and m.favourite and m.recipe_id = p.recipe_id`)
  await tx.execute(sql`update posts p set comments = comments - written.times
    from (select post_id, count(*) as times from comments
      where account_id = ${accountId} and removed_at is null group by post_id) written
    where written.post_id = p.id`)
  await tx.execute(sql`update posts p set shares = shares - 1
    from post_shares s where s.account_id = ${accountId} and s.post_id = p.id`)
  await tx.execute(sql`update communities set members = members - 1
    where id in (select community_id from community_members where account_id = ${accountId})`)
  await tx.execute(sql`update communities c set posts = posts - shown.times
    from (select community_id, count(*) as times from posts
      where account_id = ${accountId} and state = 'shown' group by community_id) shown
    where shown.community_id = c.id`)
  // A recipe counts the households that have cooked it.
  await tx.execute(sql`update recipes r set cooked = greatest(0, cooked - deleted.times)
    from (select recipe_id, count(distinct household_id) as times from cooked_dishes
      where household_id = any(${idArray(soleHouseholdIds)}::uuid[]) and undone_at is null group by recipe_id) deleted
    where deleted.recipe_id = r.id`)
}

function idArray(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}`
}
