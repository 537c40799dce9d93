import type { BookingKind, InventoryItem, LeftoverDish, NewItem } from '@larder/contract/inventory'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import { type Asked, begin } from './actions'
import { book, type Change } from './book'
import { type BookingRow, lotAfter } from './booking-row'
import { shelvesAfter } from './bulk'
import { drawn } from './deeds'
import { asItem, type LotRow } from './lot-row'
import { arriving } from './merging'
import { type CameraHand, type CooksTurn, inCamerasTurn, inTurn, type LedgerParts, type Turn } from './turn'
import { lotsAmong } from './turn-lots'

/** Something that comes onto the shelves. */
export interface Arrival {
  readonly item: Omit<NewItem, 'action'>
  /** 'cooked' when it was, otherwise 'bought'. */
  readonly kind?: Extract<BookingKind, 'bought' | 'cooked'>
  readonly dish?: LeftoverDish
  /** Becomes more of what is there already, where a cook could not tell them apart. */
  readonly merge?: boolean
}

/** Something that is taken off the shelves: so much in the item's own unit, or 'all'. */
export interface Taking {
  readonly itemId: number
  readonly amount: string
  /** 'cooked' with, unless it was 'used' otherwise. */
  readonly kind?: Extract<BookingKind, 'used' | 'cooked'>
}

/** What is written in the books at once. */
export interface Bookable {
  readonly takings?: readonly Taking[]
  readonly arrivals?: readonly Arrival[]
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
export interface Desk extends CooksTurn {
  /** Under which name to book; with what was booked then, when this very change was sent before. */
  begin(asked: Asked): Promise<{ actionId: string; before?: Shelved }>
  book(actionId: string, changes: Bookable): Promise<Shelved>
}

/** The same books, open for a camera. */
export type CameraDesk = Turn & Pick<Desk, 'book'>

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
          book: (actionId, changes) => shelve(turn, actionId, changes),
        }),
      words,
    )
}

/** Lets what a camera saw be written, in nobody's name. */
export function openCameraDesk(parts: LedgerParts) {
  return <T>(
    camera: CameraHand,
    words: readonly string[],
    work: (desk: CameraDesk) => Promise<T>,
  ): Promise<T> =>
    inCamerasTurn(parts, camera, words, (turn) =>
      work({ ...turn, book: (actionId, changes) => shelve(turn, actionId, changes) }),
    )
}

async function shelve(
  turn: Turn,
  actionId: string,
  { takings = [], arrivals = [] }: Bookable,
): Promise<Shelved> {
  const changes = [...(await takenBy(turn, takings)), ...(await arriving(turn, arrivals))]
  return shelved(await book(turn, actionId, changes))
}

async function takenBy(turn: Turn, takings: readonly Taking[]): Promise<Change[]> {
  const ids = [...new Set(takings.map(({ itemId }) => itemId))]
  if (ids.length < takings.length)
    throw new AppError('bad-input', { fields: { takes: 'Name each item only once.' } })
  if (ids.length === 0) return []
  const found = await lotsAmong(turn, ids)
  const byId = new Map<number, LotRow>(found.map((lot) => [lot.id, lot]))
  return takings.flatMap(({ itemId, amount, kind = 'cooked' }) => {
    const lot = byId.get(itemId)
    if (!lot) throw new AppError('item-not-found')
    return drawn(lot, amount, kind)
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
