import { isListed } from '@larder/kitchen/shopping/shared-list'
import { count, eq, sql } from 'drizzle-orm'
import type { HouseholdTx } from '../../db/household-transaction'
import { shoppingLines, shoppingNames } from '../../db/tables/shopping'
import { AppError } from '../../errors'
import type { LineWrite } from './line-writes'
import { isActive } from './list-queries'

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
  const [counted] = await tx
    .select({ kept: count(), listed: sql<number>`(count(*) filter (where ${shoppingLines.listed}))::int` })
    .from(shoppingLines)
    .where(eq(shoppingLines.householdId, householdId))
  const { kept = 0, listed = 0 } = counted ?? {}
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
  const [counted] = await tx
    .select({ kept: count(), standing: sql<number>`(count(*) filter (where ${isActive}))::int` })
    .from(shoppingNames)
    .where(eq(shoppingNames.householdId, tx.householdId))
  const { kept = 0, standing = 0 } = counted ?? {}
  if (standing > maxNames || kept > maxNamesKept) throw new AppError('too-many-lists')
}
