// @vitest-environment happy-dom

import { household, type LiveEvent } from '@larder/contract/household'
import { toQueryKey } from '@larder/contract/http/endpoint'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../session/session-store'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { queryClient } from '../query-client'
import type { EventStreamHandlers } from './event-stream'
import { onHouseholdChanged, syncHousehold, useConnectionState } from './household-sync'
import { switchHousehold } from './switch-household'

const mine = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const other = '0192f3a4-7c1e-7abc-8def-ba9876543210'

const lines: (EventStreamHandlers & { reconnect: () => void; close: () => void })[] = []
const openLine = (parts: EventStreamHandlers) => {
  const line = { ...parts, reconnect: vi.fn(), close: vi.fn() }
  lines.push(line)
  return line
}

let stop = () => {}
const moved = vi.fn()
/** How often each word was read. */
let reads: Record<string, number>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(changeQueue, 'setCurrentHousehold').mockImplementation(() => {})
  vi.spyOn(changeQueue, 'drain').mockResolvedValue()
  lines.length = 0
  reads = {}
  session.setUser('a-token')
  await settle()
  stop = syncHousehold({ onHouseholdSwitched: moved, openStream: openLine })
})
afterEach(async () => {
  stop()
  await settle(5000)
  queryClient.clear()
  session.clearUser()
  vi.useRealTimers()
  vi.clearAllMocks()
})

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Something on screen of a word, as a page would have it. */
async function show(word: string, name = word, answer: () => Promise<unknown> = async () => word) {
  const { QueryObserver } = await import('@tanstack/react-query')
  const unsubscribe = new QueryObserver(queryClient, {
    queryKey: [word, name],
    staleTime: 30_000,
    retry: false,
    queryFn: () => {
      reads[name] = (reads[name] ?? 0) + 1
      return answer()
    },
  }).subscribe(() => {})
  await settle()
  return unsubscribe
}

const say = async (event: LiveEvent) => {
  lines.at(-1)?.onEvent(event)
  await settle()
}
const hello = (revision: number, id = mine) => say({ type: 'hello', household: id, revision })
const changed = (revision: number, ...words: string[]) => say({ type: 'changed', words, revision })

describe('a change', () => {
  test('asks anew for its words alone, once for a burst', async () => {
    await hello(1)
    for (const word of ['inventory', 'diet', 'account']) await show(word)
    await changed(2, 'inventory')
    await changed(3, 'inventory', 'household')
    await changed(4, 'inventory')
    expect(reads).toEqual({ inventory: 1, diet: 1, account: 1 })
    await settle(150)
    expect(reads).toEqual({ inventory: 2, diet: 1, account: 1 })
    await changed(5, 'diet')
    await settle(150)
    expect(reads).toEqual({ inventory: 2, diet: 2, account: 1 })
  })

  test('of the stock or of who eats: dishes are compared anew, the list is not', async () => {
    await hello(1)
    for (const word of ['recipes', 'suggestions', 'shopping']) await show(word)
    await changed(2, 'inventory', 'diet')
    await settle(150)
    expect(reads).toEqual({ recipes: 2, suggestions: 2, shopping: 1 })
  })

  test('during a first read: it is read again, because it may have looked too early', async () => {
    await hello(1)
    let arrive = () => {}
    await show(
      'inventory',
      'inventory',
      () =>
        new Promise((resolve) => {
          arrive = () => resolve('old or new')
        }),
    )
    await changed(2, 'inventory')
    await settle(150)
    expect(reads).toEqual({ inventory: 1 })
    arrive()
    await settle()
    expect(reads).toEqual({ inventory: 2 })
  })

  test('is told to who asked for it: the words and the last revision, and after a greeting that it may be anything', async () => {
    const told = vi.fn()
    onHouseholdChanged(told)
    await hello(1)
    expect(told.mock.calls).toEqual([[1]])
    await changed(2, 'shopping')
    await changed(3, 'household')
    await settle(150)
    expect(told).toHaveBeenCalledTimes(2)
    const [revision, words] = told.mock.lastCall ?? []
    expect([revision, [...words]]).toEqual([3, expect.arrayContaining(['shopping', 'household'])])
  })

  test('of a kind nobody knows yet is passed over', async () => {
    await hello(1)
    await show('inventory')
    await say({ type: 'sung' } as unknown as LiveEvent)
    await settle(1000)
    expect(reads).toEqual({ inventory: 1 })
  })
})

