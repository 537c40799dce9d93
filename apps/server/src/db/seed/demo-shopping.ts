import { shopping } from '@larder/contract/shopping'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { foodById } from '@larder/kitchen/food/food'
import {
  type LamportTimestamp,
  type MergeableLine,
  mainList,
  newLine,
  removeLine,
  tickLine,
} from '@larder/kitchen/shopping/shared-list'
import { eq } from 'drizzle-orm'
import { newId } from '../../secrets'
import { addSeconds } from '../../time/clock'
import { localDayAndHour } from '../../time/time-zone'
import { paidPrices, shoppingLines } from '../tables/shopping'
import { dataOrThrow } from './data-or-throw'
import {
  boughtYesterday,
  type DemoStore,
  demoStores,
  dishItems,
  marketList,
  paidBefore,
  writtenItems,
} from './demo-groceries'
import { type DemoSession, findDemoHousehold, findRecipeVersions, withDemoSession } from './demo-session'
import type { SeedContext, SeedStep } from './seed-step'

const shopper = 'bao'
const device = 'demo-phone'
const minutesApart = 2

/** The lists of a shared household, partly ticked, its stores with earlier trips, and yesterday's prices. */
export const demoShopping: SeedStep = {
  name: 'shopping',
  async run(demo) {
    if (!(await hasNoList(demo))) return 0
    const today = localDayAndHour(demo.realNow(), 'UTC').day
    const yesterday = addDays(today, -1)
    return withDemoSession(demo, shopper, async (who, goTo) => {
      goTo(`${yesterday}T20:20:00.000Z`)
      const phone = openPhone(demo, who)
      const storeIds: string[] = []
      for (const store of demoStores) storeIds.push(await phone.name('store', store.name))
      for (const [nth, store] of demoStores.entries())
        await phone.send(pastTrips(store, storeIds[nth], today, phone))
      await rememberPrices(demo, storeIds[0], addDays(today, -8))
      await goShopping(demo, who, phone, storeIds[0], yesterday)
      const marketId = await phone.name('list', marketList.name)
      goTo(`${yesterday}T21:10:00.000Z`)
      return writeLists(demo, who, today, marketId)
    })
  },
}

async function hasNoList(demo: SeedContext): Promise<boolean> {
  const householdId = await findDemoHousehold(demo, shopper)
  if (householdId === undefined) return false
  return (await demo.db.$count(shoppingLines, eq(shoppingLines.householdId, householdId))) === 0
}

type Phone = ReturnType<typeof openPhone>

/** A device that writes to the household's lists. */
function openPhone({ call }: SeedContext, who: DemoSession) {
  let count = 0
  const stamp = (): LamportTimestamp => ({ at: ++count, by: device })
  return {
    stamp,
    line: (text: string) => newLine(newId(), { text }, mainList, stamp()),
    async send(lines: readonly MergeableLine[]): Promise<void> {
      const sent = lines.map(({ words, ...line }) => ({
        ...line,
        words: { ...words, value: { text: words.value.text } },
      }))
      await dataOrThrow(call(shopping.sync, { body: { lines: sent, names: [] } }, who))
    },
    async name(kind: 'list' | 'store', value: string): Promise<string> {
      const [id, born] = [newId(), stamp()]
      const names = [{ id, kind, born, name: { value, stamp: born } }]
      await dataOrThrow(call(shopping.sync, { body: { lines: [], names } }, who))
      return id
    },
  }
}

/** Past trips: everything was bought and is off the list. */
function pastTrips(
  { tripsDaysAgo, shelves }: DemoStore,
  store: string | undefined,
  today: Day,
  { line, stamp }: Phone,
): MergeableLine[] {
  return tripsDaysAgo.flatMap((daysAgo) =>
    shelves.map((text, nth) => {
      const tick = tickedAt(addDays(today, -daysAgo), nth, store)
      return removeLine(tickLine(line(text), device, tick), true, stamp())
    }),
  )
}

/** Stores prices as from receipts of earlier trips; the goods are eaten. */
async function rememberPrices(demo: SeedContext, store: string | undefined, day: Day): Promise<void> {
  const householdId = await findDemoHousehold(demo, shopper)
  if (householdId === undefined) return
  const actionId = newId()
  await demo.db.insert(paidPrices).values(
    paidBefore.map(([foodId, amount, unit, price]) => ({
      householdId,
      foodId,
      name: foodById(foodId)?.name ?? foodId,
      amountNumerator: amount,
      amountDenominator: 1,
      unit,
      price,
      day,
      store: store ?? null,
      source: 'receipt' as const,
      actionId,
      at: `${day}T17:50:00.000Z`,
    })),
  )
}

async function goShopping(
  { call }: SeedContext,
  who: DemoSession,
  { line, send }: Phone,
  store: string | undefined,
  day: Day,
): Promise<void> {
  const trolley = boughtYesterday.map(({ text, price }, nth) => ({
    bought: tickLine(line(text), device, tickedAt(day, nth, store)),
    price,
  }))
  await send(trolley.map(({ bought }) => bought))
  const lines = trolley.map(({ bought: { id }, price }) => ({ id, price }))
  await dataOrThrow(call(shopping.putAway, { body: { lines } }, who))
}

function tickedAt(day: Day, nth: number, store: string | undefined) {
  const at = addSeconds(`${day}T17:30:00.000Z`, nth * minutesApart * 60)
  return { at, ...(store !== undefined && { store }) }
}

/** Writes the open lines: for the plan, for dishes, and added by hand. */
async function writeLists(
  demo: SeedContext,
  who: DemoSession,
  today: Day,
  marketId: string,
): Promise<number> {
  const { call } = demo
  const versions = await findRecipeVersions(
    demo,
    dishItems.map(({ recipeId }) => recipeId),
  )
  const dishes = dishItems.filter(({ recipeId }) => versions.has(recipeId))
  const planned = await dataOrThrow(call(shopping.fromPlan, { body: { from: today, days: 7 } }, who))
  const items = [...writtenItems.map(({ text }) => ({ text })), ...dishes]
  const written = await dataOrThrow(call(shopping.add, { body: { items } }, who))
  for (const [nth, { id }] of written.entries()) {
    if (!writtenItems[nth]?.ticked) continue
    await dataOrThrow(call(shopping.change, { params: { id }, body: { ticked: true } }, who))
  }
  const atMarket = marketList.lines.map((text) => ({ text }))
  const more = await dataOrThrow(call(shopping.add, { body: { items: atMarket, list: marketId } }, who))
  return planned.items.length + written.length + more.length
}
