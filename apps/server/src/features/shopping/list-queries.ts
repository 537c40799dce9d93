import { mainList } from '@larder/kitchen/shopping/shared-list'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { AppError } from '../../errors'

/** Returns the ids of the household's lists or stores. */
export async function findActiveNames(
  tx: Tx,
  householdId: string,
  kind: 'list' | 'store',
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from shopping_names where household_id = ${householdId} and state ->> 'kind' = ${kind}
      and not coalesce((state #>> '{off,value}')::boolean, false)`,
  )
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
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from shopping_names where household_id = ${householdId} and state ->> 'kind' = 'store'
      and not coalesce((state #>> '{off,value}')::boolean, false)
      and lower(trim(state #>> '{name,value}')) = ${name.trim().toLowerCase()} order by id limit 1`,
  )
  return rows[0]?.id
}
