import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../database'
import { scans } from '../tables/scan'

/** A scan says whom of the table something does not suit, by name; whoever is gone sits there no more. */
export async function eraseNameFromScans(tx: Tx, homes: readonly string[], name: string): Promise<void> {
  const written = JSON.stringify(name).slice(1, -1)
  const rows = await tx
    .select({ id: scans.id, found: scans.found })
    .from(scans)
    .where(and(inArray(scans.householdId, [...homes]), sql`position(${written} in ${scans.found}::text) > 0`))
  for (const { id, found } of rows) {
    const without = found.map((line) => ({
      ...line,
      warnings: line.warnings.flatMap((warning) => removeNameFromWarning(warning, name)),
    }))
    await tx.update(scans).set({ found: without }).where(eq(scans.id, id))
  }
}

/** 'Contains nuts: not for Ana, Bo.' without Ana is 'Contains nuts: not for Bo.', and without Bo nothing. */
export function removeNameFromWarning(warning: string, name: string): string[] {
  const [, head, named] = /^(.*?: (?:not|check the label) for )(.*)\.$/s.exec(warning) ?? []
  if (head === undefined || named === undefined) return [warning]
  const left = `, ${named}, `.replaceAll(`, ${name}, `, ', ').slice(2, -2)
  return left === '' ? [] : [`${head}${left}.`]
}
