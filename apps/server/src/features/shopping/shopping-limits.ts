import { isListed } from '@larder/kitchen/shopping/shared-list'
import { sql } from 'drizzle-orm'
import type { HouseholdTx } from '../../db/household-transaction'
import { AppError } from '../../errors'
import type { LineWrite } from './line-writes'

const maxListed = 2000

/**
 * Removed and put-away lines are kept for good: a phone that was offline for a year and ticks an old line must learn that it is
 * settled, or the line would come back. The limit is above a lifetime of shopping; only abuse reaches it.
 */
const maxKept = 100_000

/** Rejects more lines than a household can have; changes that reduce them are never rejected. */
export async function assertLineLimit(tx: HouseholdTx, lines: readonly LineWrite[]): Promise<void> {
  const { householdId } = tx
  const isNew = lines.filter(({ previous }) => !previous).length
  const added = lines.reduce(
    (sum, { line, previous }) => sum + countListed(line) - (previous ? countListed(previous.state) : 0),
    0,
  )
  if (isNew === 0 && added <= 0) return
  const { rows } = await tx.execute<{ kept: number; listed: number }>(
    sql`select count(*)::int as kept, (count(*) filter (where listed))::int as listed
      from shopping_lines where household_id = ${householdId}`,
  )
  const { kept = 0, listed = 0 } = rows[0] ?? {}
  if ((added > 0 && listed + added > maxListed) || (isNew > 0 && kept + isNew > maxKept))
    throw new AppError('too-many-shopping-items')
}

function countListed(line: Parameters<typeof isListed>[0]): number {
  return isListed(line) ? 1 : 0
}

const maxNames = 50
/** Includes removed names. */
const maxNamesKept = 1000

export async function assertNameLimit(tx: HouseholdTx): Promise<void> {
  const { householdId } = tx
  const { rows } = await tx.execute<{ kept: number; standing: number }>(
    sql`select count(*)::int as kept,
        (count(*) filter (where not coalesce((state #>> '{off,value}')::boolean, false)))::int as standing
      from shopping_names where household_id = ${householdId}`,
  )
  const { kept = 0, standing = 0 } = rows[0] ?? {}
  if (standing > maxNames || kept > maxNamesKept) throw new AppError('too-many-lists')
}
