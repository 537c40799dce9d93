import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aQueueBrowser, aQueueOwner } from '../testing/a-queue-browser'
import { TestFailure } from '../testing/test-failure'

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
const hour = 3_600_000

describe('after the clock is set back', () => {
  const press = (queue: ReturnType<typeof browser.openTab>['queue']) =>
    queue.queued(inventory.step).enqueue(
      { params: { id: 7 }, body: { by: 1 } },
      {
        hold: 300,
        join: ({ params, body }) => ({ params, body: { by: body.by + 1 } }),
      },
    )

  test('entries are not held longer, and an entry in flight is not merged into', async () => {
    const { queue } = browser.openTab()
    let respond = () => {}
    browser.server.gate = new Promise((resolve) => {
      respond = resolve
    })
    press(queue)
    vi.setSystemTime(Date.now() - hour)
    await vi.advanceTimersByTimeAsync(400)
    expect(browser.server.received).toHaveLength(1)
    press(queue)
    respond()
    await vi.advanceTimersByTimeAsync(5000)
    expect(browser.server.booked.map(({ by }) => by)).toEqual([1, 1])
  })

  test('a retry delay is not longer than the server requested', async () => {
    const { press } = browser.openTab()
    browser.server.fail = () =>
      new TestFailure({ code: 'too-many-requests', status: 429, message: '', retryAfterSeconds: 30 })
    press()
    await settled()
    browser.server.fail = null
    vi.setSystemTime(Date.now() - hour)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(browser.server.sum()).toBe(1)
  })
})

test('without Web Locks the queue still sends and still cancels', async () => {
  const locks = { request: () => Promise.reject(new DOMException('insecure', 'SecurityError')) }
  const { queue, press } = browser.openTab({ locks: locks as unknown as LockManager })
  browser.server.fail = () => TestFailure.clientError('offline')
  browser.server.away = true
  const [first] = [press(1), press(2)]
  await settled()
  expect(await queue.handleOf(inventory.step, first.id).cancel()).toBe(true)
  browser.server.fail = null
  browser.server.away = false
  queue.flush()
  await settled()
  expect(browser.server.booked).toMatchObject([{ by: 2 }])
})

test('the change of a closed tab is soon sent by another tab', async () => {
  browser.server.fail = () => TestFailure.clientError('offline')
  const [closed, open] = [browser.openTab(), browser.openTab()]
  closed.press(1)
  await settled()
  // From here on only the second tab acts.
  vi.clearAllTimers()
  browser.server.fail = null
  open.queue.refreshFromStorage({
    key: [...browser.storage.entries.keys()].find((key) => key.startsWith('outbox/')) ?? '',
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(browser.server.sum()).toBe(1)
})

test('a response that arrives after another cook signed in does not enter their cache', async () => {
  const { queue, press } = browser.openTab()
  const answered = vi.fn()
  queue.onResponse([inventory.step], answered)
  let respond = () => {}
  browser.server.gate = new Promise((resolve) => {
    respond = resolve
  })
  const made = press()
  await settled()
  browser.session.setUser('bens-token', aQueueOwner({ id: 'ben' }))
  queue.refreshFromStorage()
  respond()
  await made.response
  expect(answered).not.toHaveBeenCalled()
  expect(browser.server.sum()).toBe(1)
})

test('a change cancelled by another tab while held is not sent from a stale read', async () => {
  const [one, two] = [browser.openTab(), browser.openTab()]
  const { id } = one.queue
    .queued(inventory.step)
    .enqueue({ params: { id: 7 }, body: { by: 1 } }, { hold: 300 })
  two.queue.refreshFromStorage({ key: null })
  two.queue.flush()
  await settled()
  expect(await one.queue.handleOf(inventory.step, id).cancel()).toBe(true)
  // The storage event has not reached the other tab yet.
  await vi.advanceTimersByTimeAsync(1000)
  expect(browser.server.received).toEqual([])
})

test('after a rejection, a lost response and a sign-out the rest arrives once, in order', async () => {
  const { queue, press } = browser.openTab()
  let calls = 0
  browser.server.fail = ({ input }) => {
    calls += 1
    if ((input as { body: { by: number } }).body.by === 2) return TestFailure.of('item-not-found')
    if (calls !== 3) return null
    browser.session.clearUser()
    return TestFailure.of('not-signed-in')
  }
  let lost = true
  browser.server.after = () => {
    const first = lost
    lost = false
    return first ? TestFailure.clientError('unreadable', { status: 502 }) : null
  }
  const results = [press(1), press(2), press(3), press(4)].map(({ response: result }) =>
    result.catch(() => 'refused'),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  browser.session.setUser('again', aQueueOwner())
  queue.refreshFromStorage()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(browser.server.booked.map(({ by }) => by)).toEqual([1, 3, 4])
  expect(await Promise.all(results)).toMatchObject([{}, 'refused', {}, {}])
  expect(queue.pending()).toEqual([])
})

test('a change waits while the account lacks a second factor that everybody needs', async () => {
  const { queue, press } = browser.openTab()
  let lacks = true
  browser.server.fail = () => (lacks ? TestFailure.of('second-factor-required') : null)
  const { response } = press(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(queue.pending()).toHaveLength(1)
  lacks = false
  queue.flush()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await response).toBeTruthy()
  expect(browser.server.booked.map(({ by }) => by)).toEqual([1])
})
