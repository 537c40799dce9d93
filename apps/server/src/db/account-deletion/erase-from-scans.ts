import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../database'
import { scans } from '../tables/scan'

/** Removes an eater's name from the warnings of stored scans. */
export async function eraseNameFromScans(
  tx: Tx,
  householdIds: readonly string[],
  name: string,
): Promise<void> {
  const jsonText = JSON.stringify(name).slice(1, -1)
  const rows = await tx
    .select({ householdId: scans.householdId, id: scans.id, found: scans.found })
    .from(scans)
    .where(
      and(
        inArray(scans.householdId, [...householdIds]),
        sql`position(${jsonText} in ${scans.found}::text) > 0`,
      ),
    )
  for (const { householdId, id, found } of rows) {
    const updated = found.map((line) => ({
      ...line,
      warnings: line.warnings.flatMap((warning) => removeNameFromWarning(warning, name)),
    }))
    await tx
      .update(scans)
      .set({ found: updated })
      .where(and(eq(scans.householdId, householdId), eq(scans.id, id)))
  }
}

/** Removes a name: 'Contains nuts: not for Ana, Bo.' without Ana is 'Contains nuts: not for Bo.', and without Bo nothing. */
function removeNameFromWarning(warning: string, name: string): string[] {
  const [, head, names] = /^(.*?: (?:not|check the label) for )(.*)\.$/s.exec(warning) ?? []
  if (head === undefined || names === undefined) return [warning]
  const remaining = `, ${names}, `.replaceAll(`, ${name}, `, ', ').slice(2, -2)
  return remaining === '' ? [] : [`${head}${remaining}.`]
}
