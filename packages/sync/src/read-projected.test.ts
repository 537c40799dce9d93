import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSync } from './create-sync'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const input = { params: { id: 1 }, body: { by: 1 } }

function aSync() {
  const sync = createSync(
    {
      network: { call: async () => ({ data: {} }) as never },
      session: { token: () => 'token', subscribe: () => () => {} },
      randomId: () => crypto.randomUUID(),
    },
    { discardAfter: {} },
  )
  const read = vi.fn(async () => 'the list')
  return { sync, read, fetchAfterSteps: () => sync.readProjected(read, { afterPauseOf: [inventory.step] }) }
}

test('a long list is fetched once a series of presses has ended', async () => {
  const { sync, read, fetchAfterSteps } = aSync()
  sync.change(inventory.step, input)
  const fetched = fetchAfterSteps()
  await vi.advanceTimersByTimeAsync(1500)
  sync.change(inventory.step, input)
  await vi.advanceTimersByTimeAsync(1500)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600)
  expect(read).toHaveBeenCalledTimes(1)
  expect(await fetched).toBe('the list')
})

test('presses without an end delay the fetch by seconds only', async () => {
  const { sync, read, fetchAfterSteps } = aSync()
  sync.change(inventory.step, input)
  void fetchAfterSteps()
  for (let second = 0; second < 11; second += 1) {
    sync.change(inventory.step, input)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(read).toHaveBeenCalledTimes(1)
})

test('without such a change, and after another one, it is fetched at once', async () => {
  const { sync, read, fetchAfterSteps } = aSync()
  await fetchAfterSteps()
  expect(read).toHaveBeenCalledTimes(1)
  sync.change(inventory.open, { params: { id: 1 }, body: {} })
  await fetchAfterSteps()
  expect(read).toHaveBeenCalledTimes(2)
})
