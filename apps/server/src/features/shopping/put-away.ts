import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { type PutAwayLine, shopping } from '@larder/contract/shopping'
import { isListed, isTicked, markPutAway } from '@larder/kitchen/shopping/shared-list'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { HouseholdTx, MemberTx, WithHousehold } from '../../db/household-transaction'
import { type ShoppingLineRow, updateBookingIds } from '../../db/sql/shopping/lines'
import { bookings } from '../../db/tables/inventory'
import { paidPrices, shoppingLines } from '../../db/tables/shopping'
import { AppError } from '../../errors'
import { stockFeatures } from '../inventory/ledger/book-changes'
import { type BookedStock, bookStock, findEarlierStock } from '../inventory/ledger/book-stock'
import { toBoughtItem } from './bought-item'
import { findLines, findLinesById } from './line-queries'
import { createServerStamps, saveLines } from './line-writes'
import { savePrices } from './prices'

type PutAwayInput = ParsedInputOf<typeof shopping.putAway>['body']
type PutAwayResult = DataOf<typeof shopping.putAway>

/** Turns ticked lines into stock, in one booking. */
export function createPutAway(withHousehold: WithHousehold) {
  return (actor: Actor, { lines, store, action }: PutAwayInput): Promise<PutAwayResult> => {
    const request = { call: shopping.putAway.name, input: { lines, store }, action }
    return withHousehold(actor, { changes: [...stockFeatures, 'shopping'], request }, async (tx) => {
      if (tx.isRepeat) return toPutAwayResult(await findEarlierStock(tx))
      const bought = await findBoughtLines(tx, lines)
      const arrivals = bought.map(({ row, given }) => ({
        item: toBoughtItem(row.state.words.value.text, given, tx.country ?? undefined),
      }))
      const booked = await bookStock(tx, { arrivals })
      const stamp = await createServerStamps(tx)
      await saveLines(
        tx,
        bought.map(({ row }) => ({ line: markPutAway(row.state, true, stamp()), previous: row })),
      )
      await updateBookingIds(
        tx,
        tx.householdId,
        bought.map(({ row }, at) => ({ id: row.id, booking: booked.arrived[at]?.booking })),
      )
      await savePrices(
        tx,
        bought.flatMap(({ row, given: { price } }, at) => {
          const item = booked.arrived[at]
          return item && price !== undefined ? [{ item, price, store: store ?? tickedStoreOf(row) }] : []
        }),
      )
      return toPutAwayResult(booked)
    })
  }
}

/** When the booking is undone, the lines return to the list, ticked as before. */
export async function undoPutAway(tx: HouseholdTx, actionId: string): Promise<void> {
  const { householdId } = tx
  const bookingIds = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.householdId, householdId), eq(bookings.actionId, actionId)))
  const rows = await findLines(tx, householdId, inArray(shoppingLines.bookingId, bookingIds))
  if (rows.length > 0) {
    const stamp = await createServerStamps(tx)
    const restored = rows.map((row) => ({ line: markPutAway(row.state, false, stamp()), previous: row }))
    await saveLines(tx, restored)
    await updateBookingIds(
      tx,
      householdId,
      rows.map(({ id }) => ({ id, booking: undefined })),
    )
  }
  await tx
    .delete(paidPrices)
    .where(and(eq(paidPrices.householdId, householdId), eq(paidPrices.actionId, actionId)))
}

async function findBoughtLines(tx: MemberTx, lines: readonly PutAwayLine[]) {
  const { householdId } = tx
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

/** Returns the store where the line was ticked. */
function tickedStoreOf({ state }: ShoppingLineRow): string | undefined {
  return Object.values(state.ticks).find(({ count, store }) => count % 2 === 1 && store !== undefined)?.store
}

function toPutAwayResult({ arrived, booking }: BookedStock): PutAwayResult {
  if (booking === undefined) throw new TypeError('put-away items must be booked')
  return { items: arrived, booking }
}
