// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser } from '../../testing/a-user'
import { aQueueBrowser } from '../../testing/sync/change-queue-browser'
import { ApiError } from '../api-error'

const offline = () => ApiError.clientError('offline')

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
const storedKeys = () => [...browser.storage.entries.keys()].filter((key) => key.startsWith('outbox/'))

describe('an unsent change', () => {
  const mergeSteps = (last: { input: unknown }) => {
    const { params, body } = last.input as { params: { id: number }; body: { by: number } }
    return { params, body: { by: body.by + 1 } }
  }

  test('merges later changes while held: ten presses are one call', async () => {
    const { queue } = browser.openTab()
    const answers = Array.from({ length: 10 }, () =>
      queue.put(inventory.step, { params: { id: 7 }, body: { by: 1 } }, { hold: 300, join: mergeSteps }),
    )
    expect(queue.waiting('inventory')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.server.booked).toMatchObject([{ by: 10 }])
    expect(await answers[9]?.answer).toEqual(await answers[0]?.answer)
  })

  test('is not merged into once it may be in flight', async () => {
    const { queue } = browser.openTab()
    browser.server.fail = offline
    const press = () =>
      queue.put(inventory.step, { params: { id: 7 }, body: { by: 1 } }, { hold: 300, join: mergeSteps })
    press()
    await vi.advanceTimersByTimeAsync(290)
    press()
    await vi.advanceTimersByTimeAsync(60_000)
    press()
    expect(queue.waiting('inventory')).toHaveLength(3)
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(120_000)
    expect(browser.server.sum()).toBe(3)
  })

  test('can be cancelled or amended', async () => {
    const { queue, press } = browser.openTab()
    browser.server.fail = offline
    browser.server.away = true
    const [first, second] = [press(1), press(2)]
    await settled()
    expect(await queue.cancel(first.id)).toBe(true)
    expect(
      await queue.amend(second.id, (now) => ({ ...(now as object), body: { by: 5, action: second.id } })),
    ).toBe(true)
    browser.server.fail = null
    queue.flush()
    await settled()
    expect(browser.server.booked).toMatchObject([{ by: 5, action: second.id }])
    expect(await queue.cancel(second.id)).toBe(false)
  })
})

test('a change that may have reached the server can be annotated, but not amended or cancelled', async () => {
  const { queue, press } = browser.openTab()
  const answered = vi.fn()
  queue.onResponse('inventory', answered)
  browser.server.after = () => ApiError.clientError('timeout')
  const { id } = press()
  await settled()
  expect(await queue.cancel(id)).toBe(false)
  expect(await queue.amend(id, () => ({}))).toBe(false)
  expect(queue.annotate(id, 'not wanted any more')).toBe(true)
  browser.server.after = null
  queue.flush()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(answered.mock.calls[0]?.[0]).toMatchObject({ id, note: 'not wanted any more' })
  expect(queue.annotate(id, 'too late')).toBe(false)
})

describe('several tabs', () => {
  test('send each change once, in order, and each receives its own results', async () => {
    browser.server.fail = offline
    const [one, two] = [browser.openTab(), browser.openTab()]
    const first = one.press(1)
    await vi.advanceTimersByTimeAsync(5)
    two.queue.refreshFromStorage({ key: null })
    const second = two.press(2)
    await settled()
    browser.server.fail = null
    one.queue.flush()
    two.queue.flush()
    await settled()
    expect(browser.server.booked.map(({ by }) => by)).toEqual([1, 2])
    expect(await first.answer).toMatchObject({ data: { booking: 1 } })
    expect(await second.answer).toMatchObject({ data: { booking: 2 } })
    expect(browser.server.received.filter(({ id }) => id === second.id).length).toBeLessThanOrEqual(3)
  })

  test('without locks may send twice; it is booked once', async () => {
    browser.server.fail = offline
    const [one, two] = [browser.openTab({ locked: false }), browser.openTab({ locked: false })]
    one.press(1)
    await settled()
    two.queue.refreshFromStorage({ key: null })
    browser.server.fail = null
    one.queue.flush()
    two.queue.flush()
    await settled()
    expect(browser.server.sum()).toBe(1)
    expect(storedKeys()).toEqual([])
  })

  test('do not cancel a change that another tab is sending', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()]
    let open = () => {}
    browser.server.gate = new Promise((resolve) => {
      open = resolve
    })
    const { id } = one.press(1)
    await settled()
    two.queue.refreshFromStorage({ key: null })
    expect(await two.queue.cancel(id)).toBe(false)
    expect(await one.queue.cancel(id)).toBe(false)
    open()
    await settled()
    expect(browser.server.sum()).toBe(1)
  })
})

test('with full storage a change is kept in memory while the page is open', async () => {
  const { queue, press } = browser.openTab()
  browser.storage.full = true
  browser.server.fail = offline
  press()
  await settled()
  expect(queue.isUnsaved()).toBe(true)
  expect(queue.waiting('inventory')).toHaveLength(1)
  browser.server.fail = null
  queue.flush()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(queue.isUnsaved()).toBe(false)
})

test('an unreadable entry is skipped', async () => {
  browser.storage.entries.set(`outbox/${aUser().id}/2026-11-15T00:00:00.000Z-000001`, '{broken')
  const { queue, press } = browser.openTab()
  press()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(queue.waiting('inventory')).toEqual([])
  expect(storedKeys()).toEqual([])
})

test('a read that overlaps one of our own changes is repeated', async () => {
  const { queue, press } = browser.openTab()
  let reads = 0
  const read = queue.readBetweenSends(async () => {
    reads += 1
    if (reads === 1) await press().answer
    return browser.server.sum()
  })
  await settled()
  expect(await read).toBe(1)
  expect(reads).toBe(2)
})

test('the response handler runs before the change leaves the queue', async () => {
  const { queue, press } = browser.openTab()
  const waitingThen: number[] = []
  queue.onResponse('inventory', () => waitingThen.push(queue.waiting('inventory').length))
  press()
  await settled()
  expect(waitingThen).toEqual([1])
})
