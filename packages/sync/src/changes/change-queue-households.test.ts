import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aQueueBrowser, aQueueOwner } from '../testing/a-queue-browser'
import { TestFailure } from '../testing/test-failure'

const [home, cabin] = ['home', 'cabin']
const offline = () => TestFailure.clientError('offline')

let browser: ReturnType<typeof aQueueBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = aQueueBrowser()
  browser.server.households = [home, cabin]
  browser.server.current = home
  browser.session.setUser('a-token', aQueueOwner())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const bookedAt = () => browser.server.booked.map(({ by, at }) => [by, at])

/** Switches the household on the cook's other device. */
function switchElsewhere(to: string) {
  browser.server.current = to
}

describe('a change', () => {
  test('waits for its household without blocking the others', async () => {
    const { queue, press } = browser.openTab()
    queue.setCurrentHousehold(home)
    browser.server.fail = offline
    press(1)
    await settled()
    switchElsewhere(cabin)
    browser.server.fail = null
    queue.setCurrentHousehold(cabin)
    press(2)
    await settled()
    expect(bookedAt()).toEqual([[2, cabin]])
    expect(queue.pending()).toEqual([])
    expect(queue.pendingElsewhereCount('inventory')).toBe(1)
    expect(queue.isStalled()).toBe(false)

    switchElsewhere(home)
    queue.setCurrentHousehold(home)
    await settled()
    expect(bookedAt()).toEqual([
      [2, cabin],
      [1, home],
    ])
    expect(queue.pendingElsewhereCount('inventory')).toBe(0)
  })

  test('is kept and counted when the server rejects it after a switch, and can still be cancelled', async () => {
    const { queue, press } = browser.openTab()
    queue.setCurrentHousehold(home)
    switchElsewhere(cabin)
    const first = press(1)
    press(2)
    await settled()
    expect(bookedAt()).toEqual([])
    expect(browser.server.received).toHaveLength(1)
    expect(queue.pendingElsewhereCount('inventory')).toBe(2)
    expect(await queue.handleOf(inventory.step, first.id).cancel()).toBe(true)
    press(3)
    await settled()
    expect(bookedAt()).toEqual([[3, cabin]])
    switchElsewhere(home)
    queue.setCurrentHousehold(home)
    await settled()
    expect(bookedAt()).toEqual([
      [3, cabin],
      [2, home],
    ])
  })

  test('keeps its household over a reload', async () => {
    browser.server.fail = offline
    const before = browser.openTab()
    before.queue.setCurrentHousehold(home)
    before.press(1)
    await settled()
    switchElsewhere(cabin)
    browser.server.fail = null
    const { queue } = browser.openTab()
    queue.flush()
    await settled()
    expect(bookedAt()).toEqual([])
    queue.setCurrentHousehold(cabin)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(bookedAt()).toEqual([])
    expect(queue.pendingElsewhereCount('inventory')).toBe(1)
  })

  test('made before the household is known is sent without one, and then bound to the first household', async () => {
    const { queue, press } = browser.openTab()
    browser.server.after = () => TestFailure.clientError('timeout')
    press(1)
    await settled()
    expect(browser.server.received[0]).not.toHaveProperty('household')
    queue.setCurrentHousehold(home)
    switchElsewhere(cabin)
    browser.server.after = null
    queue.setCurrentHousehold(cabin)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(bookedAt()).toEqual([[1, home]])
    expect(queue.pendingElsewhereCount('inventory')).toBe(1)
  })

  test('is never merged with a change of another household', async () => {
    const { queue } = browser.openTab()
    const press = () =>
      queue
        .queued(inventory.step)
        .enqueue(
          { params: { id: 7 }, body: { by: 1 } },
          { hold: 300, join: () => ({ params: { id: 7 }, body: { by: 2 } }) },
        )
    queue.setCurrentHousehold(home)
    press()
    queue.setCurrentHousehold(cabin)
    press()
    expect(queue.pendingElsewhereCount('inventory')).toBe(1)
    expect(queue.pending()).toHaveLength(1)
  })

  test('can be for a household other than the current one: an undo', async () => {
    const { queue } = browser.openTab()
    queue.setCurrentHousehold(cabin)
    queue.queued(inventory.undo).enqueue({ params: { id: 3 } }, { household: home })
    await settled()
    expect(browser.server.received).toEqual([])
    expect(queue.pendingElsewhereCount('inventory')).toBe(1)
  })

  test('is rejected and reported if the cook has left its household', async () => {
    const { queue, press } = browser.openTab()
    queue.setCurrentHousehold(home)
    browser.server.fail = offline
    const { response } = press(1)
    const refused = response.catch((error: TestFailure) => error.code)
    await settled()
    browser.server.households = [cabin]
    queue.setCurrentHousehold(cabin)
    expect(await refused).toBe('household-not-found')
    expect(queue.pendingElsewhereCount('inventory')).toBe(0)
  })
})

test('another cook in the same browser has no household yet and neither sees nor sends the queue', async () => {
  const { queue, press } = browser.openTab()
  queue.setCurrentHousehold(home)
  browser.server.fail = offline
  press(1)
  await settled()
  browser.session.setUser('bens-token', aQueueOwner({ id: 'ben' }))
  queue.refreshFromStorage()
  expect(queue.currentHouseholdId()).toBeUndefined()
  expect(queue.pendingElsewhereCount('inventory')).toBe(0)
  browser.server.fail = null
  queue.setCurrentHousehold(home)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(bookedAt()).toEqual([])
})

describe('the household of the persisted cache', () => {
  test('is assigned to offline changes', async () => {
    const { queue, press } = browser.openTab()
    browser.server.fail = offline
    queue.assumeHousehold(home)
    press(1)
    expect(queue.pending()[0]).toMatchObject({ household: home })
  })

  test('is ignored once the server has reported the household', () => {
    const { queue } = browser.openTab()
    queue.setCurrentHousehold(cabin)
    queue.assumeHousehold(home)
    expect(queue.currentHouseholdId()).toBe(cabin)
  })
})

describe('draining before a household switch', () => {
  test('sends the changes of this household, also held ones', async () => {
    const { queue } = browser.openTab()
    queue.setCurrentHousehold(home)
    queue.queued(inventory.step).enqueue({ params: { id: 7 }, body: { by: 1 } }, { hold: 300 })
    const drained = queue.drain().then(() => bookedAt())
    await vi.advanceTimersByTimeAsync(400)
    expect(await drained).toEqual([[1, home]])
  })

  test.each([
    ['a failing network', () => ({ fail: offline })],
    ['no network', () => ({ fail: offline, away: true })],
    ['a server that does not respond', () => ({ gate: new Promise<void>(() => {}) })],
  ])('%s does not block the switch', async (_, serverState) => {
    const { queue, press } = browser.openTab()
    queue.setCurrentHousehold(home)
    Object.assign(browser.server, serverState())
    press(1)
    const drained = queue.drain()
    await vi.advanceTimersByTimeAsync(2500)
    await drained
    expect(queue.pending()).toHaveLength(1)
  })

  test('resolves at once for an empty queue', async () => {
    await browser.openTab().queue.drain()
  })
})
