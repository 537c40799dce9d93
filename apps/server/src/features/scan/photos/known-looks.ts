import { isRecalled, type Resemblance } from '@larder/kitchen/scan/recall-foods'
import { usualEmbedding } from '@larder/sight/data/usual-embedding'
import { directionSimilarity, meanDirection, toDirection } from '@larder/sight/recognition/embedding-bytes'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { MemberTx } from '../../../db/household-transaction'
import { deleteOldExamples, type ExampleToStore, upsertExamples } from '../../../db/sql/recognition-examples'
import { recognitionExamples, scans } from '../../../db/tables/scan'
import { newLot } from '../../inventory/lots/new-lot'
import type { LineToSave } from '../lines/line-to-save'
import type { ScanRow } from '../scan-storage'

type ExampleRow = typeof recognitionExamples.$inferSelect

/** What a food, or a name of their own, looked like; both are empty where a line was taken off. */
export type LookExample = Pick<ExampleRow, 'foodId' | 'name' | 'embedding'>

/** What a household's foods looked like on its photos. */
export interface KnownLooks {
  /** Returns how alike an embedding is to each food: to the mean of its examples. */
  resembling(embedding: Uint8Array): Resemblance[]
}

/** Returns what the household taught by saving its scans. */
export async function findKnownLooks(tx: Tx, householdId: string): Promise<KnownLooks> {
  return toKnownLooks(await findExamples(tx, householdId))
}

/** Returns the looks of these examples, the mean of each food. */
export function toKnownLooks(rows: readonly LookExample[]): KnownLooks {
  const byFood = new Map<string, LookExample[]>()
  for (const row of rows) {
    const key = toKey(row.foodId, row.name)
    byFood.set(key, [...(byFood.get(key) ?? []), row])
  }
  const foods = [...byFood.values()].map((examples) => ({
    ...toNamed(examples[0]),
    mean: meanDirection(examples.map(({ embedding }) => toDirection(embedding))),
  }))
  return {
    resembling(embedding) {
      const direction = toDirection(embedding)
      return foods.map(({ mean, ...food }) => ({ ...food, similarity: directionSimilarity(direction, mean) }))
    },
  }
}

/**
 * Stores what the saved lines of a photo looked like. A line that the cook renamed also forgets the example that misled the
 * scan: the most alike of the food it was taken for.
 */
export async function learnLooks(
  tx: MemberTx,
  { id, found, said }: ScanRow,
  saved: readonly LineToSave[],
): Promise<void> {
  const seen = found.flatMap((line) => {
    const embedding = said[line.key]?.embedding
    return embedding === undefined ? [] : [{ line, embedding }]
  })
  if (seen.length === 0) return
  const known = await findExamples(tx, tx.householdId)
  const examples: ExampleToStore[] = []
  const misleading: ExampleRow[] = []
  for (const { line, embedding } of seen) {
    const kept = saved.find((one) => one.line?.key === line.key)
    // One that was not preselected and is left out says nothing.
    if (!kept && !line.ticked) continue
    const foodId = (kept && newLot(kept.item, tx.today).foodId) ?? ''
    const name = foodId === '' ? (kept?.item.name ?? '') : ''
    examples.push({ line: line.key, food_id: foodId, name, embedding })
    const shown = toKey(line.foodId ?? '', line.name)
    if (shown === toKey(foodId, name)) continue
    const direction = toDirection(Buffer.from(embedding, 'base64'))
    const [nearest] = known
      .filter((example) => toKey(example.foodId, example.name) === shown)
      .map((example) => ({
        example,
        similarity: directionSimilarity(direction, toDirection(example.embedding)),
      }))
      .sort((a, b) => b.similarity - a.similarity)
    if (nearest && isRecalled(nearest.similarity)) misleading.push(nearest.example)
  }
  for (const { scanId, line } of misleading)
    await tx
      .delete(recognitionExamples)
      .where(
        and(
          eq(recognitionExamples.householdId, tx.householdId),
          eq(recognitionExamples.scanId, scanId),
          eq(recognitionExamples.line, line),
        ),
      )
  if (examples.length > 0)
    await upsertExamples(tx, tx.householdId, id, usualEmbedding.model, examples, tx.now)
  await deleteOldExamples(tx, tx.householdId)
}

/** Forgets what the scan of an undone booking taught. */
export async function forgetLooks(tx: MemberTx, actionId: string): Promise<void> {
  const undone = tx
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.householdId, tx.householdId), eq(scans.actionId, actionId)))
  await tx
    .delete(recognitionExamples)
    .where(
      and(eq(recognitionExamples.householdId, tx.householdId), inArray(recognitionExamples.scanId, undone)),
    )
}

function findExamples(tx: Tx, householdId: string): Promise<ExampleRow[]> {
  return tx
    .select()
    .from(recognitionExamples)
    .where(
      and(
        eq(recognitionExamples.householdId, householdId),
        eq(recognitionExamples.model, usualEmbedding.model),
      ),
    )
}

function toKey(foodId: string, name: string): string {
  return foodId === '' ? `:${name.trim().toLowerCase()}` : foodId
}

function toNamed(row: LookExample | undefined): Pick<Resemblance, 'foodId' | 'name'> {
  if (!row) return {}
  return row.foodId === '' ? { ...(row.name !== '' && { name: row.name }) } : { foodId: row.foodId }
}
