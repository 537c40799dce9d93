import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import type { InventoryItem, NewItem } from '@larder/contract/inventory'
import { type PutAwayLine, shopping } from '@larder/contract/shopping'
import { isListed, isTicked, markPutAway } from '@larder/kitchen/shopping/shared-list'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { householdCountry } from '../../db/household-country'
import type { LedgerUnitOfWork } from '../../db/ledger-unit-of-work'
import { bookings } from '../../db/tables/inventory'
import { paidPrices, shoppingLines } from '../../db/tables/shopping'
import { AppError } from '../../errors'
import { toBoughtItem } from './bought-item'
import { findLines, findLinesById, type ShoppingLineRow } from './line-queries'
import { createServerStamps, type ListWriter, saveLines } from './line-writes'
import { savePrices } from './prices'

/** The household's ledger, in a transaction with this feature's own rows. */
type PutAwayLedger = LedgerUnitOfWork<
  { arrivals: readonly { readonly item: Omit<NewItem, 'action'> }[] },
  PutAwayStock
>

/** The added items, in the order of the arrivals. */
interface PutAwayStock {
  readonly arrived: InventoryItem[]
  readonly booking?: number
}

/** Runs `work` in one transaction on the ledger of the actor's household and notifies its devices that these features changed. */
export type WithPutAwayLedger = <T>(
  actor: Actor,
  features: readonly string[],
  work: (unitOfWork: PutAwayLedger) => Promise<T>,
) => Promise<T>

type PutAwayInput = ParsedInputOf<typeof shopping.putAway>['body']
type PutAwayResult = DataOf<typeof shopping.putAway>

/** Turns ticked lines into stock, in one booking. */
export function createPutAway(withLedger: WithPutAwayLedger) {
  return (actor: Actor, { lines, store, action }: PutAwayInput): Promise<PutAwayResult> =>
    withLedger(actor, ['shopping'], async (unitOfWork) => {
      const request = { call: shopping.putAway.name, input: { lines, store }, action }
      const { actionId, before } = await unitOfWork.begin(request)
      if (before) return toPutAwayResult(before)
      const bought = await findBoughtLines(unitOfWork, lines)
      const country = await householdCountry(unitOfWork.tx, unitOfWork.householdId)
      const arrivals = bought.map(({ row, given }) => ({
        item: toBoughtItem(row.state.words.value.text, given, country),
      }))
      const booked = await unitOfWork.book(actionId, { arrivals })
      const stamp = await createServerStamps(unitOfWork)
      await saveLines(
        unitOfWork,
        bought.map(({ row }) => ({ line: markPutAway(row.state, true, stamp()), previous: row })),
      )
      await saveBookingIds(
        unitOfWork,
        bought.map(({ row }, at) => ({ id: row.id, booking: booked.arrived[at]?.booking })),
      )
      await savePrices(
        unitOfWork,
        actionId,
        bought.flatMap(({ row, given: { price } }, at) => {
          const item = booked.arrived[at]
          return item && price !== undefined ? [{ item, price, store: store ?? tickedStoreOf(row) }] : []
        }),
      )
      return toPutAwayResult(booked)
    })
}

/** When the booking is undone, the lines return to the list, ticked as before. */
export async function undoPutAway(writer: ListWriter, actionId: string): Promise<void> {
  const { tx, householdId } = writer
  const bookingIds = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.householdId, householdId), eq(bookings.actionId, actionId)))
  const rows = await findLines(tx, householdId, sql`l.booking_id in ${bookingIds}`)
  if (rows.length > 0) {
    const stamp = await createServerStamps(writer)
    const restored = rows.map((row) => ({ line: markPutAway(row.state, false, stamp()), previous: row }))
    await saveLines(writer, restored)
    await saveBookingIds(
      writer,
      rows.map(({ id }) => ({ id, booking: undefined })),
    )
  }
  await tx
    .delete(paidPrices)
    .where(and(eq(paidPrices.householdId, householdId), eq(paidPrices.actionId, actionId)))
}

async function findBoughtLines({ tx, householdId }: PutAwayLedger, lines: readonly PutAwayLine[]) {
  const ids = lines.map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    throw new AppError('bad-input', { fields: { lines: 'Name each line only once.' } })
  const byId = new Map((await findLinesById(tx, householdId, ids)).map((row) => [row.id, row]))
  return lines.map(({ id, ...given }) => {
    const row = byId.get(id)
    if (!row || !isListed(row.state)) throw new AppError('shopping-item-not-found')
    if (!isTicked(row.state)) throw new AppError('not-ticked')
    return { row, given }
  })
}

async function saveBookingIds(
  { tx, householdId }: Pick<ListWriter, 'tx' | 'householdId'>,
  lines: readonly { readonly id: string; readonly booking: number | undefined }[],
): Promise<void> {
  await tx.execute(
    sql`update ${shoppingLines} l set booking_id = w.booking
      from json_to_recordset(${JSON.stringify(lines)}::json) as w (id uuid, booking bigint)
      where l.household_id = ${householdId} and l.id = w.id`,
  )
}

/** Returns the store where the line was ticked. */
function tickedStoreOf({ state }: ShoppingLineRow): string | undefined {
  return Object.values(state.ticks).find(({ count, store }) => count % 2 === 1 && store !== undefined)?.store
}

function toPutAwayResult({ arrived, booking }: PutAwayStock): PutAwayResult {
  if (booking === undefined) throw new TypeError('put-away items must be booked')
  return { items: arrived, booking }
}
