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

/** The household's books, open while this feature writes its own rows. */
type PutAwayLedger = LedgerUnitOfWork<
  { arrivals: readonly { readonly item: Omit<NewItem, 'action'> }[] },
  PutAwayStock
>

/** What came onto the shelves, in the order it was handed in. */
interface PutAwayStock {
  readonly arrived: InventoryItem[]
  readonly booking?: number
}

/** Works at the books of an actor's household, all or nothing, and tells its devices that these words changed. */
export type WithPutAwayLedger = <T>(
  actor: Actor,
  words: readonly string[],
  work: (desk: PutAwayLedger) => Promise<T>,
) => Promise<T>

type PutAwayInput = ParsedInputOf<typeof shopping.putAway>['body']
type PutAwayResult = DataOf<typeof shopping.putAway>

/** Turns what is in the trolley into stock, in one booking. */
export function createPutAway(atDesk: WithPutAwayLedger) {
  return (actor: Actor, { lines, store, action }: PutAwayInput): Promise<PutAwayResult> =>
    atDesk(actor, ['shopping'], async (desk) => {
      const asked = { call: shopping.putAway.name, input: { lines, store }, action }
      const { actionId, before } = await desk.begin(asked)
      if (before) return toPutAwayResult(before)
      const bought = await findBoughtLines(desk, lines)
      const country = await householdCountry(desk.tx, desk.householdId)
      const arrivals = bought.map(({ row, given }) => ({
        item: toBoughtItem(row.state.words.value.text, given, country),
      }))
      const shelved = await desk.book(actionId, { arrivals })
      const stamp = await createServerStamps(desk)
      await saveLines(
        desk,
        bought.map(({ row }) => ({ line: markPutAway(row.state, true, stamp()), previous: row })),
      )
      await saveBookingIds(
        desk,
        bought.map(({ row }, at) => ({ id: row.id, booking: shelved.arrived[at]?.booking })),
      )
      await savePrices(
        desk,
        actionId,
        bought.flatMap(({ row, given: { price } }, at) => {
          const item = shelved.arrived[at]
          return item && price !== undefined ? [{ item, price, store: store ?? tickedStoreOf(row) }] : []
        }),
      )
      return toPutAwayResult(shelved)
    })
}

/** When its booking is undone, what was put away stands on the list again, ticked as it was. */
export async function undoPutAway(writer: ListWriter, actionId: string): Promise<void> {
  const { tx, householdId } = writer
  const booked = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.householdId, householdId), eq(bookings.actionId, actionId)))
  const rows = await findLines(tx, householdId, sql`l.booking_id in ${booked}`)
  if (rows.length > 0) {
    const stamp = await createServerStamps(writer)
    const back = rows.map((was) => ({ line: markPutAway(was.state, false, stamp()), previous: was }))
    await saveLines(writer, back)
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

/** Where it was ticked. */
function tickedStoreOf({ state }: ShoppingLineRow): string | undefined {
  return Object.values(state.ticks).find(({ count, store }) => count % 2 === 1 && store !== undefined)?.store
}

function toPutAwayResult({ arrived, booking }: PutAwayStock): PutAwayResult {
  if (booking === undefined) throw new TypeError('what is put away is always booked')
  return { items: arrived, booking }
}
