import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../errors'
import type { Tx } from '../database'
import { lockHousehold, publishAccountChange } from '../household-lock'
import { makeOwner } from '../queries/membership'
import { publishRecipeChange } from '../recipe-notifier'
import { accounts } from '../tables/account'
import { householdMembers, households } from '../tables/household'
import { recipesTable } from '../tables/recipes'

/** Holds the households of an account until the transaction is through. It comes first, as with every change of a household. */
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
 * Removes an account with everything that is only theirs: recipes, comments, marks, and households nobody else is in. What
 * belongs to others stays and counts on exactly; a household they share keeps an owner. Meals that others planned with their
 * recipes keep their names.
 */
export async function deleteAccount(tx: Tx, accountId: string, homes: readonly string[]): Promise<void> {
  // From here on nothing more can be hung on the account, and what is under way is through.
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (!account) throw new AppError('user-not-found')
  const alone = await leaveHouseholds(tx, accountId, homes)
  await lockCountedRows(tx, accountId, alone)
  await decrementCounts(tx, accountId, alone)
  // Who answered them said something, too: it then stands on its own.
  await tx.execute(sql`update comments set parent_id = null where account_id <> ${accountId} and removed_at is null
    and parent_id in (select id from comments where account_id = ${accountId})`)
  await tx.execute(sql`delete from invitations where invited_by = ${accountId}`)
  const own = await tx
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(eq(recipesTable.accountId, accountId))
  await tx.delete(accounts).where(eq(accounts.id, accountId))
  if (alone.length > 0) await tx.delete(households).where(inArray(households.id, alone))
  await publishRecipeChange(tx, ...own.map(({ id }) => id))
  await publishAccountChange(tx, accountId)
}

/** Those of their households that nobody else is in; the others have an owner who stays. */
async function leaveHouseholds(tx: Tx, accountId: string, held: readonly string[]): Promise<string[]> {
  const own = await tx
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.accountId, accountId))
  const alone: string[] = []
  for (const { id } of own) {
    // Joined while we waited for the account; nobody joins any more.
    if (!held.includes(id)) await lockHousehold(tx, id, 'household', 'diet', 'recipes')
    const members = await tx
      .select()
      .from(householdMembers)
      .where(eq(householdMembers.householdId, id))
      .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.accountId))
    const others = members.filter((member) => member.accountId !== accountId)
    const [longest] = others
    if (!longest) alone.push(id)
    else if (!others.some(({ role }) => role === 'owner')) await makeOwner(tx, longest)
  }
  return alone
}

/** Holds whatever counts something of theirs: recipes, then posts, then communities, each in one order for everybody. */
async function lockCountedRows(tx: Tx, accountId: string, alone: readonly string[]): Promise<void> {
  const touchedPosts = sql`select post_id from comments where account_id = ${accountId}
    union select post_id from post_shares where account_id = ${accountId}`
  await tx.execute(sql`select id from recipes where id in (
      select id from recipes where account_id = ${accountId}
      union select recipe_id from recipe_marks where account_id = ${accountId}
      union select recipe_id from posts where id in (${touchedPosts})
      union select recipe_id from cooked_dishes where household_id = any(${idArray(alone)}::uuid[]))
    order by id for no key update`)
  await tx.execute(sql`select id from posts where id in (
      select id from posts where account_id = ${accountId}
      union select p.id from posts p join recipe_marks m on m.recipe_id = p.recipe_id where m.account_id = ${accountId}
      union ${touchedPosts})
    order by id for no key update`)
  await tx.execute(sql`select id from communities order by id for no key update`)
}

async function decrementCounts(tx: Tx, accountId: string, alone: readonly string[]): Promise<void> {
  await tx.execute(sql`update recipes r set likes = likes - m.favourite::int,
      ratings = ratings - (m.stars is not null)::int, stars = r.stars - coalesce(m.stars, 0)
    from recipe_marks m where m.account_id = ${accountId} and m.recipe_id = r.id`)
  await tx.execute(sql`update posts p set likes = likes - 1
    from recipe_marks m where m.account_id = ${accountId} and m.favourite and m.recipe_id = p.recipe_id`)
  await tx.execute(sql`update posts p set comments = comments - said.times
    from (select post_id, count(*) as times from comments
      where account_id = ${accountId} and removed_at is null group by post_id) said
    where said.post_id = p.id`)
  await tx.execute(sql`update posts p set shares = shares - 1
    from post_shares s where s.account_id = ${accountId} and s.post_id = p.id`)
  await tx.execute(sql`update communities set members = members - 1
    where id in (select community_id from community_members where account_id = ${accountId})`)
  await tx.execute(sql`update communities c set posts = posts - shown.times
    from (select community_id, count(*) as times from posts
      where account_id = ${accountId} and state = 'shown' group by community_id) shown
    where shown.community_id = c.id`)
  // A recipe counts the households that have cooked it.
  await tx.execute(sql`update recipes r set cooked = greatest(0, cooked - gone.times)
    from (select recipe_id, count(distinct household_id) as times from cooked_dishes
      where household_id = any(${idArray(alone)}::uuid[]) and undone_at is null group by recipe_id) gone
    where gone.recipe_id = r.id`)
}

function idArray(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}`
}
