import { mainList } from '@larder/kitchen/shopping/shared-list'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { shoppingNames } from '../../db/tables/shopping'
import { AppError } from '../../errors'

const isOfKind = (kind: 'list' | 'store') => sql`${shoppingNames.state} ->> 'kind' = ${kind}`
/** Condition for names that were not removed. */
export const isActive = sql`not coalesce((${shoppingNames.state} #>> '{off,value}')::boolean, false)`

/** Returns the ids of the household's lists or stores. */
export async function findActiveNames(
  tx: Tx,
  householdId: string,
  kind: 'list' | 'store',
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: shoppingNames.id })
    .from(shoppingNames)
    .where(and(eq(shoppingNames.householdId, householdId), isOfKind(kind), isActive))
  // The unnamed main list always exists.
  return new Set([mainList, ...rows.map(({ id }) => id)])
}

/** A line whose list was removed shows on the main list. */
export function toVisibleList(list: string, lists: ReadonlySet<string>): string {
  return lists.has(list) ? list : mainList
}

export async function assertListExists(tx: Tx, householdId: string, list: string): Promise<void> {
  if (list === mainList) return
  if (!(await findActiveNames(tx, householdId, 'list')).has(list)) throw new AppError('list-not-found')
}

/** Returns the store with this name, ignoring case. */
export async function findStoreByName(
  tx: Tx,
  householdId: string,
  name: string,
): Promise<string | undefined> {
  const [store] = await tx
    .select({ id: shoppingNames.id })
    .from(shoppingNames)
    .where(
      and(
        eq(shoppingNames.householdId, householdId),
        isOfKind('store'),
        isActive,
        sql`lower(trim(${shoppingNames.state} #>> '{name,value}')) = ${name.trim().toLowerCase()}`,
      ),
    )
    .orderBy(shoppingNames.id)
    .limit(1)
  return store?.id
}
