import { isListed } from '@larder/kitchen/shared-list'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors'
import type { Writer, Written } from './writing'

const mostListed = 2000

/**
 * What was taken off or became stock is kept for good: a phone that was away for a year and ticks what it still sees must be
 * told that it is settled, or the line would come back. So many are a lifetime of shopping; only mischief gets there.
 */
const mostKept = 100_000

/** Refuses lines that are more than a household can have; what makes them fewer is never refused. */
export async function refuseTooManyLines(
  { tx, householdId }: Pick<Writer, 'tx' | 'householdId'>,
  lines: readonly Written[],
): Promise<void> {
  const isNew = lines.filter(({ was }) => !was).length
  const more = lines.reduce((sum, { line, was }) => sum + one(line) - (was ? one(was.state) : 0), 0)
  if (isNew === 0 && more <= 0) return
  const { rows } = await tx.execute<{ kept: number; listed: number }>(
    sql`select count(*)::int as kept, (count(*) filter (where listed))::int as listed
      from shopping_lines where household_id = ${householdId}`,
  )
  const { kept = 0, listed = 0 } = rows[0] ?? {}
  if ((more > 0 && listed + more > mostListed) || (isNew > 0 && kept + isNew > mostKept))
    throw new AppError('too-many-shopping-items')
}

function one(line: Parameters<typeof isListed>[0]): number {
  return isListed(line) ? 1 : 0
}

const mostNames = 50
/** With those that were dropped. */
const mostNamesKept = 1000

export async function refuseTooManyNames({
  tx,
  householdId,
}: Pick<Writer, 'tx' | 'householdId'>): Promise<void> {
  const { rows } = await tx.execute<{ kept: number; standing: number }>(
    sql`select count(*)::int as kept,
        (count(*) filter (where not coalesce((state #>> '{off,value}')::boolean, false)))::int as standing
      from shopping_names where household_id = ${householdId}`,
  )
  const { kept = 0, standing = 0 } = rows[0] ?? {}
  if (standing > mostNames || kept > mostNamesKept) throw new AppError('too-many-lists')
}
