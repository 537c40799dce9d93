import { isListed } from '@larder/kitchen/shopping/shared-list'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors'
import type { LineWrite, ListWriter } from './line-writes'

const maxListed = 2000

/**
 * What was taken off or became stock is kept for good: a phone that was away for a year and ticks what it still sees must be
 * told that it is settled, or the line would come back. So many are a lifetime of shopping; only mischief gets there.
 */
const maxKept = 100_000

/** Refuses lines that are more than a household can have; what makes them fewer is never refused. */
export async function assertLineLimit(
  { tx, householdId }: Pick<ListWriter, 'tx' | 'householdId'>,
  lines: readonly LineWrite[],
): Promise<void> {
  const isNew = lines.filter(({ previous: was }) => !was).length
  const more = lines.reduce(
    (sum, { line, previous: was }) => sum + countListed(line) - (was ? countListed(was.state) : 0),
    0,
  )
  if (isNew === 0 && more <= 0) return
  const { rows } = await tx.execute<{ kept: number; listed: number }>(
    sql`select count(*)::int as kept, (count(*) filter (where listed))::int as listed
      from shopping_lines where household_id = ${householdId}`,
  )
  const { kept = 0, listed = 0 } = rows[0] ?? {}
  if ((more > 0 && listed + more > maxListed) || (isNew > 0 && kept + isNew > maxKept))
    throw new AppError('too-many-shopping-items')
}

function countListed(line: Parameters<typeof isListed>[0]): number {
  return isListed(line) ? 1 : 0
}

const maxNames = 50
/** With those that were dropped. */
const maxNamesKept = 1000

export async function assertNameLimit({
  tx,
  householdId,
}: Pick<ListWriter, 'tx' | 'householdId'>): Promise<void> {
  const { rows } = await tx.execute<{ kept: number; standing: number }>(
    sql`select count(*)::int as kept,
        (count(*) filter (where not coalesce((state #>> '{off,value}')::boolean, false)))::int as standing
      from shopping_names where household_id = ${householdId}`,
  )
  const { kept = 0, standing = 0 } = rows[0] ?? {}
  if (standing > maxNames || kept > maxNamesKept) throw new AppError('too-many-lists')
}
