// @vitest-environment happy-dom

import { household, type LiveEvent } from '@larder/contract/household'
import { toQueryKey } from '@larder/contract/http/endpoint'
import type { EventConnectionHandlers } from '@larder/sync/live/event-connection'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../session/session-store'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { queryClient } from '../query-client'
import { onHouseholdChanged, useConnectionState } from './connection-state'
import { syncHousehold } from './household-sync'
import { switchHousehold } from './switch-household'

const ownHousehold = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const other = '0192f3a4-7c1e-7abc-8def-ba9876543210'

const lines: (EventConnectionHandlers & { reconnect: () => void; close: () => void })[] = []
const openStream = (parts: EventConnectionHandlers) => {
  const line = { ...parts, reconnect: vi.fn(), close: vi.fn() }
  lines.push(line)
  return line
}

let stop = () => {}
const moved = vi.fn()
/** How often each feature was read. */
let reads: Record<string, number>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(changeQueue, 'setCurrentHousehold').mockImplementation(() => {})
  vi.spyOn(changeQueue, 'drain').mockResolvedValue()
  lines.length = 0
  reads = {}
  session.setUser('a-token')
  await settle()
  stop = syncHousehold({ onHouseholdSwitched: moved, openStream: openStream })
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

/** Observes a query of a feature, as a page would. */
async function show(feature: string, name = feature, respond: () => Promise<unknown> = async () => feature) {
  const { QueryObserver } = await import('@tanstack/react-query')
  const unsubscribe = new QueryObserver(queryClient, {
    queryKey: [feature, name],
    staleTime: 30_000,
    retry: false,
    queryFn: () => {
      reads[name] = (reads[name] ?? 0) + 1
      return respond()
    },
  }).subscribe(() => {})
  await settle()
  return unsubscribe
}

const say = async (event: LiveEvent) => {
  lines.at(-1)?.onEvent(event)
  await settle()
}
const hello = (revision: number, id = ownHousehold) => say({ type: 'hello', household: id, revision })
const changed = (revision: number, ...words: string[]) => say({ type: 'changed', words, revision })

