// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser } from '../../testing/a-user'
import { aQueueBrowser } from '../../testing/sync/change-queue-browser'
import { ApiError } from '../api-error'
import { toApiError } from '../to-api-error'

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
const hour = 3_600_000

describe('a clock that is set back', () => {
  const press = (outbox: ReturnType<typeof browser.openTab>['outbox']) =>
    outbox.put(
      inventory.step,
      { params: { id: 7 }, body: { by: 1 } },
      {
        hold: 300,
        join: ({ input }) => {
          const { params, body } = input as { params: { id: number }; body: { by: number } }
          return { params, body: { by: body.by + 1 } }
        },
      },
    )

  test('holds nothing for longer, and nothing grows that is on its way', async () => {
    const { outbox } = browser.openTab()
    let answer = () => {}
    browser.server.gate = new Promise((resolve) => {
      answer = resolve
    })
    press(outbox)
    vi.setSystemTime(Date.now() - hour)
    await vi.advanceTimersByTimeAsync(400)
    expect(browser.server.seen).toHaveLength(1)
    press(outbox)
    answer()
    await vi.advanceTimersByTimeAsync(5000)
    expect(browser.server.booked.map(({ by }) => by)).toEqual([1, 1])
  })

  test('makes nobody wait longer than the server said', async () => {
    const { press } = browser.openTab()
    browser.server.fail = () =>
      new ApiError({ code: 'too-many-requests', status: 429, message: '', retryAfterSeconds: 30 })
    press()
    await settled()
    browser.server.fail = null
    vi.setSystemTime(Date.now() - hour)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(browser.server.sum()).toBe(1)
  })
})

test('a browser without locks for us still sends, and still takes back', async () => {
  const locks = { request: () => Promise.reject(new DOMException('insecure', 'SecurityError')) }
  const { outbox, press } = browser.openTab({ locks: locks as unknown as LockManager })
  browser.server.fail = () => ApiError.clientError('offline')
  browser.server.away = true
  const [first] = [press(1), press(2)]
  await settled()
  expect(await outbox.cancel(first.id)).toBe(true)
  browser.server.fail = null
  browser.server.away = false
  outbox.flush()
  await settled()
  expect(browser.server.booked).toMatchObject([{ by: 2 }])
})

test('what a tab wrote down and was closed over, another sends soon', async () => {
  browser.server.fail = () => ApiError.clientError('offline')
  const [closed, open] = [browser.openTab(), browser.openTab()]
  closed.press(1)
  await settled()
  // From here on only the other tab acts.
  vi.clearAllTimers()
  browser.server.fail = null
  open.outbox.refreshFromStorage({
    key: [...browser.storage.kept.keys()].find((key) => key.startsWith('outbox/')) ?? '',
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(browser.server.sum()).toBe(1)
})

test('an answer that comes when another cook is signed in is not laid over what they read', async () => {
  const { outbox, press } = browser.openTab()
  const answered = vi.fn()
  outbox.onResponse('inventory', answered)
  let answer = () => {}
  browser.server.gate = new Promise((resolve) => {
    answer = resolve
  })
  const made = press()
  await settled()
  browser.session.setUser('bens-token', aUser({ id: 'ben' }))
  outbox.refreshFromStorage()
  answer()
  await made.answer
  expect(answered).not.toHaveBeenCalled()
  expect(browser.server.sum()).toBe(1)
})

test('what another tab took back while it was held is not sent from an old reading', async () => {
  const [one, two] = [browser.openTab(), browser.openTab()]
  const { id } = one.outbox.put(inventory.step, { params: { id: 7 }, body: { by: 1 } }, { hold: 300 })
  two.outbox.refreshFromStorage({ key: null })
  two.outbox.flush()
  await settled()
  expect(await one.outbox.cancel(id)).toBe(true)
  // Word of it has not reached the other tab yet.
  await vi.advanceTimersByTimeAsync(1000)
  expect(browser.server.seen).toEqual([])
})

test('a refusal in the middle, a lost answer and a signed-out cook: the rest arrives once, in order', async () => {
  const { outbox, press } = browser.openTab()
  let calls = 0
  browser.server.fail = ({ input }) => {
    calls += 1
    if ((input as { body: { by: number } }).body.by === 2) return toApiError('item-not-found')
    if (calls !== 3) return null
    browser.session.clearUser()
    return toApiError('not-signed-in')
  }
  let lost = true
  browser.server.after = () => {
    const first = lost
    lost = false
    return first ? ApiError.clientError('unreadable', { status: 502 }) : null
  }
  const answers = [press(1), press(2), press(3), press(4)].map(({ answer }) => answer.catch(() => 'refused'))
  await vi.advanceTimersByTimeAsync(10_000)
  browser.session.setUser('again', aUser())
  outbox.refreshFromStorage()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(browser.server.booked.map(({ by }) => by)).toEqual([1, 3, 4])
  expect(await Promise.all(answers)).toMatchObject([{}, 'refused', {}, {}])
  expect(outbox.waiting('inventory')).toEqual([])
})
