import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import { type FridgeChange, fridge } from '@larder/contract/fridge'
import type { InventoryItem, NewItem } from '@larder/contract/inventory'
import { foodById } from '@larder/kitchen/food'
import { linkFood, surely } from '@larder/kitchen/linking'
import { nameOfFood, usualAmount } from '@larder/kitchen/seeing'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { rememberCorrections } from '../../db/corrections'
import { type Db, inTransaction, type Tx } from '../../db/open'
import type { OpenBooks } from '../../db/open-books'
import { cameraChanges, cameras } from '../../db/tables/fridge'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { changesOf } from './change-view'
import { type Asked, type Taking, takingsFor } from './going'
import type { AsLot } from './stock'

/** The household's books, open while a cook answers. */
type Desk = OpenBooks<
  {
    takings?: readonly Taking[]
    arrivals?: readonly { readonly item: Omit<NewItem, 'action'> }[]
  },
  Shelved
>

interface Shelved {
  readonly items: InventoryItem[]
  readonly booking?: number
}

export interface DecidingParts {
  db: Db
  asLot: AsLot
  atDesk<T>(actor: Actor, words: readonly string[], work: (desk: Desk) => Promise<T>): Promise<T>
}

type Given = ParsedInputOf<typeof fridge.decide>['body']
type Booked = Extract<Given, { do: 'book' }>
type Answer = DataOf<typeof fridge.decide>
type Kept = Awaited<ReturnType<typeof changesOf>>[number]

/** A cook answers what a camera was not sure about. */
export function openDeciding({ db, asLot, atDesk }: DecidingParts) {
  async function dismiss(actor: Actor, id: string): Promise<Answer> {
    return inTransaction(db, async (tx) => {
      await touchHousehold(tx, actor, 'fridge')
      const change = await changeOf(tx, actor.householdId, id)
      if (change.state !== 'asking') throw new AppError('change-decided')
      await decided(tx, id, { state: 'dismissed' })
      return { change: shown({ ...change, state: 'dismissed' }), items: [] }
    })
  }

  async function book(actor: Actor, id: string, { action, do: _, ...given }: Booked): Promise<Answer> {
    return atDesk(actor, ['fridge'], async (desk) => {
      const { tx, householdId } = desk
      const asked = { call: fridge.decide.name, input: { id, ...given }, action }
      const { actionId, before } = await desk.begin(asked)
      const change = await changeOf(tx, householdId, id)
      if (before) return answered(change, before)
      if (change.state !== 'asking') throw new AppError('change-decided')
      const said = { ...foodSaid(change, given), amount: given.amount, unit: given.unit }
      const location = await placeOf(tx, change.cameraId)
      const shelved = await desk.book(
        actionId,
        change.kind === 'came'
          ? { arrivals: [{ item: { ...arrivalOf(said), location, source: 'camera' } }] }
          : { takings: await takingsFor(desk, asLot, location, said) },
      )
      const { name, foodId } = said
      await decided(tx, id, {
        state: 'confirmed',
        actionId,
        bookingId: shelved.booking ?? null,
        name,
        foodId: foodId ?? null,
      })
      await rememberCorrections(desk, [{ label: change.label, foodId, name }])
      return answered(await changeOf(tx, householdId, id), shelved)
    })
  }

  return (actor: Actor, id: string, given: Given): Promise<Answer> =>
    given.do === 'dismiss' ? dismiss(actor, id) : book(actor, id, given)
}

async function changeOf(tx: Tx, householdId: string, id: string): Promise<Kept> {
  const [change] = await changesOf(tx, householdId, { only: eq(cameraChanges.id, id) })
  if (!change) throw new AppError('change-not-found')
  return change
}

async function decided(tx: Tx, id: string, what: Partial<typeof cameraChanges.$inferInsert>): Promise<void> {
  await tx.update(cameraChanges).set(what).where(eq(cameraChanges.id, id))
}

async function placeOf(tx: Tx, cameraId: string) {
  const [camera] = await tx
    .select({ location: cameras.location })
    .from(cameras)
    .where(and(eq(cameras.id, cameraId)))
  if (!camera) throw new AppError('change-not-found')
  return camera.location
}

/** What it is: as the cook says, else as the camera took it. Another name is another thing. */
function foodSaid(
  change: Kept,
  { name, foodId }: Pick<Booked, 'name' | 'foodId'>,
): { name: string; foodId: string | undefined } {
  if (foodId !== undefined) {
    if (!foodById(foodId))
      throw new AppError('bad-input', { fields: { foodId: 'Choose a food from the list, or none.' } })
    return { name: name ?? nameOfFood(foodId), foodId }
  }
  if (name === undefined || name === change.name) return { name: change.name, foodId: change.foodId }
  const link = linkFood(name)
  return { name, foodId: link.known && link.confidence >= surely ? link.foodId : undefined }
}

function arrivalOf({ name, foodId, amount, unit }: Asked) {
  const usual = usualAmount(foodId)
  const isUsual = amount === undefined && unit === undefined
  return {
    name,
    foodId: foodId ?? null,
    amount: isUsual ? usual.amount : (amount ?? '1'),
    unit: isUsual ? usual.unit : (unit ?? ''),
  }
}

function answered(change: Kept, { items, booking }: Shelved): Answer {
  return { change: shown(change), items, ...(booking !== undefined && { booking }) }
}

function shown({ label: _, ...change }: Kept): FridgeChange {
  return change
}
