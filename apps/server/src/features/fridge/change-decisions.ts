import { fridge, type ShelfChangeEntry } from '@larder/contract/fridge'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { foodById } from '@larder/kitchen/food/food'
import { certainThreshold, linkFood } from '@larder/kitchen/food-names/link-food'
import { nameOfFood, usualAmount } from '@larder/kitchen/scan/recognised-food'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import { saveCorrections } from '../../db/queries/corrections'
import { cameraChanges, cameras } from '../../db/tables/fridge'
import { AppError } from '../../errors'
import { stockFeatures } from '../inventory/ledger/book-changes'
import { type BookedStock, bookStock, findEarlierStock } from '../inventory/ledger/book-stock'
import { findFridgeChanges } from './change-queries'
import { findTakings, type TakingRequest } from './stock-takings'

export interface ChangeDecisionParts {
  withHousehold: WithHousehold
}

type DecisionInput = ParsedInputOf<typeof fridge.decide>['body']
type BookDecision = Extract<DecisionInput, { do: 'book' }>
type DecisionResult = DataOf<typeof fridge.decide>
type StoredChange = Awaited<ReturnType<typeof findFridgeChanges>>[number]

/** Decisions of cooks about uncertain changes. */
export function createChangeDecisions({ withHousehold }: ChangeDecisionParts) {
  async function dismiss(actor: Actor, id: string): Promise<DecisionResult> {
    return withHousehold(actor, ['fridge'], async (tx) => {
      const change = await findChange(tx, actor.householdId, id)
      if (change.state !== 'asking') throw new AppError('change-decided')
      await updateChange(tx, actor.householdId, id, { state: 'dismissed' })
      return { change: toFridgeChange({ ...change, state: 'dismissed' }), items: [] }
    })
  }

  async function book(
    actor: Actor,
    id: string,
    { action, do: _, ...given }: BookDecision,
  ): Promise<DecisionResult> {
    const request = { call: fridge.decide.name, input: { id, ...given }, action }
    return withHousehold(actor, { changes: [...stockFeatures, 'fridge'], request }, async (tx) => {
      const { householdId, actionId } = tx
      const change = await findChange(tx, householdId, id)
      if (tx.isRepeat) return toDecisionResult(change, await findEarlierStock(tx))
      if (change.state !== 'asking') throw new AppError('change-decided')
      const decided = { ...resolveDecidedFood(change, given), amount: given.amount, unit: given.unit }
      const location = await findCameraLocation(tx, householdId, change.cameraId)
      const booked = await bookStock(
        tx,
        change.kind === 'came'
          ? { arrivals: [{ item: { ...toArrival(decided), location, source: 'camera' } }] }
          : { takings: await findTakings(tx, location, decided) },
      )
      const { name, foodId } = decided
      await updateChange(tx, householdId, id, {
        state: 'confirmed',
        actionId,
        bookingId: booked.booking ?? null,
        name,
        foodId: foodId ?? null,
      })
      await saveCorrections(tx, [{ label: change.label, foodId, name }])
      return toDecisionResult(await findChange(tx, householdId, id), booked)
    })
  }

  return (actor: Actor, id: string, given: DecisionInput): Promise<DecisionResult> =>
    given.do === 'dismiss' ? dismiss(actor, id) : book(actor, id, given)
}

async function findChange(tx: Tx, householdId: string, id: string): Promise<StoredChange> {
  const [change] = await findFridgeChanges(tx, householdId, { only: eq(cameraChanges.id, id) })
  if (!change) throw new AppError('change-not-found')
  return change
}

async function updateChange(
  tx: Tx,
  householdId: string,
  id: string,
  columns: Partial<typeof cameraChanges.$inferInsert>,
): Promise<void> {
  await tx
    .update(cameraChanges)
    .set(columns)
    .where(and(eq(cameraChanges.householdId, householdId), eq(cameraChanges.id, id)))
}

async function findCameraLocation(tx: Tx, householdId: string, cameraId: string) {
  const [camera] = await tx
    .select({ location: cameras.location })
    .from(cameras)
    .where(and(eq(cameras.householdId, householdId), eq(cameras.id, cameraId)))
  if (!camera) throw new AppError('change-not-found')
  return camera.location
}

/** Returns the decided food: the cook's, else the camera's. A changed name means another food. */
function resolveDecidedFood(
  change: StoredChange,
  { name, foodId }: Pick<BookDecision, 'name' | 'foodId'>,
): { name: string; foodId: string | undefined } {
  if (foodId !== undefined) {
    if (!foodById(foodId))
      throw new AppError('bad-input', { fields: { foodId: 'Choose a food from the list, or none.' } })
    return { name: name ?? nameOfFood(foodId), foodId }
  }
  if (name === undefined || name === change.name) return { name: change.name, foodId: change.foodId }
  const link = linkFood(name)
  return { name, foodId: link.known && link.confidence >= certainThreshold ? link.foodId : undefined }
}

function toArrival({ name, foodId, amount, unit }: TakingRequest) {
  const usual = usualAmount(foodId)
  const isUsual = amount === undefined && unit === undefined
  return {
    name,
    foodId: foodId ?? null,
    amount: isUsual ? usual.amount : (amount ?? '1'),
    unit: isUsual ? usual.unit : (unit ?? ''),
  }
}

function toDecisionResult(change: StoredChange, { items, booking }: BookedStock): DecisionResult {
  return { change: toFridgeChange(change), items, ...(booking !== undefined && { booking }) }
}

function toFridgeChange({ label: _, ...change }: StoredChange): ShelfChangeEntry {
  return change
}