describe('a change', () => {
  test('refetches only its features, once for a burst', async () => {
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

  test('of the stock or the diet refetches dishes, but not the shopping list', async () => {
    await hello(1)
    for (const word of ['recipes', 'suggestions', 'shopping']) await show(word)
    await changed(2, 'inventory', 'diet')
    await settle(150)
    expect(reads).toEqual({ recipes: 2, suggestions: 2, shopping: 1 })
  })

  test('during a first read causes a second read', async () => {
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

  test('calls listeners with the features and the last revision; after a hello without features', async () => {
    const listener = vi.fn()
    onHouseholdChanged(listener)
    await hello(1)
    expect(listener.mock.calls).toEqual([[1]])
    await changed(2, 'shopping')
    await changed(3, 'household')
    await settle(150)
    expect(listener).toHaveBeenCalledTimes(2)
    const [revision, words] = listener.mock.lastCall ?? []
    expect([revision, [...words]]).toEqual([3, expect.arrayContaining(['shopping', 'household'])])
  })

  test('of an unknown type is ignored', async () => {
    await hello(1)
    await show('inventory')
    await say({ type: 'sung' } as unknown as LiveEvent)
    await settle(1000)
    expect(reads).toEqual({ inventory: 1 })
  })
})

describe('a hello', () => {
  test('the first one refetches earlier reads and sends the queue', async () => {
    await show('inventory')
    await show('account')
    await hello(1)
    expect(reads).toEqual({ inventory: 2, account: 1 })
    expect(changeQueue.setCurrentHousehold).toHaveBeenCalledExactlyOnceWith(ownHousehold)
  })

  test('with the last known revision refetches nothing', async () => {
    await hello(1)
    await show('inventory')
    await changed(2, 'diet')
    await settle(150)
    await hello(2)
    expect(reads).toEqual({ inventory: 1 })
    expect(changeQueue.setCurrentHousehold).toHaveBeenCalledTimes(2)
  })

  test('with the same revision refetches only failed reads', async () => {
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

  test('with another revision refetches all household queries', async () => {
    await hello(1)
    for (const word of ['inventory', 'diet', 'notifications', 'account']) await show(word)
    await hello(5)
    expect(reads).toEqual({ inventory: 2, diet: 2, notifications: 2, account: 1 })
  })
})

describe('another household', () => {
  test('an elsewhere event reconnects, and the hello reports the household', async () => {
    await hello(1)
    queryClient.setQueryData(toQueryKey(household.current), {
      data: { id: ownHousehold, name: 'Ana’s kitchen' },
    })
    await show('inventory')
    await show('account')
    await say({ type: 'elsewhere' })
    expect(lines[0]?.reconnect).toHaveBeenCalledOnce()
    expect(reads).toEqual({ inventory: 1, account: 1 })
    await hello(9, other)
    expect(moved).toHaveBeenCalledExactlyOnceWith({ id: ownHousehold, name: 'Ana’s kitchen' })
    expect(reads).toEqual({ inventory: 2, account: 1 })
    expect(queryClient.getQueryData(toQueryKey(household.current))).toBeUndefined()
  })

  test('a switch by the cook refetches everything once, without a notice', async () => {
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

  test('a switch on another device shows, however soon it follows one by the cook', async () => {
    await hello(1)
    await show('inventory')
    await switchHousehold(async () => ({ data: { id: other } }))
    await hello(9, other)
    await hello(12, ownHousehold)
    expect(moved).toHaveBeenCalledExactlyOnceWith({ id: other, name: undefined })
    expect(reads).toEqual({ inventory: 3 })
  })

  test('a switch on another device shows before the event of the cook’s own switch arrives', async () => {
    const third = '0192f3a4-7c1e-7abc-8def-000000000003'
    await hello(1)
    await show('inventory')
    await switchHousehold(async () => ({ data: { id: other } }))
    await hello(12, third)
    expect(moved).toHaveBeenCalledOnce()
    expect(reads).toEqual({ inventory: 3 })
  })

  test('a switch the page already shows causes no notice and leaves no query of the other household', async () => {
    await hello(1)
    await show('inventory')
    ;(await show('diet'))()
    queryClient.setQueryData(toQueryKey(household.current), { data: { id: other, name: 'Weekend house' } })
    await hello(9, other)
    expect(moved).not.toHaveBeenCalled()
    expect(reads).toEqual({ inventory: 2, diet: 1 })
    expect(queryClient.getQueryData(['diet', 'diet'])).toBeUndefined()
  })

  test('a switch with a lost response refetches everything', async () => {
    await hello(1)
    await show('inventory')
    const lost = ApiError.clientError('offline')
    const move = switchHousehold(async () => {
      await hello(9, other)
      throw lost
    })
    await expect(move).rejects.toBe(lost)
    await settle()
    expect(reads.inventory).toBeGreaterThan(1)
    expect(moved).not.toHaveBeenCalled()
    expect(queryClient.getQueryData(['inventory', 'inventory'])).toBe('inventory')
  })

  test('a rejected switch keeps the cache', async () => {
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
  test('signing out closes the stream, and the next sign-in opens a fresh one', async () => {
    await hello(1)
    session.clearUser()
    expect(lines[0]?.close).toHaveBeenCalledOnce()
    session.setUser('another-token')
    expect(lines).toHaveLength(2)
    await hello(9, other)
    expect(moved).not.toHaveBeenCalled()
  })

  test('a switch of an earlier session hides no later switch on another device', async () => {
    await hello(1)
    await switchHousehold(async () => ({ data: { id: other } }))
    session.clearUser()
    session.setUser('another-token')
    await hello(3, ownHousehold)
    await hello(9, other)
    expect(moved).toHaveBeenCalledExactlyOnceWith({ id: ownHousehold, name: undefined })
  })

  test('a visitor has no stream', () => {
    stop()
    session.clearUser()
    lines.length = 0
    stop = syncHousehold({ onHouseholdSwitched: moved, openStream: openStream })
    expect(lines).toEqual([])
  })
})

test('the connection state is available to pages', async () => {
  const { result } = renderHook(() => useConnectionState())
  expect(result.current).toBe('connecting')
  act(() => lines[0]?.onState('live'))
  expect(result.current).toBe('live')
  act(() => lines[0]?.onState('offline'))
  expect(result.current).toBe('offline')
})
