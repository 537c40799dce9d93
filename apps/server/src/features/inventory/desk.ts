import type { BookingKind, InventoryItem, LeftoverDish, NewItem } from '@larder/contract/inventory'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { lots } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import { type Asked, begin } from './actions'
import { book, type Change } from './book'
import { type BookingRow, lotAfter } from './booking-row'
import { shelvesAfter } from './bulk'
import { drawn } from './deeds'
import { asItem, type LotRow } from './lot-row'
import { newLot } from './new-lot'
import { inTurn, type LedgerParts, type Turn } from './turn'

/** Something that comes onto the shelves. */
export interface Arrival {
  readonly item: Omit<NewItem, 'action'>
  /** 'cooked' when it was, otherwise 'bought'. */
  readonly kind?: Extract<BookingKind, 'bought' | 'cooked'>
  readonly dish?: LeftoverDish
}

/** Something that is taken off the shelves to be cooked with: so much in the item's own unit, or 'all'. */
export interface Taking {
  readonly itemId: number
  readonly amount: string
}

/** What the shelves hold after it, of what it touched; the booking undoes it all. */
export interface Shelved {
  readonly items: InventoryItem[]
  readonly removed: number[]
  /** Those that came, in the order they were handed in. */
  readonly arrived: InventoryItem[]
  readonly booking?: number
}

/** The household's books, open in the middle of something larger: all of it is written together or not at all. */
export interface Desk extends Turn {
  /** Under which name to book; with what was booked then, when this very change was sent before. */
  begin(asked: Asked): Promise<{ actionId: string; before?: Shelved }>
  book(
    actionId: string,
    changes: { takings?: readonly Taking[]; arrivals?: readonly Arrival[] },
  ): Promise<Shelved>
}

export type AtDesk = <T>(
  actor: Actor,
  words: readonly string[],
  work: (desk: Desk) => Promise<T>,
) => Promise<T>

/** Lets another feature write its own rows and the household's books in one transaction. */
export function openDesk(parts: LedgerParts): AtDesk {
  return (actor, words, work) =>
    inTurn(
      parts,
      actor,
      (turn) =>
        work({
          ...turn,
          async begin(asked) {
            const { actionId, booked } = await begin(turn, asked)
            return booked ? { actionId, before: shelved(booked) } : { actionId }
          },
          async book(actionId, { takings = [], arrivals = [] }) {
            const changes = [...(await takenBy(turn, takings)), ...arrivals.map((one) => arriving(one, turn))]
            return shelved(await book(turn, actionId, changes))
          },
        }),
      words,
    )
}

function arriving({ item, kind = 'bought', dish }: Arrival, { today }: Turn): Change {
  return { kind, after: { ...newLot(item, today), dish: dish ?? null } }
}

async function takenBy({ tx, householdId }: Turn, takings: readonly Taking[]): Promise<Change[]> {
  const ids = [...new Set(takings.map(({ itemId }) => itemId))]
  if (ids.length < takings.length)
    throw new AppError('bad-input', { fields: { takes: 'Name each item only once.' } })
  if (ids.length === 0) return []
  const found = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.householdId, householdId), inArray(lots.id, ids), isNull(lots.removedAt)))
  const byId = new Map<number, LotRow>(found.map((lot) => [lot.id, lot]))
  return takings.flatMap(({ itemId, amount }) => {
    const lot = byId.get(itemId)
    if (!lot) throw new AppError('item-not-found')
    return drawn(lot, amount, 'cooked')
  })
}

function shelved(rows: readonly BookingRow[]): Shelved {
  const booking = rows[0]?.id
  const arrived = rows.flatMap((row) => {
    const lot = row.before === null && row.after ? lotAfter(row) : undefined
    return lot ? [asItem(lot, row.id)] : []
  })
  return { ...shelvesAfter(rows), arrived, ...(booking !== undefined && { booking }) }
}
