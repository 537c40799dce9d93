// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { householdHeader, keyOf } from '@larder/contract/endpoint'
import { household } from '@larder/contract/household'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveHousehold } from '../../api/moving'
import { outbox } from '../../api/outbox'
import { queries } from '../../api/query-client'
import { session } from '../../session/session-store'
import { aUser } from '../../testing/a-user'
import { refused, stubApi } from '../../testing/stub-api'
import { withWaiting } from './inventory-state'
import { stockNow } from './queries'
import { addItem } from './saving'
import { stepItem } from './stock-deeds'
import { undo } from './undoing'
import { write } from './writing'

const [home, cabin] = ['0192f3a4-7c1e-7abc-8def-0123456789ab', '0192f3a4-7c1e-7abc-8def-ba9876543210']
const milk: InventoryItem = {
  id: 1,
  name: 'Milk',
  amount: '2',
  unit: 'liters',
  category: 'Dairy',
  location: 'fridge',
  since: '2026-11-14',
  source: 'manual',
  version: 1,
}

let api: ReturnType<typeof stubApi>
beforeEach(async () => {
  window.localStorage.clear()
  session.setUser('a-token', aUser())
  await new Promise((resolve) => setTimeout(resolve, 5))
  queries.clear()
  queries.setQueryData(keyOf(inventory.list), { data: [milk] })
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(inventory.list, () => [milk])
  api.answer(household.list, () =>
    [home, cabin].map((id) => ({ id, name: id, role: 'owner' as const, members: 1, current: false })),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  session.clearUser()
})

const shown = () => withWaiting(stockNow(), outbox.waiting('inventory')).map(({ name }) => name)
const meantFor = (endpoint: typeof inventory.create | typeof inventory.undo) =>
  api.callsTo(endpoint).map(({ headers }) => headers.get(householdHeader))

test('what was added in one household is neither shown nor sent in the next, and comes when the cook is back', async () => {
  let there = cabin
  api.answer(inventory.create, () =>
    there === home ? { ...milk, id: 9, name: 'Eggs', booking: 4 } : refused('acting-elsewhere'),
  )
  outbox.arrive(home)
  addItem({ name: 'Eggs', amount: '6' })
  expect(shown()).toEqual(['Milk', 'Eggs'])
  await vi.waitFor(() => expect(outbox.waitingElsewhere('inventory')).toBe(1))
  outbox.arrive(cabin)
  expect(shown()).toEqual(['Milk'])
  expect(meantFor(inventory.create)).toEqual([home])

  there = home
  outbox.arrive(home)
  await vi.waitFor(() => expect(outbox.waiting('inventory')).toEqual([]))
  expect(meantFor(inventory.create)).toEqual([home, home])
  expect(shown()).toContain('Eggs')
})

test('switching by one’s own hand sends first what was done', async () => {
  api.answer(inventory.step, () => ({ ...milk, amount: '3', version: 2, booking: 5 }))
  outbox.arrive(home)
  stepItem(milk, 1)
  await moveHousehold(async () => {
    expect(api.callsTo(inventory.step)).toHaveLength(1)
    return { data: { id: cabin } }
  })
  expect(outbox.householdNow()).toBe(cabin)
})

test('an answer that comes after the switch is not laid into the other list, and is undone where it was booked', async () => {
  let answer = () => {}
  api.answer(inventory.create, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return { ...milk, id: 9, name: 'Eggs', booking: 4 }
  })
  outbox.arrive(home)
  const written = write('Adding failed', inventory.create, { body: { name: 'Eggs', amount: '6' } })
  await vi.waitFor(() => expect(api.callsTo(inventory.create)).toHaveLength(1))
  outbox.arrive(cabin)
  answer()
  await written.answer
  expect(stockNow().map(({ name }) => name)).toEqual(['Milk'])
  await undo([{ written, restores: [], removes: [0] }])
  expect(api.callsTo(inventory.undo)).toEqual([])
  expect(outbox.waitingElsewhere('inventory')).toBe(1)
  api.answer(inventory.undo, () => ({ items: [], removed: [9] }))
  outbox.arrive(home)
  await vi.waitFor(() => expect(meantFor(inventory.undo)).toEqual([home]))
})

test('presses on what is not sent yet all count, however fast', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: navigator.userAgent })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  addItem({ name: 'Eggs', amount: '6' })
  await vi.waitFor(() => expect(outbox.isHeldUp()).toBe(true))
  const draft = withWaiting(stockNow(), outbox.waiting('inventory')).find(({ name }) => name === 'Eggs')
  if (!draft) return expect.unreachable('it waits')
  stepItem(draft, 1)
  stepItem(draft, 1)
  stepItem(draft, 1)
  await vi.waitFor(() =>
    expect(outbox.waiting('inventory')[0]?.input).toMatchObject({ body: { amount: '9' } }),
  )
})
