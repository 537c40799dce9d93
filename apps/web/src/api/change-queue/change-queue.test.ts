// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser } from '../../testing/a-user'
import { aQueueBrowser } from '../../testing/sync/change-queue-browser'
import { ApiError } from '../api-error'

const offline = () => ApiError.clientError('offline')
const refusal = (
  status: number,
  code: 'item-not-found' | 'too-many-requests' | 'internal-error',
  wait?: number,
) =>
  new ApiError({
    code,
    status,
    message: 'That item is not in your kitchen any more.',
    retryAfterSeconds: wait,
  })

let browser: ReturnType<typeof aQueueBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = aQueueBrowser()
  browser.session.setUser('a-token', aUser())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const held = () => [...browser.storage.kept.keys()].filter((key) => key.startsWith('outbox/'))

describe('a change', () => {
  test('is sent with a name of its own, answered, and forgotten', async () => {
    const { outbox, press } = browser.openTab()
    const { answer } = press()
    expect(outbox.waiting('inventory')).toHaveLength(1)
    expect(await answer).toMatchObject({ data: { id: 7, booking: 1 } })
    expect(browser.server.booked[0]?.action).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
    expect(outbox.waiting('inventory')).toEqual([])
    expect(held()).toEqual([])
  })

  test('of a call without a body carries its name in the query', async () => {
    const { outbox } = browser.openTab()
    browser.server.fail = offline
    const { id } = outbox.put(inventory.remove, { params: { id: 7 }, query: {} })
    expect(outbox.waiting('inventory')[0]?.input).toEqual({ params: { id: 7 }, query: { action: id } })
  })

  test('waits over a lost network and goes out when it is back, in order', async () => {
    const { outbox, press } = browser.openTab()
    browser.server.fail = offline
    press(1)
    press(-1)
    press(3)
    await settled()
    expect(outbox.isStalled()).toBe(true)
    expect(outbox.waiting('inventory')).toHaveLength(3)
    browser.server.fail = null
    outbox.flush()
    await settled()
    expect(browser.server.booked.map(({ by }) => by)).toEqual([1, -1, 3])
    expect(outbox.isStalled()).toBe(false)
  })

  test('is tried again by itself, ever more patiently', async () => {
    const { press } = browser.openTab()
    browser.server.fail = offline
    press()
    await settled()
    expect(browser.server.seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1300)
    expect(browser.server.seen).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1300)
    expect(browser.server.seen).toHaveLength(2)
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(1300)
    expect(browser.server.sum()).toBe(1)
  })

  test('whose answer was lost is sent again and booked once', async () => {
    const { press } = browser.openTab()
    let first = true
    browser.server.after = () => {
      if (!first) return undefined
      first = false
      return ApiError.clientError('timeout')
    }
    const { answer } = press()
    await vi.advanceTimersByTimeAsync(2000)
    await answer
    expect(browser.server.seen).toHaveLength(2)
    expect(browser.server.sum()).toBe(1)
  })

  test('survives a reload without network, and is then sent by nobody but its cook', async () => {
    browser.server.fail = offline
    browser.openTab().press()
    await settled()
    const reloaded = browser.openTab()
    expect(reloaded.outbox.waiting('inventory')).toHaveLength(1)

    browser.session.setUser('bens-token', aUser({ id: 'ben' }))
    reloaded.outbox.refreshFromStorage()
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reloaded.outbox.waiting('inventory')).toEqual([])
    expect(browser.server.sum()).toBe(0)

    browser.session.setUser('anas-new-token', aUser())
    reloaded.outbox.refreshFromStorage()
    await settled()
    expect(browser.server.sum()).toBe(1)
  })

  test('is never sent for a token before the server has said whose it is', async () => {
    browser.server.fail = offline
    browser.session.setUser('unknown-token')
    const whoAmI = vi.fn(async () => aUser().id).mockRejectedValueOnce(offline())
    const { outbox, press } = browser.openTab({ whoAmI })
    press()
    await settled()
    expect(browser.server.seen).toEqual([])
    expect(outbox.waiting('inventory')).toHaveLength(1)
    browser.server.fail = null
    outbox.flush()
    await settled()
    expect(whoAmI).toHaveBeenCalledTimes(2)
    expect(browser.server.sum()).toBe(1)
    expect(held()).toEqual([])
  })

  test('cannot be made while signed out', async () => {
    browser.session.clearUser()
    const { press } = browser.openTab()
    await expect(press().answer).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(held()).toEqual([])
  })
})

describe('refusals', () => {
  test('drop the change, tell whoever made it, and let the next one through', async () => {
    const { outbox, press } = browser.openTab()
    browser.server.fail = ({ input }) =>
      (input as { params: { id: number } }).params.id === 99 ? refusal(404, 'item-not-found') : null
    const poison = press(1, 99)
    press(1)
    await expect(poison.answer).rejects.toMatchObject({ code: 'item-not-found' })
    await settled()
    expect(browser.server.sum()).toBe(1)
    expect(outbox.waiting('inventory')).toEqual([])
  })

  test('that nobody waits for any more are told to the page', async () => {
    browser.server.fail = offline
    browser.openTab().press()
    await settled()
    const { outbox } = browser.openTab()
    const tell = vi.fn()
    outbox.onRejected(tell)
    browser.server.fail = () => refusal(404, 'item-not-found')
    outbox.flush()
    await settled()
    expect(tell).toHaveBeenCalledTimes(1)
    expect(tell.mock.calls[0]?.[0]).toMatchObject({ name: 'inventory.step' })
  })

  test('of a session keep the change until its cook signs in again', async () => {
    const { outbox, press } = browser.openTab()
    browser.server.fail = () => {
      browser.session.clearUser()
      return new ApiError({ code: 'not-signed-in', status: 401, message: '' })
    }
    press()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(browser.server.seen).toHaveLength(1)
    expect(held()).toHaveLength(1)
    browser.server.fail = null
    browser.session.setUser('new', aUser())
    outbox.refreshFromStorage()
    await settled()
    expect(browser.server.sum()).toBe(1)
  })

  test('for too many calls wait as long as the server says, whoever presses', async () => {
    const { outbox, press } = browser.openTab()
    browser.server.fail = () => refusal(429, 'too-many-requests', 30)
    press()
    await settled()
    browser.server.fail = null
    outbox.flush()
    press()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(browser.server.seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(8000)
    expect(browser.server.sum()).toBe(2)
  })

  test('a change that breaks the server every time gives way after some tries', async () => {
    const { press } = browser.openTab()
    browser.server.fail = () => refusal(500, 'internal-error')
    const failed = press().answer.catch((error: ApiError) => error.code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toBe('internal-error')
    expect(browser.server.seen).toHaveLength(5)
  })

  test('a network’s own page instead of an answer loses nothing', async () => {
    const { press } = browser.openTab()
    browser.server.fail = () => ApiError.clientError('unreadable', { status: 403 })
    press()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(held()).toHaveLength(1)
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(80_000)
    expect(browser.server.sum()).toBe(1)
  })
})
