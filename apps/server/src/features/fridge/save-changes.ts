import { nameOfFood, usualAmount } from '@larder/kitchen/scan/recognised-food'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import type { HouseholdTx } from '../../db/household-transaction'
import { cameraChanges } from '../../db/tables/fridge'
import { newId } from '../../secrets'
import { bookStock } from '../inventory/ledger/book-stock'
import type { ClassifiedChange } from './classify-changes'

/** The picture with the changes and the previous one. */
export interface ComparedPictures {
  readonly cameraId: string
  readonly location: StorageLocation
  readonly pictureId: string
  readonly beforeId: string
  readonly takenAt: string
}

/** Books the certain changes of a picture in one booking and stores all changes. */
export async function saveDetectedChanges(
  tx: HouseholdTx,
  { cameraId, location, pictureId, beforeId, takenAt }: ComparedPictures,
  changes: readonly ClassifiedChange[],
): Promise<void> {
  const certain = changes.filter((change) => change.do !== 'ask')
  const { booking = null } =
    certain.length === 0
      ? {}
      : await bookStock(tx, {
          takings: toTakings(certain),
          arrivals: toArrivals(certain, location),
        })
  const rows = changes.map(({ seen, candidates: [first, ...others], do: action }) => ({
    id: newId(),
    cameraId,
    pictureId,
    householdId: tx.householdId,
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
    ...(action === 'ask'
      ? { state: 'asking' as const }
      : { state: 'booked' as const, actionId: tx.actionId, bookingId: booking }),
  }))
  if (rows.length > 0) await tx.insert(cameraChanges).values(rows)
}

/** Merges several takings from one item. */
function toTakings(changes: readonly ClassifiedChange[]) {
  const byItem = new Map<number, number>()
  for (const { do: action } of changes) {
    if (action === 'ask' || action.kind !== 'take') continue
    byItem.set(action.lotId, (byItem.get(action.lotId) ?? 0) + 1)
  }
  return [...byItem].map(([itemId, pieces]) => ({ itemId, amount: String(pieces), kind: 'used' as const }))
}

/** Merges several arrivals of one food. */
function toArrivals(changes: readonly ClassifiedChange[], location: StorageLocation) {
  const byFood = new Map<string, number>()
  for (const { candidates, do: action } of changes) {
    const { foodId } = candidates[0]
    if (action === 'ask' || action.kind !== 'add' || foodId === undefined) continue
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
