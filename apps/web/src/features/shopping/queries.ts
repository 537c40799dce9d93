import { type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/client'
import { outbox } from '../../api/outbox'
import { queries } from '../../api/query-client'
import { recallList, rememberList } from '../../api/remembered-list'
import { useLastFailure } from '../../api/use-last-failure'
import { useHeldUp, useWaiting, useWaitingElsewhere } from '../../api/use-waiting'
import { draftId, droppedOf, type ShownLine, withAnswer, withWaiting } from './shopping-state'

type List = AnswerOf<typeof shopping.list>

const kind = 'shopping'
const listKey = keyOf(shopping.list)

/** By what a line was known before the server gave it a number. */
const before = new Map<number, number>()

/** What a line is known by on screen: the same before and after it has arrived, so that nothing of it is lost. */
export function keyOfLine({ id }: ShownLine): number {
  return before.get(id) ?? id
}

outbox.whenAnswered('shopping', (change, answer) => {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return
  const list = queries.getQueryData<List>(listKey)
  if (Array.isArray(answer.data)) {
    for (const [at, { id }] of (answer.data as ShoppingItem[]).entries()) before.set(id, draftId(change, at))
  }
  // An answer of one household has no place in the list of another.
  if (list && outbox.isHere(change)) {
    const data = [...withAnswer(list.data, change, answer.data)]
    queries.setQueryData<List>(listKey, { ...list, data })
  }
  for (const at of droppedOf(change)) {
    const line = (answer.data as ShoppingItem[])[at]
    // What was taken off before it had a number is taken off now.
    if (line) {
      outbox
        .put(shopping.remove, { params: { id: line.id }, query: {} }, { household: change.household })
        .answer.catch(() => {})
    }
  }
})

interface ShoppingList {
  /** What is to be bought, with what still waits already done; nothing before it is known. */
  readonly lines: readonly ShownLine[] | null
  /** Why the list is not known, where it could not be read and nothing is remembered of it. */
  readonly failure: Error | null
  readonly reading: boolean
  readonly readAgain: () => void
  /** How many changes wait longer than a blink. */
  readonly heldUp: number
  /** How many were made in another household, and wait until the cook is back there. */
  readonly elsewhere: number
}

export function useShoppingList(): ShoppingList {
  const waiting = useWaiting('shopping')
  const heldUp = useHeldUp()
  const { data, error, failureCount, isFetching, refetch } = useQuery(
    {
      queryKey: listKey,
      queryFn: async ({ signal }) => {
        const whose = outbox.ownerNow()
        const list = await outbox.undisturbed(() => call(shopping.list, {}, { signal }))
        if (whose === outbox.ownerNow()) void rememberList(kind, list.data)
        return list
      },
    },
    queries,
  )
  // Only where the server cannot be asked: otherwise it knows better in a moment.
  const unreachable = !data && failureCount > 0
  const remembered = useMemo(() => (unreachable ? recallList<ShoppingItem>(kind) : null), [unreachable])
  useEffect(() => {
    if (remembered?.household) outbox.suppose(remembered.household)
  }, [remembered])
  const failure = useLastFailure(kind, error, data !== undefined)
  const known = data?.data ?? remembered?.items ?? (failure ? noItems : null)
  return {
    lines: useMemo(() => known && withWaiting(known, waiting), [known, waiting]),
    failure: data || remembered ? null : failure,
    reading: isFetching,
    readAgain: () => void refetch(),
    heldUp: heldUp ? waiting.length : 0,
    elsewhere: useWaitingElsewhere('shopping'),
  }
}

const noItems: readonly ShoppingItem[] = []
