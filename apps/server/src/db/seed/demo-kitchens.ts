import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { type BulkAction, type InventoryItem, inventory } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { secondsBetween } from '../../time/clock'
import { localDayAndHour } from '../../time/time-zone'
import { selectEmptyKitchens } from '../sql/seed'
import { dataOrThrow } from './data-or-throw'
import { demoPassword } from './demo-cooks'
import { demoDomain } from './demo-domain'
import { itemsToday, type WeeklyFood, weeklyFoods } from './demo-food'
import type { SeedContext, SeedStep } from './seed-step'

const weeksLived = 6
/** A remembered session lasts 30 days. */
const sessionWeeks = 3
const foodsAWeek = 7
const reasons = ['spoiled', 'too-much', 'expired'] as const

/** A kitchen for each demo cook: weeks of shopping, cooking and a little waste, and a full inventory on the day of seeding. */
export const demoKitchens: SeedStep = {
  name: 'kitchens',
  async run(demo) {
    const empty = await selectEmptyKitchens(demo.db, demoDomain)
    if (empty.length > 0) await simulateWeeks(demo, empty)
    demo.passSeconds(secondsBetween(demo.now(), demo.realNow()))
    return empty.length
  },
}

type EmptyKitchen = Awaited<ReturnType<typeof selectEmptyKitchens>>[number]

/** Simulates the weeks for all kitchens in parallel. */
async function simulateWeeks(demo: SeedContext, empty: readonly EmptyKitchen[]): Promise<void> {
  const today = localDayAndHour(demo.realNow(), 'UTC').day
  let kitchens: Kitchen[] = []
  const inEach = async (day: Day, hour: string, action: (kitchen: Kitchen) => Promise<void>) => {
    demo.passSeconds(secondsBetween(demo.now(), `${day}T${hour}:00.000Z`))
    for (const kitchen of kitchens) await action(kitchen)
  }
  for (let week = weeksLived; week >= 1; week -= 1) {
    const shopping = addDays(today, -7 * week - 1)
    if (week % sessionWeeks === 0) {
      await inEach(shopping, '09:00', (kitchen) => kitchen.leave())
      kitchens = []
      for (const one of empty) kitchens.push(await openKitchen(demo, one))
    }
    await inEach(shopping, '10:30', (kitchen) => shop(kitchen, week))
    await inEach(addDays(shopping, 2), '17:45', cook)
    await inEach(addDays(shopping, 4), '18:10', (kitchen) => finish(kitchen, week))
    await inEach(addDays(shopping, 6), '19:30', (kitchen) => clearOut(kitchen, week))
  }
  await inEach(addDays(today, -2), '20:00', (kitchen) => fillShelves(kitchen, today))
  await inEach(addDays(today, -1), '07:20', haveBreakfast)
  await inEach(addDays(today, -1), '18:30', haveDinner)
  for (const kitchen of kitchens) await kitchen.leave()
}

type Kitchen = Awaited<ReturnType<typeof openKitchen>>

/** Signs a cook in and returns the actions on their kitchen. */
async function openKitchen({ call }: SeedContext, { email, householdId, nth }: EmptyKitchen) {
  const body = { email, password: demoPassword, remember: true }
  const { access_token: token } = await dataOrThrow(call(account.login, { body }))
  await dataOrThrow(call(household.enter, { params: { id: householdId } }, { token }))
  return {
    nth,
    items: () => dataOrThrow(call(inventory.list, {}, { token })),
    bring: (items: object[]) => {
      const file = { format: 'json' as const, text: JSON.stringify(items) }
      return dataOrThrow(call(inventory.importFile, { body: file }, { token }))
    },
    take: (id: number, amount: number) =>
      dataOrThrow(call(inventory.take, { params: { id }, body: { amount } }, { token })),
    open: (id: number) => dataOrThrow(call(inventory.open, { params: { id }, body: {} }, { token })),
    all: async (items: InventoryItem[], action: BulkAction) => {
      const ids = items.map(({ id }) => id)
      if (ids.length > 0) await dataOrThrow(call(inventory.bulk, { body: { ids, deed: action } }, { token }))
    },
    leave: async () => {
      await dataOrThrow(call(account.logout, {}, { token }))
    },
  }
}

async function shop({ nth, bring }: Kitchen, week: number): Promise<void> {
  const foods = Array.from({ length: foodsAWeek }, (_, at) => weeklyFood(nth * 5 + week * 3 + at * 2))
  await bring(foods.map((food) => ({ ...food, source: 'receipt' })))
}

function weeklyFood(nth: number): WeeklyFood {
  const food = weeklyFoods[nth % weeklyFoods.length]
  if (!food) throw new RangeError('there is always something to buy')
  return food
}

async function cook({ items, take }: Kitchen): Promise<void> {
  const stock = (await items()).slice(0, 4)
  for (const { id, amount } of stock) await take(id, Math.ceil(Number(amount) / 2))
}

/** Returns the items that will not be eaten. Their number decreases every week. */
function pickWaste({ nth }: Kitchen, items: InventoryItem[], week: number): InventoryItem[] {
  return items.filter((_, at) => (nth + week + at) % (9 - week) === 0)
}

async function finish(kitchen: Kitchen, week: number): Promise<void> {
  const items = await kitchen.items()
  const rest = pickWaste(kitchen, items, week)
  await kitchen.all(
    items.filter((item) => !rest.includes(item)),
    { do: 'use-up' },
  )
}

async function clearOut(kitchen: Kitchen, week: number): Promise<void> {
  const items = await kitchen.items()
  const reason = reasons[(kitchen.nth + week) % reasons.length] ?? 'other'
  await kitchen.all(pickWaste(kitchen, items, week), { do: 'waste', reason })
  await kitchen.all(items, { do: 'remove' })
}

async function fillShelves({ bring }: Kitchen, today: Day): Promise<void> {
  await bring(
    itemsToday.map(({ expiresInDays, ...item }) => {
      const expiryDate = expiresInDays === undefined ? undefined : addDays(today, expiresInDays)
      return { source: 'manual', ...item, expiryDate }
    }),
  )
}

async function haveBreakfast(kitchen: Kitchen): Promise<void> {
  const id = await idsByName(kitchen)
  await kitchen.take(id('Eggs'), 2)
  await kitchen.open(id('Greek Yogurt'))
  await kitchen.take(id('Bananas'), 1)
}

async function haveDinner(kitchen: Kitchen): Promise<void> {
  const id = await idsByName(kitchen)
  await kitchen.take(id('Onions'), 2)
  await kitchen.take(id('Soy sauce'), 150)
}

async function idsByName({ items }: Kitchen): Promise<(name: string) => number> {
  const all = await items()
  return (name) => all.find((item) => item.name === name)?.id ?? 0
}
