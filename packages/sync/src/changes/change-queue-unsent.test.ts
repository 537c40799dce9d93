import type { InputOf } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aQueueBrowser, aQueueOwner } from '../testing/a-queue-browser'
import { TestFailure } from '../testing/test-failure'

const offline = () => TestFailure.clientError('offline')

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

describe('an unsent change', () => {
  const mergeSteps = ({ params, body }: InputOf<typeof inventory.step>) => ({
    params,
    body: { by: body.by + 1 },
  })

  test('merges later changes while held: ten presses are one call', async () => {
    const { queue } = browser.openTab()
    const answers = Array.from({ length: 10 }, () =>
      queue
        .queued(inventory.step)
        .enqueue({ params: { id: 7 }, body: { by: 1 } }, { hold: 300, join: mergeSteps }),
    )
    expect(queue.pending()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.server.booked).toMatchObject([{ by: 10 }])
    expect(await answers[9]?.response).toEqual(await answers[0]?.response)
  })

  test('is not merged into once it may be in flight', async () => {
    const { queue } = browser.openTab()
    browser.server.fail = offline
    const press = () =>
      queue
        .queued(inventory.step)
        .enqueue({ params: { id: 7 }, body: { by: 1 } }, { hold: 300, join: mergeSteps })
    press()
    await vi.advanceTimersByTimeAsync(290)
    press()
    await vi.advanceTimersByTimeAsync(60_000)
    press()
    expect(queue.pending()).toHaveLength(3)
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
    expect(await queue.handleOf(inventory.step, first.id).cancel()).toBe(true)
    expect(
      await queue.handleOf(inventory.step, second.id).amend((now) => ({ ...now, body: { by: 5 } })),
    ).toBe(true)
    browser.server.fail = null
    queue.flush()
    await settled()
    expect(browser.server.booked).toMatchObject([{ by: 5, action: second.id }])
    expect(await queue.handleOf(inventory.step, second.id).cancel()).toBe(false)
  })
})

test('a change that may have reached the server can be annotated, but not amended or cancelled', async () => {
  const { queue, press } = browser.openTab()
  const answered = vi.fn()
  queue.onResponse([inventory.step], answered)
  browser.server.after = () => TestFailure.clientError('timeout')
  const { id } = press()
  await settled()
  expect(await queue.handleOf(inventory.step, id).cancel()).toBe(false)
  expect(await queue.handleOf(inventory.step, id).amend((now) => now)).toBe(false)
  expect(queue.handleOf(inventory.step, id).annotate('not wanted any more')).toBe(true)
  browser.server.after = null
  queue.flush()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(answered.mock.calls[0]?.[0]).toMatchObject({ id, note: 'not wanted any more' })
  expect(queue.handleOf(inventory.step, id).annotate('too late')).toBe(false)
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
    expect(await first.response).toMatchObject({ data: { booking: 1 } })
    expect(await second.response).toMatchObject({ data: { booking: 2 } })
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
    expect(await two.queue.handleOf(inventory.step, id).cancel()).toBe(false)
    expect(await one.queue.handleOf(inventory.step, id).cancel()).toBe(false)
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
  expect(queue.pending()).toHaveLength(1)
  browser.server.fail = null
  queue.flush()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(queue.isUnsaved()).toBe(false)
})

test('an unreadable entry is skipped', async () => {
  browser.storage.entries.set(`outbox/${aQueueOwner().id}/2026-11-15T00:00:00.000Z-000001`, '{broken')
  const { queue, press } = browser.openTab()
  press()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(queue.pending()).toEqual([])
  expect(storedKeys()).toEqual([])
})

test('a read that overlaps one of our own changes is repeated', async () => {
  const { queue, press } = browser.openTab()
  let reads = 0
  const read = queue.readBetweenSends(async () => {
    reads += 1
    if (reads === 1) await press().response
    return browser.server.sum()
  })
  await settled()
  expect(await read).toBe(1)
  expect(reads).toBe(2)
})

test('the response handler runs before the change leaves the queue', async () => {
  const { queue, press } = browser.openTab()
  const waitingThen: number[] = []
  queue.onResponse([inventory.step], () => waitingThen.push(queue.pending().length))
  press()
  await settled()
  expect(waitingThen).toEqual([1])
})
