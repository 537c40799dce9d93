import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { type Home, must } from '../home'
import { aDevice } from './device'
import { putAway } from './shopping'

const bought = 4

/** Has the week planned, another dish chosen, and buys what it lacks. */
export async function planWeek(home: Home): Promise<void> {
  const { from, today } = (await home.ask(mealPlan.week, { query: {} })).data
  const planning = { body: { from: today, again: home.die.chance(0.5), action: crypto.randomUUID() } }
  const done = (await home.follow(mealPlan.plan, planning)).at(-1)
  must(done?.kind === 'done', `a week was not planned: ${JSON.stringify(done)?.slice(0, 200)}`)
  const { data: week } = await home.ask(mealPlan.week, { query: { from: today } })
  const known = new Set(week.meals.map(({ id }) => id))
  must(
    done.week.meals.every(({ id }) => known.has(id)),
    'a planned meal is not in the plan',
  )
  must(from <= today, 'the week begins after today')
  await noteAndUndo(home, today)
  const open = week.meals.find(({ what, locked, cookedAt }) => what.kind === 'recipe' && !locked && !cookedAt)
  if (open && home.die.chance(0.3))
    await home.ask(mealPlan.reroll, { params: { id: open.id }, body: { action: crypto.randomUUID() } })
  await home.ask(mealPlan.shortfall, { query: { from: today } })
  await buyForPlan(home, today)
}

async function noteAndUndo(home: Home, day: string): Promise<void> {
  const { data: note } = await home.ask(mealPlan.add, {
    body: { day, meal: 'dinner', what: { kind: 'note', text: 'Eating out' }, action: crypto.randomUUID() },
  })
  const { undo } = (await home.ask(mealPlan.remove, { params: { id: note.id }, query: {} })).data
  await home.ask(mealPlan.undo, { params: { id: undo } })
  const { data: week } = await home.ask(mealPlan.week, { query: { from: day } })
  must(
    week.meals.some(({ what }) => what.kind === 'note'),
    'a meal that was brought back is not there',
  )
  for (const { id, what } of week.meals)
    if (what.kind === 'note') await home.ask(mealPlan.remove, { params: { id }, query: {} })
}

async function buyForPlan(home: Home, from: string): Promise<void> {
  const { data } = await home.ask(shopping.fromPlan, { body: { from, action: crypto.randomUUID() } })
  const { data: list } = await home.ask(shopping.list, { query: {} })
  const there = new Set(list.map(({ id }) => id))
  must(
    data.items.every(({ id }) => there.has(id)),
    'what the plan lacks is not on the list',
  )
  const ids = data.items.slice(0, bought).map(({ id }) => id)
  for (const id of ids) {
    const { data: line } = await home.ask(shopping.change, { params: { id }, body: { ticked: true } })
    must(line.ticked, 'a line that was ticked is not')
  }
  await putAway(home, ids)
  // The rest is not bought after all.
  const phone = aDevice(home, home.cooks[0])
  await phone.sync()
  for (const { id } of phone.listed()) phone.takeOff(id)
  await phone.sync()
}
