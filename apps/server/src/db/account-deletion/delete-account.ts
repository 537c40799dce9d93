import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '../../errors'
import type { Tx } from '../database'
import { lockHousehold, publishAccountChange } from '../household-lock'
import { deleteHouseholds } from '../queries/delete-households'
import { makeOwner } from '../queries/membership'
import { publishRecipeChange } from '../recipe-notifier'
import {
  type CookedRecipe,
  lockCountedPosts,
  lockCountedRecipes,
  selectCookedBy,
  subtractComments,
  subtractCookedBy,
  subtractMarks,
  subtractPostLikes,
  subtractPosts,
  subtractShares,
} from '../sql/account-deletion/counted-rows'
import { accounts } from '../tables/account'
import { comments, communities, communityMembers } from '../tables/community'
import { householdMembers, invitations } from '../tables/household'
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
  const cooked = soleHouseholdIds.length > 0 ? await selectCookedBy(tx, soleHouseholdIds) : []
  await lockCountedRows(tx, accountId, cooked)
  await decrementCounts(tx, accountId, cooked)
  // Replies by others stay, without a parent.
  const ownComments = tx.select({ id: comments.id }).from(comments).where(eq(comments.accountId, accountId))
  await tx
    .update(comments)
    .set({ parentId: null })
    .where(
      and(
        ne(comments.accountId, accountId),
        isNull(comments.removedAt),
        inArray(comments.parentId, ownComments),
      ),
    )
  if (householdIds.length > 0)
    await tx
      .delete(invitations)
      .where(and(inArray(invitations.householdId, [...householdIds]), eq(invitations.invitedBy, accountId)))
  const recipeIds = await tx
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(eq(recipesTable.accountId, accountId))
  await tx.delete(accounts).where(eq(accounts.id, accountId))
  await deleteHouseholds(tx, soleHouseholdIds)
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
async function lockCountedRows(tx: Tx, accountId: string, cooked: readonly CookedRecipe[]): Promise<void> {
  await lockCountedRecipes(tx, accountId, cooked)
  await lockCountedPosts(tx, accountId)
  await tx.select({ id: communities.id }).from(communities).orderBy(communities.id).for('no key update')
}

async function decrementCounts(tx: Tx, accountId: string, cooked: readonly CookedRecipe[]): Promise<void> {
  await subtractMarks(tx, accountId)
  await subtractPostLikes(tx, accountId)
  await subtractComments(tx, accountId)
  await subtractShares(tx, accountId)
  const joined = tx
    .select({ id: communityMembers.communityId })
    .from(communityMembers)
    .where(eq(communityMembers.accountId, accountId))
  await tx
    .update(communities)
    .set({ members: sql`${communities.members} - 1` })
    .where(inArray(communities.id, joined))
  await subtractPosts(tx, accountId)
  await subtractCookedBy(tx, cooked)
}
