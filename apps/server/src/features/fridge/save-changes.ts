import type { NewItem } from '@larder/contract/inventory'
import { nameOfFood, usualAmount } from '@larder/kitchen/scan/recognised-food'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import type { Tx } from '../../db/database'
import { cameraChanges } from '../../db/tables/fridge'
import { newId } from '../../secrets'
import type { ClassifiedChange } from './classify-changes'

/** The household's books, open for what one of its cameras saw. */
export interface CameraChangeLedger {
  readonly tx: Tx
  readonly householdId: string
  readonly now: string
  book(
    actionId: string,
    changes: {
      takings: readonly { readonly itemId: number; readonly amount: string; readonly kind: 'used' }[]
      arrivals: readonly { readonly item: Omit<NewItem, 'action'> }[]
    },
  ): Promise<{ readonly booking?: number }>
}

/** The picture that changes were seen on, and the one before it. */
export interface ComparedPictures {
  readonly cameraId: string
  readonly location: StorageLocation
  readonly pictureId: string
  readonly beforeId: string
  readonly takenAt: string
}

/** Books what is sure, all of a picture in one booking, and keeps what was seen. */
export async function saveDetectedChanges(
  desk: CameraChangeLedger,
  { cameraId, location, pictureId, beforeId, takenAt }: ComparedPictures,
  changes: readonly ClassifiedChange[],
): Promise<void> {
  const sure = changes.filter((change) => change.do !== 'ask')
  const actionId = newId()
  const { booking = null } =
    sure.length === 0
      ? {}
      : await desk.book(actionId, { takings: toTakings(sure), arrivals: toArrivals(sure, location) })
  const rows = changes.map(({ seen, candidates: [first, ...others], do: deed }) => ({
    id: newId(),
    cameraId,
    pictureId,
    householdId: desk.householdId,
    kind: seen.kind,
    name: first.name,
    foodId: first.foodId ?? null,
    label: seen.guesses[0]?.label ?? '',
    confidence: toPercent(first.confidence),
    others: others.map(({ name, foodId, confidence }) => ({
      name,
      ...(foodId !== undefined && { foodId }),
      confidence: toPercent(confidence),
    })),
    area: seen.area,
    at: takenAt,
    seenOn: seen.kind === 'came' ? pictureId : beforeId,
    ...(deed === 'ask'
      ? { state: 'asking' as const }
      : { state: 'booked' as const, actionId, bookingId: booking }),
  }))
  if (rows.length > 0) await desk.tx.insert(cameraChanges).values(rows)
}

/** Two that went may come off one item. */
function toTakings(changes: readonly ClassifiedChange[]) {
  const byItem = new Map<number, number>()
  for (const { do: deed } of changes) {
    if (deed === 'ask' || deed.kind !== 'take') continue
    byItem.set(deed.lotId, (byItem.get(deed.lotId) ?? 0) + 1)
  }
  return [...byItem].map(([itemId, pieces]) => ({ itemId, amount: String(pieces), kind: 'used' as const }))
}

/** Two of one food that came together are one item. */
function toArrivals(changes: readonly ClassifiedChange[], location: StorageLocation) {
  const byFood = new Map<string, number>()
  for (const { candidates, do: deed } of changes) {
    const { foodId } = candidates[0]
    if (deed === 'ask' || deed.kind !== 'add' || foodId === undefined) continue
    byFood.set(foodId, (byFood.get(foodId) ?? 0) + 1)
  }
  return [...byFood].map(([foodId, count]) => ({
    item: {
      name: nameOfFood(foodId),
      foodId,
      ...usualAmount(foodId, count),
      location,
      source: 'camera' as const,
    },
  }))
}

function toPercent(confidence: number): number {
  return Math.min(100, Math.max(0, Math.round(confidence * 100)))
}
