import type { DataOf } from '@larder/contract/http/endpoint'
import type { AttributedLine, SharedName, shopping } from '@larder/contract/shopping'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { prepared } from '../../db/prepared'
import { type ShoppingLineRow, selectLinesSince, selectNamesSince } from '../../db/sql/shopping/lines'
import { households } from '../../db/tables/household'
import { AppError } from '../../errors'
import { findLinesById } from './line-queries'

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

const selectRevision = prepared<{ householdId: string }, { revision: number }[]>('household_revision', (tx) =>
  tx
    .select({ revision: households.revision })
    .from(households)
    .where(eq(households.id, sql.placeholder('householdId'))),
)

async function findRevision(db: Db, householdId: string): Promise<number> {
  const [household] = await selectRevision(db, { householdId })
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
  const rows = await selectLinesSince(db, householdId, from, includeUnlisted, linePageSize - 1)
  const [first] = rows
  return { rows, upTo: first && first.revision < first.last ? first.revision : undefined }
}

async function findNamesSince(
  db: Db,
  householdId: string,
  from: number,
  ids: readonly string[],
): Promise<SharedName[]> {
  const rows = await selectNamesSince(db, householdId, from, ids)
  // As with the lines below.
  return rows.map(({ state }) => state as SharedName)
}

// The kitchen's lines are deeply readonly, the contract's are not; the data is the same.
function toAttributedLine({ state, addedBy, addedAt }: ShoppingLineRow): AttributedLine {
  return {
    ...(state as AttributedLine),
    ...(addedBy !== null && { addedBy }),
    addedAt: new Date(addedAt).toISOString(),
  }
}
