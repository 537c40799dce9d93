import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { assertHolds, type SoakHome } from '../soak-home'

const goods = [
  ['Rice', '2', 'kg'],
  ['Peas', '500', 'g'],
  ['Spinach', '200', 'g'],
  ['Eggs', '12', 'pieces'],
  ['Milk', '2', 'l'],
  ['Tomatoes', '6', 'pieces'],
  ['Onions', '5', 'pieces'],
  ['Garlic', '2', 'heads'],
  ['Chicken breast', '600', 'g'],
  ['Cheddar', '250', 'g'],
  ['Pasta', '1', 'kg'],
  ['Carrots', '8', 'pieces'],
  ['Lemons', '3', 'pieces'],
  ['Butter', '250', 'g'],
  ['Flour', '1', 'kg'],
  ['Grandma’s chutney', '1', 'jar'],
] as const

/** More than this is tidied away: a household's shelves do not grow for ever, and neither should an answer. */
export const mostLots = 30

export async function fetchStock(home: SoakHome, by = home.cooks[0]): Promise<InventoryItem[]> {
  const { data } = await home.call(inventory.list, {}, by)
  home.stock = data.length
  return data
}

/** Comes home with a few things, and finds all of them on the shelf. */
export async function addStock(home: SoakHome): Promise<void> {
  const added: InventoryItem[] = []
  for (let left = 2 + home.die.upTo(3); left > 0; left -= 1) {
    const [name, amount, unit] = home.die.oneOf(goods)
    const { data } = await home.call(inventory.create, {
      body: { name, amount, unit, action: crypto.randomUUID() },
    })
    assertHolds(
      data.name === name && data.amount === amount && data.unit === unit,
      `${name} became something else`,
    )
    added.push(data)
  }
  const there = new Map((await fetchStock(home, home.cooks.at(-1))).map((item) => [item.id, item]))
  for (const { id, amount } of added)
    assertHolds(there.get(id)?.amount === amount, 'what was added is not there')
}

/** Uses one of something, takes that back, moves and opens it; the numbers are right at every step. */
export async function takeMoveAndOpen(home: SoakHome): Promise<void> {
  const item = (await fetchStock(home)).find(({ amount, openedOn }) => /^[2-9]$/.test(amount) && !openedOn)
  if (!item) return
  const params = { id: item.id }
  const before = Number(item.amount)
  const taken = (
    await home.call(inventory.take, { params, body: { amount: '1', action: crypto.randomUUID() } })
  ).data
  assertHolds(taken.amount === String(before - 1), `one of ${before} was used, and ${taken.amount} are left`)
  if (taken.booking !== undefined) {
    const undone = (await home.call(inventory.undo, { params: { id: taken.booking } })).data
    assertHolds(
      undone.items.find(({ id }) => id === item.id)?.amount === item.amount,
      'Undo gave another amount back',
    )
    await home.expectRejected(inventory.undo, { params: { id: taken.booking } }, 'booking-undone')
  }
  const more = (await home.call(inventory.step, { params, body: { by: 1 } })).data
  assertHolds(more.amount === String(before + 1), `one more than ${before} is ${more.amount}`)
  await home.expectRejected(inventory.take, { params, body: { amount: '1000' } }, 'not-enough-stock')
  const opened = (await home.call(inventory.open, { params, body: {} })).data
  assertHolds(opened.openedOn !== undefined, 'something opened is not open')
  const moved = (await home.call(inventory.move, { params, body: { to: 'freezer' } })).data
  assertHolds(moved.location === 'freezer', 'something moved is not there')
  const { data: history } = await home.call(inventory.history, { params, query: {} })
  assertHolds(history.length >= 4, 'bookings are missing from the history')
}

/** Throws away what is too much, so that the shelves stay as full as shelves are. */
export async function trimStock(home: SoakHome): Promise<void> {
  const stock = await fetchStock(home)
  const ids = stock.slice(0, Math.max(1, stock.length - mostLots / 3)).map(({ id }) => id)
  if (ids.length === 0) return
  const { data } = await home.call(inventory.bulk, {
    body: { ids, deed: { do: 'remove' }, action: crypto.randomUUID() },
  })
  assertHolds(data.removed.length === ids.length, 'not everything that was thrown away is gone')
  const left = new Set((await fetchStock(home)).map(({ id }) => id))
  assertHolds(!ids.some((id) => left.has(id)), 'something thrown away is still there')
}

/** Looks at the kitchen over the first coffee. */
export async function readKitchen(home: SoakHome): Promise<void> {
  const { data: overview } = await home.call(inventory.overview, {})
  assertHolds(overview !== null, 'there is no overview')
  const { data: activity } = await home.call(inventory.activity, { query: {} })
  assertHolds(activity.length <= 10, 'more entries than a page holds')
  const { data: notices } = await home.call(notifications.list, {})
  const keys = notices.slice(0, 5).map(({ key }) => key)
  if (keys.length === 0) return
  await home.call(notifications.read, { body: { keys } })
  const { data: again } = await home.call(notifications.list, {})
  assertHolds(
    again.filter(({ key }) => keys.includes(key)).every(({ read }) => read),
    'an entry that was read is unread',
  )
}

const eventTimeoutMs = 10_000

/** Word of what one adds reaches the phone of the other by itself. */
export async function expectEventAtOther(home: SoakHome): Promise<void> {
  const [, second] = home.cooks
  const line = second?.events
  if (!line) return
  const from = line.events.length
  const body = { name: 'Yoghurt', amount: '4', unit: 'cups', action: crypto.randomUUID() }
  const { data: added } = await home.call(inventory.create, { body })
  const began = Date.now()
  const heard = () =>
    line.events.slice(from).some((event) => event.type === 'changed' && event.words.includes('inventory'))
  while (!heard() && Date.now() - began < eventTimeoutMs) await new Promise((done) => setTimeout(done, 20))
  assertHolds(heard(), 'word of a change did not come')
  assertHolds(
    (await fetchStock(home, second)).some(({ id }) => id === added.id),
    'what the other added is not there',
  )
}
