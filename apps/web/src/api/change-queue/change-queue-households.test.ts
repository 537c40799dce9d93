// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser } from '../../testing/a-user'
import { aQueueBrowser } from '../../testing/sync/change-queue-browser'
import { ApiError } from '../api-error'

const [home, cabin] = ['home', 'cabin']
const offline = () => ApiError.clientError('offline')

let browser: ReturnType<typeof aQueueBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = aQueueBrowser()
  browser.server.households = [home, cabin]
  browser.server.current = home
  browser.session.setUser('a-token', aUser())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const bookedAt = () => browser.server.booked.map(({ by, at }) => [by, at])

/** The cook's other device. */
function switchElsewhere(to: string) {
  browser.server.current = to
}

describe('a change', () => {
  test('waits for the household it was made in, and holds up nobody', async () => {
    const { outbox, press } = browser.openTab()
    outbox.setCurrentHousehold(home)
    browser.server.fail = offline
    press(1)
    await settled()
    switchElsewhere(cabin)
    browser.server.fail = null
    outbox.setCurrentHousehold(cabin)
    press(2)
    await settled()
    expect(bookedAt()).toEqual([[2, cabin]])
    expect(outbox.waiting('inventory')).toEqual([])
    expect(outbox.pendingElsewhereCount('inventory')).toBe(1)
    expect(outbox.isStalled()).toBe(false)

    switchElsewhere(home)
    outbox.setCurrentHousehold(home)
    await settled()
    expect(bookedAt()).toEqual([
      [2, cabin],
      [1, home],
    ])
    expect(outbox.pendingElsewhereCount('inventory')).toBe(0)
  })

  test('the server knows of the switch first: it is kept, told by its count, and may still be taken back', async () => {
    const { outbox, press } = browser.openTab()
    outbox.setCurrentHousehold(home)
    switchElsewhere(cabin)
    const first = press(1)
    press(2)
    await settled()
    expect(bookedAt()).toEqual([])
    expect(browser.server.seen).toHaveLength(1)
    expect(outbox.pendingElsewhereCount('inventory')).toBe(2)
    expect(await outbox.cancel(first.id)).toBe(true)
    press(3)
    await settled()
    expect(bookedAt()).toEqual([[3, cabin]])
    switchElsewhere(home)
    outbox.setCurrentHousehold(home)
    await settled()
    expect(bookedAt()).toEqual([
      [3, cabin],
      [2, home],
    ])
  })

  test('survives a reload with where it belongs', async () => {
    browser.server.fail = offline
    const before = browser.openTab()
    before.outbox.setCurrentHousehold(home)
    before.press(1)
    await settled()
    switchElsewhere(cabin)
    browser.server.fail = null
    const { outbox } = browser.openTab()
    outbox.flush()
    await settled()
    expect(bookedAt()).toEqual([])
    outbox.setCurrentHousehold(cabin)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(bookedAt()).toEqual([])
    expect(outbox.pendingElsewhereCount('inventory')).toBe(1)
  })

  test('made before anybody knew where goes as it is, and stays where it may have been booked', async () => {
    const { outbox, press } = browser.openTab()
    browser.server.after = () => ApiError.clientError('timeout')
    press(1)
    await settled()
    expect(browser.server.seen[0]).not.toHaveProperty('household')
    outbox.setCurrentHousehold(home)
    switchElsewhere(cabin)
    browser.server.after = null
    outbox.setCurrentHousehold(cabin)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(bookedAt()).toEqual([[1, home]])
    expect(outbox.pendingElsewhereCount('inventory')).toBe(1)
  })

  test('never joins one of another household', async () => {
    const { outbox } = browser.openTab()
    const press = () =>
      outbox.put(
        inventory.step,
        { params: { id: 7 }, body: { by: 1 } },
        { hold: 300, join: () => ({ params: { id: 7 }, body: { by: 2 } }) },
      )
    outbox.setCurrentHousehold(home)
    press()
    outbox.setCurrentHousehold(cabin)
    press()
    expect(outbox.pendingElsewhereCount('inventory')).toBe(1)
    expect(outbox.waiting('inventory')).toHaveLength(1)
  })

  test('can be for another household than the present one: undoing what was done there', async () => {
    const { outbox } = browser.openTab()
    outbox.setCurrentHousehold(cabin)
    outbox.put(inventory.undo, { params: { id: 3 } }, { household: home })
    await settled()
    expect(browser.server.seen).toEqual([])
    expect(outbox.pendingElsewhereCount('inventory')).toBe(1)
  })

  test('for a household the cook is no longer in is given up, and they are told', async () => {
    const { outbox, press } = browser.openTab()
    outbox.setCurrentHousehold(home)
    browser.server.fail = offline
    const { answer } = press(1)
    const refused = answer.catch((error: ApiError) => error.code)
    await settled()
    browser.server.households = [cabin]
    outbox.setCurrentHousehold(cabin)
    expect(await refused).toBe('household-not-found')
    expect(outbox.pendingElsewhereCount('inventory')).toBe(0)
  })
})

test('another cook in the same browser is nowhere yet, and neither sees nor sends what waits', async () => {
  const { outbox, press } = browser.openTab()
  outbox.setCurrentHousehold(home)
  browser.server.fail = offline
  press(1)
  await settled()
  browser.session.setUser('bens-token', aUser({ id: 'ben' }))
  outbox.refreshFromStorage()
  expect(outbox.currentHouseholdId()).toBeUndefined()
  expect(outbox.pendingElsewhereCount('inventory')).toBe(0)
  browser.server.fail = null
  outbox.setCurrentHousehold(home)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(bookedAt()).toEqual([])
})

describe('a kitchen remembered from before', () => {
  test('says where what is done without network belongs', async () => {
    const { outbox, press } = browser.openTab()
    browser.server.fail = offline
    outbox.assumeHousehold(home)
    press(1)
    expect(outbox.waiting('inventory')[0]).toMatchObject({ household: home })
  })

  test('is no news to who has heard from the server', () => {
    const { outbox } = browser.openTab()
    outbox.setCurrentHousehold(cabin)
    outbox.assumeHousehold(home)
    expect(outbox.currentHouseholdId()).toBe(cabin)
  })
})

describe('before the cook goes to another household', () => {
  test('what was done here is sent, also what could still grow', async () => {
    const { outbox } = browser.openTab()
    outbox.setCurrentHousehold(home)
    outbox.put(inventory.step, { params: { id: 7 }, body: { by: 1 } }, { hold: 300 })
    const drained = outbox.drain().then(() => bookedAt())
    await vi.advanceTimersByTimeAsync(400)
    expect(await drained).toEqual([[1, home]])
  })

  test.each([
    ['a failing network', () => ({ fail: offline })],
    ['no network', () => ({ fail: offline, away: true })],
    ['a server that does not answer', () => ({ gate: new Promise<void>(() => {}) })],
  ])('%s does not keep them', async (_, trouble) => {
    const { outbox, press } = browser.openTab()
    outbox.setCurrentHousehold(home)
    Object.assign(browser.server, trouble())
    press(1)
    const drained = outbox.drain()
    await vi.advanceTimersByTimeAsync(2500)
    await drained
    expect(outbox.waiting('inventory')).toHaveLength(1)
  })

  test('nothing waits: they go at once', async () => {
    await browser.openTab().outbox.drain()
  })
})
