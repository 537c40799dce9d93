// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore } from '../session/session-store'
import { aUser } from '../testing/a-user'
import { ApiError } from './api-error'
import { createOutbox } from './create-outbox'
import { outboxOwner } from './outbox-owner'
import type { Entry } from './outbox-store'

/** A storage that can be full or closed, shared by the tabs of one browser. */
function aStorage() {
  const kept = new Map<string, string>()
  return {
    full: false,
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** What the server has booked, by the name of the change: sent twice, it is booked once. */
function aServer() {
  const booked: { action: string; by: number; id: number }[] = []
  const seen: Entry[] = []
  return {
    booked,
    seen,
    /** Answers come only after this. */
    gate: Promise.resolve(),
    away: false,
    fail: null as null | ((entry: Entry) => unknown),
    after: null as null | ((entry: Entry) => unknown),
    sum: () => booked.reduce((sum, { by }) => sum + by, 0),
    async send(entry: Entry) {
      seen.push(entry)
      await this.gate
      const failure = this.fail?.(entry)
      if (failure) throw failure
      const { params, body } = entry.input as { params: { id: number }; body: { by: number; action: string } }
      if (!booked.some(({ action }) => action === body.action))
        booked.push({ action: body.action, by: body.by, id: params.id })
      const lost = this.after?.(entry)
      if (lost) throw lost
      return { data: { id: params.id, booking: booked.length } }
    },
  }
}

/** Web locks of one browser. */
function someLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  return {
    async request(name: string, options: unknown, work?: (lock: unknown) => unknown) {
      const run = (work ?? options) as (lock: unknown) => unknown
      if (work && held.has(name)) return run(null)
      const before = tails.get(name) ?? Promise.resolve()
      const mine = before.then(async () => {
        held.add(name)
        try {
          return await run({ name })
        } finally {
          held.delete(name)
        }
      })
      tails.set(
        name,
        mine.catch(() => {}),
      )
      return mine
    },
  } as unknown as LockManager
}

const offline = () => ApiError.own('offline')
const refusal = (
  status: number,
  code: 'item-not-found' | 'too-many-requests' | 'out-of-order',
  wait?: number,
) =>
  new ApiError({
    code,
    status,
    message: 'That item is not in your kitchen any more.',
    retryAfterSeconds: wait,
  })

function aBrowser() {
  const storage = aStorage()
  const server = aServer()
  const locks = someLocks()
  const listeners: ((event: { data: unknown }) => void)[] = []
  const asStorage = () => storage as unknown as Storage
  const session = createSessionStore(asStorage)

  function openTab({ whoAmI = async () => aUser().id, locked = true } = {}) {
    const own: ((event: { data: unknown }) => void)[] = []
    const outbox = createOutbox({
      storage: asStorage,
      owner: outboxOwner({ storage: asStorage, session, whoAmI }),
      send: (entry) => server.send(entry),
      isOnline: () => !server.away,
      refresh: vi.fn(),
      locks: locked ? locks : undefined,
      channel: {
        postMessage: (data: unknown) => {
          for (const listener of listeners)
            if (!own.includes(listener)) listener({ data: structuredClone(data) })
        },
        addEventListener: (_: string, listener: never) => {
          own.push(listener)
          listeners.push(listener)
        },
      },
    })
    const press = (by = 1, id = 7) => outbox.put(inventory.step, { params: { id }, body: { by } })
    return { outbox, press }
  }
  return { storage, server, session, openTab }
}

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = aBrowser()
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
    expect(outbox.isHeldUp()).toBe(true)
    expect(outbox.waiting('inventory')).toHaveLength(3)
    browser.server.fail = null
    outbox.flush()
    await settled()
    expect(browser.server.booked.map(({ by }) => by)).toEqual([1, -1, 3])
    expect(outbox.isHeldUp()).toBe(false)
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
      return ApiError.own('timeout')
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
    reloaded.outbox.follow()
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reloaded.outbox.waiting('inventory')).toEqual([])
    expect(browser.server.sum()).toBe(0)

    browser.session.setUser('anas-new-token', aUser())
    reloaded.outbox.follow()
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
    outbox.whenRefused(tell)
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
    outbox.follow()
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
    browser.server.fail = () => refusal(500, 'out-of-order')
    const failed = press().answer.catch((error: ApiError) => error.code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toBe('out-of-order')
    expect(browser.server.seen).toHaveLength(5)
  })

  test('a network’s own page instead of an answer loses nothing', async () => {
    const { press } = browser.openTab()
    browser.server.fail = () => ApiError.own('unreadable', { status: 403 })
    press()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(held()).toHaveLength(1)
    browser.server.fail = null
    await vi.advanceTimersByTimeAsync(80_000)
    expect(browser.server.sum()).toBe(1)
  })
})

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
  outbox.whenAnswered('inventory', answered)
  browser.server.after = () => ApiError.own('timeout')
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
    two.outbox.follow({ key: null })
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
    two.outbox.follow({ key: null })
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
    two.outbox.follow({ key: null })
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
  const read = outbox.undisturbed(async () => {
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
  outbox.whenAnswered('inventory', () => waitingThen.push(outbox.waiting('inventory').length))
  press()
  await settled()
  expect(waitingThen).toEqual([1])
})
