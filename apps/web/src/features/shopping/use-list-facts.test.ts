// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ListFacts, listFacts } from './list-facts'
import { createFactsLoader } from './use-list-facts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Tables that come, or do not, when it is said. */
function tables() {
  let come = () => {}
  let fail = () => {}
  const fetched = vi.fn(
    () =>
      new Promise<ListFacts>((resolve, reject) => {
        come = () => resolve(listFacts)
        fail = () => reject(new Error('no network'))
      }),
  )
  const useFacts = createFactsLoader(fetched)
  const open = (texts?: readonly string[]) => renderHook((given) => useFacts(given), { initialProps: texts })
  return { fetched, open, come: () => come(), fail: () => fail() }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const texts = ['2 lemons']

test('the tables load with the first lines, and nothing shows without them', async () => {
  const { fetched, open, come } = tables()
  const { result, rerender } = open()
  expect(result.current.pending).toBe(true)
  rerender(texts)
  expect(fetched).toHaveBeenCalledTimes(1)
  await wait(1500)
  expect(result.current).toEqual({ facts: undefined, pending: true })
  come()
  await wait(0)
  expect(result.current).toEqual({ facts: listFacts, pending: false })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(open(texts).result.current.pending).toBe(false)
})

test('an empty list waits for nothing, and its first line shows at once', async () => {
  const { fetched, open, come } = tables()
  const { result, rerender } = open([])
  expect(result.current).toEqual({ facts: undefined, pending: false })
  expect(fetched).not.toHaveBeenCalled()
  await wait(1000)
  expect(fetched).toHaveBeenCalledTimes(1)
  rerender(texts)
  expect(result.current).toEqual({ facts: undefined, pending: false })
  come()
  await wait(0)
  expect(result.current).toEqual({ facts: listFacts, pending: false })
})

test('after a timeout the list shows plain text, and uses the facts when they load', async () => {
  const { open, come } = tables()
  const { result } = open(texts)
  await wait(3999)
  expect(result.current.pending).toBe(true)
  await wait(1)
  expect(result.current).toEqual({ facts: undefined, pending: false })
  come()
  await wait(0)
  expect(result.current).toEqual({ facts: listFacts, pending: false })
})

test('a failed load is logged, blocks nothing, and is retried', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { fetched, open, fail } = tables()
  const { result } = open(texts)
  fail()
  await wait(0)
  expect(result.current).toEqual({ facts: undefined, pending: false })
  expect(told).toHaveBeenCalledTimes(1)
  open(texts)
  expect(fetched).toHaveBeenCalledTimes(2)
})
