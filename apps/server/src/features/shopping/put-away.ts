import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import type { InventoryItem, NewItem } from '@larder/contract/inventory'
import { type PutAwayLine, shopping } from '@larder/contract/shopping'
import { isListed, isTicked, putAway } from '@larder/kitchen/shared-list'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { householdCountry } from '../../db/household-country'
import type { OpenBooks } from '../../db/open-books'
import { bookings } from '../../db/tables/inventory'
import { paidPrices, shoppingLines } from '../../db/tables/shopping'
import { AppError } from '../../errors'
import { boughtItem } from './bought-item'
import { type LineRow, lineRows, linesAmong } from './line-rows'
import { rememberPrices } from './prices'
import { serverStamps, type Writer, writeLines } from './writing'

/** The household's books, open while this feature writes its own rows. */
type Desk = OpenBooks<{ arrivals: readonly { readonly item: Omit<NewItem, 'action'> }[] }, Shelved>

/** What came onto the shelves, in the order it was handed in. */
interface Shelved {
  readonly arrived: InventoryItem[]
  readonly booking?: number
}

/** Works at the books of an actor's household, all or nothing, and tells its devices that these words changed. */
export type AtDesk = <T>(
  actor: Actor,
  words: readonly string[],
  work: (desk: Desk) => Promise<T>,
) => Promise<T>

type Asked = ParsedInputOf<typeof shopping.putAway>['body']
type Answer = DataOf<typeof shopping.putAway>

/** Turns what is in the trolley into stock, in one booking. */
export function openPutAway(atDesk: AtDesk) {
  return (actor: Actor, { lines, store, action }: Asked): Promise<Answer> =>
    atDesk(actor, ['shopping'], async (desk) => {
      const asked = { call: shopping.putAway.name, input: { lines, store }, action }
      const { actionId, before } = await desk.begin(asked)
      if (before) return answered(before)
      const bought = await boughtLines(desk, lines)
      const country = await householdCountry(desk.tx, desk.householdId)
      const arrivals = bought.map(({ row, given }) => ({
        item: boughtItem(row.state.words.value.text, given, country),
      }))
      const shelved = await desk.book(actionId, { arrivals })
      const stamp = await serverStamps(desk)
      await writeLines(
        desk,
        bought.map(({ row }) => ({ line: putAway(row.state, true, stamp()), was: row })),
      )
      await rememberBookings(
        desk,
        bought.map(({ row }, at) => ({ id: row.id, booking: shelved.arrived[at]?.booking })),
      )
      await rememberPrices(
        desk,
        actionId,
        bought.flatMap(({ row, given: { price } }, at) => {
          const item = shelved.arrived[at]
          return item && price !== undefined ? [{ item, price, store: store ?? storeOf(row) }] : []
        }),
      )
      return answered(shelved)
    })
}

/** When its booking is undone, what was put away stands on the list again, ticked as it was. */
export async function putBackOnList(writer: Writer, actionId: string): Promise<void> {
  const { tx, householdId } = writer
  const booked = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.householdId, householdId), eq(bookings.actionId, actionId)))
  const rows = await lineRows(tx, householdId, sql`l.booking_id in ${booked}`)
  if (rows.length > 0) {
    const stamp = await serverStamps(writer)
    const back = rows.map((was) => ({ line: putAway(was.state, false, stamp()), was }))
    await writeLines(writer, back)
    await rememberBookings(
      writer,
      rows.map(({ id }) => ({ id, booking: undefined })),
    )
  }
  await tx
    .delete(paidPrices)
    .where(and(eq(paidPrices.householdId, householdId), eq(paidPrices.actionId, actionId)))
}

async function boughtLines({ tx, householdId }: Desk, lines: readonly PutAwayLine[]) {
  const ids = lines.map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    throw new AppError('bad-input', { fields: { lines: 'Name each line only once.' } })
  const byId = new Map((await linesAmong(tx, householdId, ids)).map((row) => [row.id, row]))
  return lines.map(({ id, ...given }) => {
    const row = byId.get(id)
    if (!row || !isListed(row.state)) throw new AppError('shopping-item-not-found')
    if (!isTicked(row.state)) throw new AppError('not-ticked')
    return { row, given }
  })
}

async function rememberBookings(
  { tx, householdId }: Pick<Writer, 'tx' | 'householdId'>,
  lines: readonly { readonly id: string; readonly booking: number | undefined }[],
): Promise<void> {
  await tx.execute(
    sql`update ${shoppingLines} l set booking_id = w.booking
      from json_to_recordset(${JSON.stringify(lines)}::json) as w (id uuid, booking bigint)
      where l.household_id = ${householdId} and l.id = w.id`,
  )
}

/** Where it was ticked. */
function storeOf({ state }: LineRow): string | undefined {
  return Object.values(state.ticks).find(({ count, store }) => count % 2 === 1 && store !== undefined)?.store
}

function answered({ arrived, booking }: Shelved): Answer {
  if (booking === undefined) throw new TypeError('what is put away is always booked')
  return { items: arrived, booking }
}
