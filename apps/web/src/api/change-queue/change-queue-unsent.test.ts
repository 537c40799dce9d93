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
const held = () => [...browser.storage.kept.keys()].filter((key) => key.startsWith('outbox/'))

describe('before it is sent a change', () => {
  const joined = (last: { input: unknown }) => {
    const { params, body } = last.input as { params: { id: number }; body: { by: number } }
    return { params, body: { by: body.by + 1 } }
  }

  test('grows while it is held: ten presses are one call', async () => {
    const { outbox } = browser.openTab()
    const answers = Array.from({ length: 10 }, () =>
      outbox.put(inventory.step, { params: { id: 7 }, body: { by: 1 } }, { hold: 300, join: joined }),
    )
    expect(outbox.waiting('inventory')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(browser.server.booked).toMatchObject([{ by: 10 }])
    expect(await answers[9]?.answer).toEqual(await answers[0]?.answer)
  })

  test('never grows once it may be on its way', async () => {
    const { outbox } = browser.openTab()
    browser.server.fail = offline
    const press = () =>
      outbox.put(inventory.step, { params: { id: 7 }, body: { by: 1 } }, { hold: 300, join: joined })
    press()
    await vi.advanceTimersByTimeAsync(290)
    press()
    await vi.advanceTimersByTimeAsync(60_000)
    press()
    expect(outbox.waiting('inventory')).toHaveLength(3)
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(120_000)
    expect(browser.server.sum()).toBe(3)
  })

  test('can be taken back or changed', async () => {
    const { outbox, press } = browser.openTab()
    browser.server.fail = offline
    browser.server.away = true
    const [first, second] = [press(1), press(2)]
    await settled()
    expect(await outbox.cancel(first.id)).toBe(true)
    expect(
      await outbox.amend(second.id, (now) => ({ ...(now as object), body: { by: 5, action: second.id } })),
    ).toBe(true)
    browser.server.fail = null
    outbox.flush()
    await settled()
    expect(browser.server.booked).toMatchObject([{ by: 5, action: second.id }])
    expect(await outbox.cancel(second.id)).toBe(false)
  })
})

test('what may have reached the server is neither changed nor taken back, only marked', async () => {
  const { outbox, press } = browser.openTab()
  const answered = vi.fn()
  outbox.onResponse('inventory', answered)
  browser.server.after = () => ApiError.clientError('timeout')
  const { id } = press()
  await settled()
  expect(await outbox.cancel(id)).toBe(false)
  expect(await outbox.amend(id, () => ({}))).toBe(false)
  expect(outbox.annotate(id, 'not wanted any more')).toBe(true)
  browser.server.after = null
  outbox.flush()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(answered.mock.calls[0]?.[0]).toMatchObject({ id, note: 'not wanted any more' })
  expect(outbox.annotate(id, 'too late')).toBe(false)
})

describe('several tabs', () => {
  test('send what waits once, in order, and each hears of its own', async () => {
    browser.server.fail = offline
    const [one, two] = [browser.openTab(), browser.openTab()]
    const first = one.press(1)
    await vi.advanceTimersByTimeAsync(5)
    two.outbox.refreshFromStorage({ key: null })
    const second = two.press(2)
    await settled()
    browser.server.fail = null
    one.outbox.flush()
    two.outbox.flush()
    await settled()
    expect(browser.server.booked.map(({ by }) => by)).toEqual([1, 2])
    expect(await first.answer).toMatchObject({ data: { booking: 1 } })
    expect(await second.answer).toMatchObject({ data: { booking: 2 } })
    expect(browser.server.seen.filter(({ id }) => id === second.id).length).toBeLessThanOrEqual(3)
  })

  test('without locks may send twice, and it is booked once', async () => {
    browser.server.fail = offline
    const [one, two] = [browser.openTab({ locked: false }), browser.openTab({ locked: false })]
    one.press(1)
    await settled()
    two.outbox.refreshFromStorage({ key: null })
    browser.server.fail = null
    one.outbox.flush()
    two.outbox.flush()
    await settled()
    expect(browser.server.sum()).toBe(1)
    expect(held()).toEqual([])
  })

  test('do not take back what another is sending', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()]
    let open = () => {}
    browser.server.gate = new Promise((resolve) => {
      open = resolve
    })
    const { id } = one.press(1)
    await settled()
    two.outbox.refreshFromStorage({ key: null })
    expect(await two.outbox.cancel(id)).toBe(false)
    expect(await one.outbox.cancel(id)).toBe(false)
    open()
    await settled()
    expect(browser.server.sum()).toBe(1)
  })
})

test('a full storage keeps the change as long as the page is open', async () => {
  const { outbox, press } = browser.openTab()
  browser.storage.full = true
  browser.server.fail = offline
  press()
  await settled()
  expect(outbox.isUnsaved()).toBe(true)
  expect(outbox.waiting('inventory')).toHaveLength(1)
  browser.server.fail = null
  outbox.flush()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(outbox.isUnsaved()).toBe(false)
})

test('what nobody can read is passed over', async () => {
  browser.storage.kept.set(`outbox/${aUser().id}/2026-11-15T00:00:00.000Z-000001`, '{broken')
  const { outbox, press } = browser.openTab()
  press()
  await settled()
  expect(browser.server.sum()).toBe(1)
  expect(outbox.waiting('inventory')).toEqual([])
  expect(held()).toEqual([])
})

test('a read that one of our own changes crossed is read again', async () => {
  const { outbox, press } = browser.openTab()
  let reads = 0
  const read = outbox.readBetweenSends(async () => {
    reads += 1
    if (reads === 1) await press().answer
    return browser.server.sum()
  })
  await settled()
  expect(await read).toBe(1)
  expect(reads).toBe(2)
})

test('the answer is shown before the change stops waiting', async () => {
  const { outbox, press } = browser.openTab()
  const waitingThen: number[] = []
  outbox.onResponse('inventory', () => waitingThen.push(outbox.waiting('inventory').length))
  press()
  await settled()
  expect(waitingThen).toEqual([1])
})
