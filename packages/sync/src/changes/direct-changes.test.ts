import type { EndpointShape, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import { toQueryKey } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { type NotificationPreferences, notifications } from '@larder/contract/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSync } from '../create-sync'
import { aSession } from '../testing/a-session'
import { TestFailure } from '../testing/test-failure'

interface Sent {
  readonly input: { readonly body?: unknown; readonly query?: unknown }
  readonly answer: (data: unknown) => void
  readonly fail: (error: Error) => void
}

const settings: NotificationPreferences = {
  ...{ email: true, recommendations: true, community: false, marketing: false },
  ...{ digestHour: 8, quietFrom: 22, quietTo: 7 },
}
let sent: Sent[]
let session: ReturnType<typeof aSession>
let sync: ReturnType<typeof createSync>

beforeEach(() => {
  sent = []
  session = aSession()
  session.setUser('a-token')
  let keys = 0
  sync = createSync(
    {
      network: {
        call: <E extends EndpointShape>(_: E, input: InputOf<E>) =>
          new Promise<ResponseOf<E>>((resolve, fail) => {
            sent.push({
              input: input as Sent['input'],
              answer: (data) => resolve({ data } as ResponseOf<E>),
              fail,
            })
          }),
      },
      session,
      randomId: () => `key ${++keys}`,
    },
    { discardAfter: {} },
  )
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const bodies = () => sent.map(({ input }) => input.body)

/** Settings that are saved one by one: one save in flight, later ones merged. */
function aSettingsScreen() {
  const shown = sync.project({
    read: notifications.settings,
    writes: [notifications.saveSettings],
    apply: (data: NotificationPreferences, changes) =>
      Object.assign({}, data, ...changes.map(({ input }) => input.body)),
  })
  sync.reads.client.setQueryData(toQueryKey(notifications.settings), { data: settings })
  const save = (body: Partial<NotificationPreferences>) =>
    sync.change(
      notifications.saveSettings,
      { body },
      { lane: 'settings', join: (waiting) => ({ body: { ...waiting.body, ...body } }) },
    )
  const cached = () => sync.reads.get(notifications.settings, {}) ?? settings
  return { save, shown: () => shown.show(cached(), {}), cached }
}

test('quick changes are saved one request at a time, and the last one wins', async () => {
  const { save, shown, cached } = aSettingsScreen()
  const first = save({ email: false })
  const second = save({ email: true, community: true })
  const third = save({ email: false })
  expect(third).toBe(second)
  expect(shown()).toMatchObject({ email: false, community: true })
  expect(bodies()).toEqual([{ email: false }])
  sent[0]?.answer({ ...settings, email: false })
  await first.response
  await settled()
  expect(bodies()).toEqual([{ email: false }, { email: false, community: true }])
  sent[1]?.answer({ ...settings, email: false, community: true })
  await third.response
  expect(cached()).toMatchObject({ email: false, community: true })
})

test('a rejection reverts only the rejected change', async () => {
  const { save, shown } = aSettingsScreen()
  const first = save({ email: false })
  const second = save({ marketing: true })
  sent[0]?.fail(TestFailure.of('too-many-requests'))
  await expect(first.response).rejects.toMatchObject({ code: 'too-many-requests' })
  await settled()
  sent[1]?.answer({ ...settings, marketing: true })
  await second.response
  expect(shown()).toMatchObject({ email: true, marketing: true })
})

test('one cook’s changes are not sent for the next', async () => {
  const { save, shown } = aSettingsScreen()
  void save({ email: false })
  const waiting = save({ email: true })
  const dropped = expect(waiting.response).rejects.toThrow('Signed out')
  session.setUser('another-token')
  expect(shown()).toEqual(settings)
  sent[0]?.answer({ ...settings, email: false })
  await dropped
  expect(sent).toHaveLength(1)
})

test('a change is sent at once, with its key where the endpoint takes one', () => {
  void sync.change(inventory.open, { params: { id: 7 }, body: {} })
  void sync.change(mealPlan.remove, { params: { id: 7 } })
  void sync.change(notifications.saveSettings, { body: { email: true } })
  void sync.change(inventory.open, { params: { id: 7 }, body: {} }, { key: 'of before' })
  expect(sent.map(({ input }) => [input.body, input.query])).toEqual([
    [{ action: 'key 1' }, undefined],
    [undefined, { action: 'key 2' }],
    [{ email: true }, undefined],
    [{ action: 'of before' }, undefined],
  ])
})

test('what a change affects is out of date after it, also when its response was lost', async () => {
  const invalidate = vi.spyOn(sync.reads, 'invalidate')
  const saved = sync.change(notifications.saveSettings, { body: {} })
  sent[0]?.answer(settings)
  await saved.done
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(['notifications'], { refetch: undefined })
  const lost = sync.change(notifications.saveSettings, { body: {} }, { refetch: 'later' })
  sent[1]?.fail(TestFailure.clientError('timeout'))
  await expect(lost.done).rejects.toMatchObject({ code: 'timeout' })
  expect(invalidate).toHaveBeenLastCalledWith(['notifications'], { refetch: 'later' })
  const rejected = sync.change(notifications.saveSettings, { body: {} })
  sent[2]?.fail(TestFailure.of('too-many-requests'))
  await expect(rejected.done).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(invalidate).toHaveBeenCalledTimes(2)
})

test('a change whose caller discards the reads itself refetches nothing', async () => {
  const invalidate = vi.spyOn(sync.reads, 'invalidate')
  const switched = sync.change(notifications.saveSettings, { body: {} }, { refetch: 'never' })
  sent[0]?.answer(settings)
  await switched.done
  const lost = sync.change(notifications.saveSettings, { body: {} }, { refetch: 'never' })
  sent[1]?.fail(TestFailure.clientError('timeout'))
  await expect(lost.done).rejects.toMatchObject({ code: 'timeout' })
  expect(invalidate).not.toHaveBeenCalled()
})

test('after a rejection the cook may confirm; it stays visible and is the same change', async () => {
  const params = { id: 7 }
  const { response } = sync.change(
    mealPlan.change,
    { params, body: { locked: true } },
    { confirm: async () => ({ params, body: { locked: true, acknowledged: true } }) },
  )
  sent[0]?.fail(TestFailure.of('not-for-everybody'))
  await settled()
  expect(bodies()).toEqual([
    { locked: true, action: 'key 1' },
    { locked: true, acknowledged: true, action: 'key 1' },
  ])
  sent[1]?.answer(null)
  expect(await response).toEqual({ data: null })
})

test('a pending change that cannot be shown does not break the screen', () => {
  const broken = sync.project({
    read: notifications.settings,
    writes: [notifications.saveSettings],
    apply: (data: NotificationPreferences, changes) => {
      for (const { input } of changes)
        if (input.body.digestHour === 99) throw new Error('of an older version')
      return Object.assign({}, data, ...changes.map(({ input }) => input.body))
    },
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  void sync.change(notifications.saveSettings, { body: { digestHour: 99 } })
  void sync.change(notifications.saveSettings, { body: { email: false } })
  expect(broken.show(settings, {})).toEqual({ ...settings, email: false })
  vi.restoreAllMocks()
})
