import { mealPlan, type NewMealContent, type PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { randomId } from '../../api/random-id'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toasts/toast-store'
import { withPendingChange, writeToCache, writeWeekToCache } from './pending-changes'
import { formatSlot, type PlanSlot } from './plan-slot'
import { DietWarningDeclined, useDietWarning } from './use-diet-warning'
import { startOfPlanWeek } from './week-days'
import { addMealToWeek, changeMeal, mealTitle, removeMealFromWeek } from './week-state'

export interface EatersAndPlates {
  /** Null: everybody. */
  readonly eaters: readonly string[] | null
  /** Null: as many as eat. */
  readonly plates: number | null
}

/** What a cook does with the meals of a week. Each shows at once, says what it did and can be taken back. */
export function useMealActions(from: Day, today: Day) {
  /** Meals that another dish is being looked for. */
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const { asked, acknowledging } = useDietWarning()

  async function change(meal: PlanMeal, body: Partial<PlanMeal>, sent: object): Promise<boolean> {
    const params = { id: meal.id }
    const action = randomId()
    return runAndReport('The plan was not changed', () =>
      withPendingChange(from, changeMeal(meal.id, body), () =>
        acknowledging(mealTitle(meal), (word) =>
          callEndpoint(mealPlan.change, { params, body: { ...sent, ...word, action } }),
        ),
      ),
    )
  }

  async function move(meal: PlanMeal, to: PlanSlot) {
    const back: PlanSlot = { day: meal.day as Day, meal: meal.meal }
    if (back.day === to.day && back.meal === to.meal) return
    if (!(await change(meal, to, to))) return
    toast({
      title: `Moved: ${mealTitle(meal)}`,
      description: formatSlot(to, today),
      // It stood there before: nobody is asked again.
      action: {
        label: 'Undo',
        onSelect: () => void change({ ...meal, ...to }, back, { ...back, acknowledged: true }),
      },
    })
  }

  async function add(place: PlanSlot, what: NewMealContent): Promise<boolean> {
    return runAndReport('Nothing was planned', async () => {
      const body = { ...place, what, action: randomId() }
      const { data: meal } = await acknowledging('This dish', (word) =>
        callEndpoint(mealPlan.add, { body: { ...body, ...word } }),
      )
      await writeToCache(startOfPlanWeek(place.day), addMealToWeek(meal))
      void refresh(mealPlan.week)
      toast({
        title: `Planned: ${mealTitle(meal)}`,
        description: formatSlot(place, today),
        tone: 'success',
        action: { label: 'Undo', onSelect: () => void remove(meal, { quietly: true }) },
      })
    })
  }

  async function replace(meal: PlanMeal, what: NewMealContent): Promise<boolean> {
    return runAndReport('The plan was not changed', async () => {
      const params = { id: meal.id }
      const body = { what, action: randomId() }
      const { data } = await acknowledging('This dish', (word) =>
        callEndpoint(mealPlan.change, { params, body: { ...body, ...word } }),
      )
      await writeToCache(from, addMealToWeek(data))
      void refresh(mealPlan.week)
      toast({ title: `${mealTitle(data)} instead of ${mealTitle(meal)}`, tone: 'success' })
    })
  }

  async function reroll(meal: PlanMeal) {
    setBusy((before) => new Set(before).add(meal.id))
    await runAndReport('The dish stays', async () => {
      const input = { params: { id: meal.id }, body: { action: randomId() } }
      const { data } = await callEndpoint(mealPlan.reroll, input)
      await writeWeekToCache(data.week)
      const now = data.week.meals.find(
        ({ id, day, meal: time }) => id === meal.id || (day === meal.day && time === meal.meal),
      )
      toast({
        title: now ? `${mealTitle(now)} instead of ${mealTitle(meal)}` : 'Another dish was chosen',
        tone: 'success',
        ...toUndoAction(data.undo),
      })
    })
    setBusy((before) => new Set([...before].filter((id) => id !== meal.id)))
  }

  async function remove(meal: PlanMeal, { quietly = false } = {}) {
    const input = { params: { id: meal.id }, query: { action: randomId() } }
    await runAndReport('The meal stays', async () => {
      const { data } = await withPendingChange(from, removeMealFromWeek(meal.id), () =>
        callEndpoint(mealPlan.remove, input),
      )
      if (!quietly)
        toast({ title: 'Taken out of the plan', description: mealTitle(meal), ...toUndoAction(data.undo) })
    })
  }

  async function copy(fromWeek: Day, to: Day): Promise<boolean> {
    return runAndReport('The week was not copied', async () => {
      const { data } = await callEndpoint(mealPlan.copy, { body: { from: fromWeek, to, action: randomId() } })
      await writeWeekToCache(data.week)
      void refresh(mealPlan.week)
      toast(
        data.undo === undefined
          ? {
              title: 'Nothing to copy',
              description: 'Every place is taken, or there was nothing there.',
              ...leftOutWords(data.leftOut),
            }
          : {
              title: 'Week copied',
              tone: 'success',
              ...leftOutWords(data.leftOut),
              ...toUndoAction(data.undo),
            },
      )
    })
  }

  return {
    busy,
    /** A dish that waits for the cook's word. */
    asked,
    move,
    add,
    replace,
    reroll,
    remove,
    copy,
    lock: (meal: PlanMeal, locked: boolean) => change(meal, { locked }, { locked }),
    serve: (meal: PlanMeal, table: EatersAndPlates) => change(meal, shownAt(table), table),
    undo: (id: string) => undo(id),
  }
}

export type MealActions = ReturnType<typeof useMealActions>

/** How many eat when everybody does is for the server to say. */
function shownAt({ eaters, plates }: EatersAndPlates): Partial<PlanMeal> {
  return { ...(eaters && { eaters: [...eaters] }), ...(plates !== null && { plates }) }
}

function leftOutWords(titles: readonly string[]): { description?: string } {
  if (titles.length === 0) return {}
  return { description: `Left out, because somebody must not eat it: ${titles.join(', ')}.` }
}

function toUndoAction(id: string | undefined) {
  return id === undefined ? {} : { action: { label: 'Undo', onSelect: () => void undo(id) } }
}

async function undo(id: string): Promise<void> {
  await runAndReport('That could not be undone', async () => {
    await callEndpoint(mealPlan.undo, { params: { id } })
    void refresh(mealPlan.week)
  })
}

/** Whether it went well; where not, why is said. */
async function runAndReport(refusal: string, deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (error) {
    if (error instanceof DietWarningDeclined) return false
    console.error(refusal, error)
    toast({ title: refusal, description: toErrorMessage(error), tone: 'destructive' })
    return false
  }
}
