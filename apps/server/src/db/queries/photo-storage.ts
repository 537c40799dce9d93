import type { StorageView } from '@larder/contract/admin'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database'
import {
  type PhotoSum,
  selectPhotoSums,
  selectPhotoTotal,
  selectRecipePhotoTotal,
} from '../sql/admin/photo-sums'
import { accounts } from '../tables/account'
import { householdMembers } from '../tables/household'

const mostHouseholds = 20

/** The photos of all households, and those that keep most of them. */
export async function findPhotoStorage(db: Db): Promise<StorageView> {
  const [[ofHouseholds], [ofRecipes], largest] = await Promise.all([
    selectPhotoTotal(db),
    selectRecipePhotoTotal(db),
    selectPhotoSums(db, mostHouseholds),
  ])
  const owners = await findOwners(
    db,
    largest.map(({ householdId }) => householdId),
  )
  return {
    bytes: Number(ofHouseholds?.bytes ?? 0) + Number(ofRecipes?.bytes ?? 0),
    households: largest.map(({ householdId, photos, bytes }: PhotoSum) => ({
      id: householdId,
      ...(owners.get(householdId) ?? { owner: '', email: '' }),
      photos: Number(photos),
      bytes: Number(bytes),
    })),
  }
}

async function findOwners(db: Db, householdIds: readonly string[]) {
  if (householdIds.length === 0) return new Map<string, never>()
  const rows = await db
    .select({ householdId: householdMembers.householdId, owner: accounts.name, email: accounts.email })
    .from(householdMembers)
    .innerJoin(accounts, eq(accounts.id, householdMembers.accountId))
    .where(and(inArray(householdMembers.householdId, [...householdIds]), eq(householdMembers.role, 'owner')))
  return new Map(rows.map(({ householdId, ...owner }) => [householdId, owner]))
}
