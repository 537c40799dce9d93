import { type AnswerOf, type InputOf, keyOf } from '@larder/contract/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/client'
import { outbox } from '../../api/outbox'
import { queries } from '../../api/query-client'
import { useHeldUp, useWaiting, useWaitingElsewhere } from '../../api/use-waiting'
import { useSession } from '../../session/use-session'
import { type ShownItem, type Withdrawn, withAnswer, withWaiting } from './inventory-state'
import { followOwnVersions } from './own-versions'
import { undoAnswer } from './undoing'
import { logged, write } from './writing'

type List = AnswerOf<typeof inventory.list>

export function getInventories(signal?: AbortSignal) {
  return logged('Fetching the inventory failed', call(inventory.list, {}, { signal }), signal)
}

export function getInventory(id: number, signal?: AbortSignal) {
  return logged('Fetching an item failed', call(inventory.get, { params: { id } }, { signal }), signal)
}

export const createInventory = (body: InputOf<typeof inventory.create>['body']) =>
  write('Adding an item failed', inventory.create, { body })

export const updateInventory = (id: number, body: InputOf<typeof inventory.update>['body']) =>
  write('Changing an item failed', inventory.update, { params: { id }, body })

export const deleteInventory = (id: number) =>
  write('Removing an item failed', inventory.remove, { params: { id }, query: {} })

const listKey = keyOf(inventory.list)

/** The server's list as it was last read. */
export function stockNow(): readonly InventoryItem[] {
  return queries.getQueryData<List>(listKey)?.data ?? []
}

outbox.whenAnswered('inventory', (change, answer) => {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return
  const before = queries.getQueryData<List>(listKey)
  // An answer of one household has no place in the list of another.
  if (before && outbox.isHere(change)) {
    const data = [...withAnswer(before.data, change, answer.data)]
    followOwnVersions(before.data, data, change)
    queries.setQueryData<List>(listKey, { ...before, data })
  }
  const note = change.note as Withdrawn | undefined
  if (note?.withdrawn && answer.data) undoAnswer(answer.data, note, change.household)
})

interface Stock {
  /** What is there, with what still waits already done; nothing before it is known. */
  readonly items: readonly ShownItem[] | null
  readonly failure: Error | null
  /** Changes each time reading fails. */
  readonly failedAt: number
  readonly reading: boolean
  readonly readAgain: () => void
  /** How many changes wait longer than a blink. */
  readonly heldUp: number
  /** How many were made in another household, and wait until the cook is back there. */
  readonly elsewhere: number
}

export function useStock(): Stock {
  const { isAuthenticated } = useSession()
  const waiting = useWaiting('inventory')
  const heldUp = useHeldUp()
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(
    {
      queryKey: listKey,
      queryFn: ({ signal }) => outbox.undisturbed(() => getInventories(signal)),
      enabled: isAuthenticated,
    },
    queries,
  )
  const known = isAuthenticated ? (data?.data ?? null) : null
  return {
    items: useMemo(() => known && withWaiting(known, waiting), [known, waiting]),
    failure: error,
    failedAt: errorUpdatedAt,
    reading: isFetching,
    readAgain: () => void refetch(),
    heldUp: heldUp ? waiting.length : 0,
    elsewhere: useWaitingElsewhere('inventory'),
  }
}
