import type { Correction } from '@larder/kitchen/seeing-again'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { corrections } from '../../db/tables/scan'

/** What a household made of some labels before. */
export async function correctionsOf(
  tx: Tx,
  householdId: string,
  labels: readonly string[],
): Promise<(label: string) => readonly Correction[]> {
  if (labels.length === 0) return () => []
  const rows = await tx
    .select()
    .from(corrections)
    .where(and(eq(corrections.householdId, householdId), inArray(corrections.label, [...labels])))
  return (wanted) =>
    rows
      .filter(({ label }) => label === wanted)
      .map(({ foodId, name, times }) => ({
        ...(foodId !== '' && { foodId }),
        ...(name !== '' && { name }),
        times,
      }))
}

/** What a label turned out to be, to be believed next time. */
export async function rememberCorrection(
  { tx, householdId, now }: { tx: Tx; householdId: string; now: string },
  label: string,
  { foodId, name }: { readonly foodId: string | undefined; readonly name: string },
): Promise<void> {
  const said = foodId === undefined ? { foodId: '', name } : { foodId, name: '' }
  await tx
    .insert(corrections)
    .values({ householdId, label, ...said, times: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [corrections.householdId, corrections.label, corrections.foodId, corrections.name],
      set: { times: sql`${corrections.times} + 1`, lastAt: now },
    })
}
