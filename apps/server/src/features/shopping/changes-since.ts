import type { DataOf } from '@larder/contract/http/endpoint'
import type { AttributedLine, SharedName, shopping } from '@larder/contract/shopping'
import type { Db } from '../../db/database'
import { AppError } from '../../errors'
import { findLinesById, type ShoppingLineRow, shoppingLineColumnsSql } from './line-queries'

interface ChangesSinceQuery {
  /** Undefined when the device has no data yet. */
  readonly since: number | undefined
  /** Lines the device sent; the response includes them in any case. */
  readonly lineIds: readonly string[]
  readonly nameIds: readonly string[]
}

/** Lines per response; lines of the same revision as the last one are included too. */
const linePageSize = 500

/**
 * Returns the changes a device does not have, oldest first, one page at a time. A device without data gets no lines that are off
 * all lists; one with a future revision belongs to another household or to the time before a restore, and gets everything.
 */
export async function findChangesSince(
  db: Db,
  householdId: string,
  { since, lineIds, nameIds }: ChangesSinceQuery,
): Promise<DataOf<typeof shopping.sync>> {
  // Read first: a concurrent write is sent twice rather than never.
  const revision = await findRevision(db, householdId)
  const from = since === undefined || since > revision ? -1 : since
  const page = await findLinePage(db, householdId, from, since !== undefined)
  const pageIds = new Set(page.rows.map(({ id }) => id))
  const otherIds = lineIds.filter((id) => !pageIds.has(id))
  const [sentLines, names] = await Promise.all([
    findLinesById(db, householdId, otherIds),
    findNamesSince(db, householdId, from, nameIds),
  ])
  return {
    household: householdId,
    revision: page.upTo ?? revision,
    more: page.upTo !== undefined,
    lines: [...page.rows, ...sentLines].map(toAttributedLine),
    names,
  }
}

async function findRevision(db: Db, householdId: string): Promise<number> {
  const { rows } = await db.$client.query<{ revision: number }>({
    name: 'household_revision',
    text: 'select revision::float8 from households where id = $1',
    values: [householdId],
  })
  const [household] = rows
  if (!household) throw new AppError('household-not-found')
  return household.revision
}

/** Returns whole revisions only, so that continuing from the last one skips nothing. */
async function findLinePage(
  db: Db,
  householdId: string,
  from: number,
  includeUnlisted: boolean,
): Promise<{ rows: ShoppingLineRow[]; upTo: number | undefined }> {
  const { rows } = await db.$client.query<ShoppingLineRow & { revision: number; last: number }>({
    name: 'shopping_lines_since',
    text: `with newer as (
        select revision from shopping_lines where household_id = $1 and revision > $2 and ($3 or listed)
      ), page as (
        select coalesce((select revision from newer order by revision offset $4 limit 1), (select max(revision) from newer))
          as up_to
      )
      select page.up_to::float8 as revision, (select max(revision) from newer)::float8 as last, ${shoppingLineColumnsSql}
        cross join page
      where l.household_id = $1 and l.revision > $2 and l.revision <= page.up_to and ($3 or l.listed)
      order by l.revision`,
    values: [householdId, from, includeUnlisted, linePageSize - 1],
  })
  const [first] = rows
  return { rows, upTo: first && first.revision < first.last ? first.revision : undefined }
}

async function findNamesSince(
  db: Db,
  householdId: string,
  from: number,
  ids: readonly string[],
): Promise<SharedName[]> {
  const { rows } = await db.$client.query<{ state: SharedName }>({
    name: 'shopping_names_since',
    text: `select state from shopping_names where household_id = $1 and (revision > $2 or id = any($3::text[]))
      order by revision, id`,
    values: [householdId, from, ids],
  })
  return rows.map(({ state }) => state)
}

// The kitchen's lines are deeply readonly, the contract's are not; the data is the same.
function toAttributedLine({ state, addedBy, addedAt }: ShoppingLineRow): AttributedLine {
  return {
    ...(state as AttributedLine),
    ...(addedBy !== null && { addedBy }),
    addedAt: new Date(addedAt).toISOString(),
  }
}
