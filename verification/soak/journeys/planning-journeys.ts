import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { assertHolds, type SoakHome } from '../soak-home'
import { createListDevice } from './list-device'
import { putAwayShopping } from './shopping-journeys'

const bought = 4

/** Has the week planned, another dish chosen, and buys what it lacks. */
export async function planWeekJourney(home: SoakHome): Promise<void> {
  const { from, today } = (await home.call(mealPlan.week, { query: {} })).data
  const planning = { body: { from: today, again: home.die.chance(0.5), action: crypto.randomUUID() } }
  const { data: done } = await home.call(mealPlan.plan, planning)
  assertHolds(done.kind === 'done', `a week was not planned: ${JSON.stringify(done)?.slice(0, 200)}`)
  const { data: week } = await home.call(mealPlan.week, { query: { from: today } })
  const known = new Set(week.meals.map(({ id }) => id))
  assertHolds(
    done.week.meals.every(({ id }) => known.has(id)),
    'a planned meal is not in the plan',
  )
  assertHolds(from <= today, 'the week begins after today')
  await noteAndUndo(home, today)
  const open = week.meals.find(({ what, locked, cookedAt }) => what.kind === 'recipe' && !locked && !cookedAt)
  if (open && home.die.chance(0.3))
    await home.call(mealPlan.reroll, { params: { id: open.id }, body: { action: crypto.randomUUID() } })
  await home.call(mealPlan.shortfall, { query: { from: today } })
  await buyForPlan(home, today)
}

async function noteAndUndo(home: SoakHome, day: string): Promise<void> {
  const { data: note } = await home.call(mealPlan.add, {
    body: { day, meal: 'dinner', what: { kind: 'note', text: 'Eating out' }, action: crypto.randomUUID() },
  })
  const { undo } = (await home.call(mealPlan.remove, { params: { id: note.id }, query: {} })).data
  await home.call(mealPlan.undo, { params: { id: undo } })
  const { data: week } = await home.call(mealPlan.week, { query: { from: day } })
  assertHolds(
    week.meals.some(({ what }) => what.kind === 'note'),
    'a meal that was brought back is not there',
  )
  for (const { id, what } of week.meals)
    if (what.kind === 'note') await home.call(mealPlan.remove, { params: { id }, query: {} })
}

async function buyForPlan(home: SoakHome, from: string): Promise<void> {
  const { data } = await home.call(shopping.fromPlan, { body: { from, action: crypto.randomUUID() } })
  const { data: list } = await home.call(shopping.list, { query: {} })
  const there = new Set(list.map(({ id }) => id))
  assertHolds(
    data.items.every(({ id }) => there.has(id)),
    'what the plan lacks is not on the list',
  )
  const ids = data.items.slice(0, bought).map(({ id }) => id)
  for (const id of ids) {
    const { data: line } = await home.call(shopping.change, { params: { id }, body: { ticked: true } })
    assertHolds(line.ticked, 'a line that was ticked is not')
  }
  await putAwayShopping(home, ids)
  // The rest is not bought after all.
  const phone = createListDevice(home, home.cooks[0])
  await phone.sync()
  for (const { id } of phone.listed()) phone.takeOff(id)
  await phone.sync()
}