describe('a greeting', () => {
  test('the first: what was read before it is read again, and what waits is sent', async () => {
    await show('inventory')
    await show('account')
    await hello(1)
    expect(reads).toEqual({ inventory: 2, account: 1 })
    expect(changeQueue.setCurrentHousehold).toHaveBeenCalledExactlyOnceWith(mine)
  })

  test('with the revision last heard: nothing was missed, nothing is read', async () => {
    await hello(1)
    await show('inventory')
    await changed(2, 'diet')
    await settle(150)
    await hello(2)
    expect(reads).toEqual({ inventory: 1 })
    expect(changeQueue.setCurrentHousehold).toHaveBeenCalledTimes(2)
  })

  test('with the same revision: only what could not be read meanwhile is', async () => {
    await hello(1)
    let away = true
    await show('inventory', 'inventory', async () => {
      if (away) throw new TypeError('no network')
      return 'here'
    })
    await show('diet')
    away = false
    await hello(1)
    expect(reads).toEqual({ inventory: 2, diet: 1 })
  })

  test('with another revision: everything of the household is read anew', async () => {
    await hello(1)
    for (const word of ['inventory', 'diet', 'notifications', 'account']) await show(word)
    await hello(5)
    expect(reads).toEqual({ inventory: 2, diet: 2, notifications: 2, account: 1 })
  })
})

describe('another household', () => {
  test('elsewhere: the line is asked anew, and its greeting says where', async () => {
    await hello(1)
    queryClient.setQueryData(toQueryKey(household.current), { data: { id: mine, name: 'Ana’s kitchen' } })
    await show('inventory')
    await show('account')
    await say({ type: 'elsewhere' })
    expect(lines[0]?.reconnect).toHaveBeenCalledOnce()
    expect(reads).toEqual({ inventory: 1, account: 1 })
    await hello(9, other)
    expect(moved).toHaveBeenCalledExactlyOnceWith({ id: mine, name: 'Ana’s kitchen' })
    expect(reads).toEqual({ inventory: 2, account: 1 })
    expect(queryClient.getQueryData(toQueryKey(household.current))).toBeUndefined()
  })

  test('by the cook’s own hand: everything is read once, and nobody is told', async () => {
    await hello(1)
    await show('inventory')
    await switchHousehold(async () => {
      expect(changeQueue.drain).toHaveBeenCalledOnce()
      return { data: { id: other } }
    })
    expect(changeQueue.setCurrentHousehold).toHaveBeenLastCalledWith(other)
    await say({ type: 'elsewhere' })
    await hello(9, other)
    expect(moved).not.toHaveBeenCalled()
    expect(reads).toEqual({ inventory: 2 })
  })

  test('the page knew first: nobody is told, and nothing of the other household is left', async () => {
    await hello(1)
    await show('inventory')
    ;(await show('diet'))()
    queryClient.setQueryData(toQueryKey(household.current), { data: { id: other, name: 'Weekend house' } })
    await hello(9, other)
    expect(moved).not.toHaveBeenCalled()
    expect(reads).toEqual({ inventory: 2, diet: 1 })
    expect(queryClient.getQueryData(['diet', 'diet'])).toBeUndefined()
  })

  test('a move whose answer was lost may have happened: everything is read again', async () => {
    await hello(1)
    await show('inventory')
    const lost = ApiError.clientError('offline')
    const move = switchHousehold(async () => {
      await hello(9, other)
      throw lost
    })
    await expect(move).rejects.toBe(lost)
    await settle()
    expect(reads).toEqual({ inventory: 2 })
    expect(queryClient.getQueryData(['inventory', 'inventory'])).toBe('inventory')
  })

  test('a move that fails forgets nothing', async () => {
    await hello(1)
    await show('inventory')
    await expect(switchHousehold(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await settle(5000)
    expect(reads).toEqual({ inventory: 1 })
    await hello(9, other)
    expect(moved).toHaveBeenCalledOnce()
  })
})

describe('the session', () => {
  test('signing out ends the line, another sign-in opens another that knows nothing', async () => {
    await hello(1)
    session.clearUser()
    expect(lines[0]?.close).toHaveBeenCalledOnce()
    session.setUser('another-token')
    expect(lines).toHaveLength(2)
    await hello(9, other)
    expect(moved).not.toHaveBeenCalled()
  })

  test('a visitor has none', () => {
    stop()
    session.clearUser()
    lines.length = 0
    stop = syncHousehold({ onHouseholdSwitched: moved, openStream: openLine })
    expect(lines).toEqual([])
  })
})

test('pages can ask how it stands', async () => {
  const { result } = renderHook(() => useConnectionState())
  expect(result.current).toBe('connecting')
  act(() => lines[0]?.onState('live'))
  expect(result.current).toBe('live')
  act(() => lines[0]?.onState('offline'))
  expect(result.current).toBe('offline')
})
