import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aQueueBrowser, aQueueOwner } from '../testing/a-queue-browser'
import { TestFailure } from '../testing/test-failure'

const offline = () => TestFailure.clientError('offline')
const rejection = (
  status: number,
  code: 'item-not-found' | 'too-many-requests' | 'internal-error',
  wait?: number,
) =>
  new TestFailure({
    code,
    status,
    message: 'That item is no longer in your kitchen.',
    retryAfterSeconds: wait,
  })

let browser: ReturnType<typeof aQueueBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = aQueueBrowser()
  browser.session.setUser('a-token', aQueueOwner())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const storedKeys = () => [...browser.storage.entries.keys()].filter((key) => key.startsWith('outbox/'))

describe('a change', () => {
  test('is sent with its own idempotency key, resolved and removed', async () => {
    const { queue, press } = browser.openTab()
    const { response } = press()
    expect(queue.pending()).toHaveLength(1)
    expect(await response).toMatchObject({ data: { id: 7, booking: 1 } })
    expect(browser.server.booked[0]?.action).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
    expect(queue.pending()).toEqual([])
    expect(storedKeys()).toEqual([])
  })

  test('of an endpoint without a body carries its idempotency key in the query', async () => {
    const { queue } = browser.openTab()
    browser.server.fail = offline
    const { id } = queue.queued(inventory.remove).enqueue({ params: { id: 7 }, query: {} })
    expect(queue.pending()[0]?.input).toEqual({ params: { id: 7 }, query: { action: id } })
  })

  test('waits while offline and is sent in order when the network is back', async () => {
    const { queue, press } = browser.openTab()
    browser.server.fail = offline
    press(1)
    press(-1)
    press(3)
    await settled()
    expect(queue.isStalled()).toBe(true)
    expect(queue.pending()).toHaveLength(3)
    browser.server.fail = null
    queue.flush()
    await settled()
    expect(browser.server.booked.map(({ by }) => by)).toEqual([1, -1, 3])
    expect(queue.isStalled()).toBe(false)
  })

  test('is retried with growing back-off', async () => {
    const { press } = browser.openTab()
    browser.server.fail = offline
    press()
    await settled()
    expect(browser.server.received).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1300)
    expect(browser.server.received).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1300)
    expect(browser.server.received).toHaveLength(2)
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(1300)
    expect(browser.server.sum()).toBe(1)
  })

  test('is sent again after a lost response and booked once', async () => {
    const { press } = browser.openTab()
    let first = true
    browser.server.after = () => {
      if (!first) return undefined
      first = false
      return TestFailure.clientError('timeout')
    }
    const { response } = press()
    await vi.advanceTimersByTimeAsync(2000)
    await response
    expect(browser.server.received).toHaveLength(2)
    expect(browser.server.sum()).toBe(1)
  })

  test('survives a reload without a network and is sent only by its cook', async () => {
    browser.server.fail = offline
    browser.openTab().press()
    await settled()
    const reloaded = browser.openTab()
    expect(reloaded.queue.pending()).toHaveLength(1)

    browser.session.setUser('bens-token', aQueueOwner({ id: 'ben' }))
    reloaded.queue.refreshFromStorage()
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reloaded.queue.pending()).toEqual([])
    expect(browser.server.sum()).toBe(0)

    browser.session.setUser('anas-new-token', aQueueOwner())
    reloaded.queue.refreshFromStorage()
    await settled()
    expect(browser.server.sum()).toBe(1)
  })

  test('is not sent for a token before the server returns its account', async () => {
    browser.server.fail = offline
    browser.session.setUser('unknown-token')
    const whoAmI = vi.fn(async () => aQueueOwner().id).mockRejectedValueOnce(offline())
    const { queue, press } = browser.openTab({ whoAmI })
    press()
    await settled()
    expect(browser.server.received).toEqual([])
    expect(queue.pending()).toHaveLength(1)
    browser.server.fail = null
    queue.flush()
    await settled()
    expect(whoAmI).toHaveBeenCalledTimes(2)
    expect(browser.server.sum()).toBe(1)
    expect(storedKeys()).toEqual([])
  })

  test('cannot be made while signed out', async () => {
    browser.session.clearUser()
    const { press } = browser.openTab()
    await expect(press().response).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(storedKeys()).toEqual([])
  })
})

describe('rejections', () => {
  test('drop the change, reject its promise and let the next one through', async () => {
    const { queue, press } = browser.openTab()
    browser.server.fail = ({ input }) =>
      (input as { params: { id: number } }).params.id === 99 ? rejection(404, 'item-not-found') : null
    const poison = press(1, 99)
    press(1)
    await expect(poison.response).rejects.toMatchObject({ code: 'item-not-found' })
    await settled()
    expect(browser.server.sum()).toBe(1)
    expect(queue.pending()).toEqual([])
  })

  test('that no caller awaits are reported to the page', async () => {
    browser.server.fail = offline
    browser.openTab().press()
    await settled()
    const { queue } = browser.openTab()
    const tell = vi.fn()
    queue.onRejected(tell)
    browser.server.fail = () => rejection(404, 'item-not-found')
    queue.flush()
    await settled()
    expect(tell).toHaveBeenCalledTimes(1)
    expect(tell.mock.calls[0]?.[0]).toMatchObject({ name: 'inventory.step' })
  })

  test('with a 401 keep the change until its cook signs in again', async () => {
    const { queue, press } = browser.openTab()
    browser.server.fail = () => {
      browser.session.clearUser()
      return new TestFailure({ code: 'not-signed-in', status: 401, message: '' })
    }
    press()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(browser.server.received).toHaveLength(1)
    expect(storedKeys()).toHaveLength(1)
    browser.server.fail = null
    browser.session.setUser('new', aQueueOwner())
    queue.refreshFromStorage()
    await settled()
    expect(browser.server.sum()).toBe(1)
  })

  test('with a 429 wait as long as the server requests, even if more changes are made', async () => {
    const { queue, press } = browser.openTab()
    browser.server.fail = () => rejection(429, 'too-many-requests', 30)
    press()
    await settled()
    browser.server.fail = null
    queue.flush()
    press()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(browser.server.received).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(8000)
    expect(browser.server.sum()).toBe(2)
  })

  test('after several internal errors the change is dropped', async () => {
    const { press } = browser.openTab()
    browser.server.fail = () => rejection(500, 'internal-error')
    const failed = press().response.catch((error: TestFailure) => error.code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toBe('internal-error')
    expect(browser.server.received).toHaveLength(5)
  })

  test('a captive portal page instead of a response loses nothing', async () => {
    const { press } = browser.openTab()
    browser.server.fail = () => TestFailure.clientError('unreadable', { status: 403 })
    press()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(storedKeys()).toHaveLength(1)
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(80_000)
    expect(browser.server.sum()).toBe(1)
  })
})
