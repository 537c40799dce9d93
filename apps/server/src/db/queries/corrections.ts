import type { HouseholdCorrection } from '@larder/kitchen/scan/rerank-guesses'
import type { Tx } from '../database'
import type { HouseholdTx } from '../household-transaction'
import { selectCorrections, upsertCorrections } from '../sql/corrections'

/** A cook's correction of a recognised label: a food, a free name, or nothing. */
export interface LabelCorrection {
  readonly label: string
  readonly foodId?: string | undefined
  readonly name?: string | undefined
}

/** Returns the household's earlier corrections of these labels. */
export async function findCorrections(
  tx: Tx,
  householdId: string,
  labels: readonly string[],
): Promise<(label: string) => readonly HouseholdCorrection[]> {
  if (labels.length === 0) return () => []
  const rows = await selectCorrections(tx, householdId, labels)
  return (requested) =>
    rows
      .filter(({ label }) => label === requested)
      .map(({ foodId, name, times }) => ({
        ...(foodId !== '' && { foodId }),
        ...(name !== '' && { name }),
        times,
      }))
}

/** Stores corrections and their counts. */
export async function saveCorrections(
  tx: HouseholdTx,
  corrections: readonly LabelCorrection[],
): Promise<void> {
  const { householdId, now } = tx
  const rowsByKey = new Map<string, { label: string; food_id: string; name: string; times: number }>()
  for (const { label, foodId = '', name = '' } of corrections) {
    const row = { label, food_id: foodId, name: foodId === '' ? name : '', times: 1 }
    const key = JSON.stringify([row.label, row.food_id, row.name])
    rowsByKey.set(key, { ...row, times: (rowsByKey.get(key)?.times ?? 0) + 1 })
  }
  if (rowsByKey.size > 0) await upsertCorrections(tx, householdId, [...rowsByKey.values()], now)
}
