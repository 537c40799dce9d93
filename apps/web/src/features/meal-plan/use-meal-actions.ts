import { mealPlan, type NewMealContent, type PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { randomId } from '../../api/random-id'
import { refresh } from '../../api/use-read'
import { toast } from '../../ui/toasts/toast-store'
import { DietWarningDeclined, useDietWarning } from './meal-dialogs/diet-warning-dialog'
import { withPendingChange, writeToCache, writeWeekToCache } from './pending-changes'
import { formatSlot, type PlanSlot } from './plan-slot'
import { startOfPlanWeek } from './week-days'
import { addMealToWeek, changeMeal, mealTitle, removeMealFromWeek } from './week-state'

export interface EatersAndPlates {
  /** Null means everybody. */
  readonly eaters: readonly string[] | null
  /** Null means the number of eaters. */
  readonly plates: number | null
}

/** The actions on the meals of a week. Each shows at once, reports its result and can be undone. */
export function useMealActions(from: Day, today: Day) {
  /** Ids of the meals for which another dish is being searched. */
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const { warning, withAcknowledgement } = useDietWarning()

  async function change(meal: PlanMeal, body: Partial<PlanMeal>, sent: object): Promise<boolean> {
    const params = { id: meal.id }
    const action = randomId()
    return runAndReport('The plan was not changed', () =>
      withPendingChange(from, changeMeal(meal.id, body), () =>
        withAcknowledgement(mealTitle(meal), (acknowledgement) =>
          callEndpoint(mealPlan.change, { params, body: { ...sent, ...acknowledgement, action } }),
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
      // The meal was in that slot before, so no confirmation is needed.
      action: {
        label: 'Undo',
        onSelect: () => void change({ ...meal, ...to }, back, { ...back, acknowledged: true }),
      },
    })
  }

  async function add(place: PlanSlot, what: NewMealContent): Promise<boolean> {
    return runAndReport('Nothing was planned', async () => {
      const body = { ...place, what, action: randomId() }
      const { data: meal } = await withAcknowledgement('This dish', (acknowledgement) =>
        callEndpoint(mealPlan.add, { body: { ...body, ...acknowledgement } }),
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
      const { data } = await withAcknowledgement('This dish', (acknowledgement) =>
        callEndpoint(mealPlan.change, { params, body: { ...body, ...acknowledgement } }),
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
      const replacement = data.week.meals.find(
        ({ id, day, meal: time }) => id === meal.id || (day === meal.day && time === meal.meal),
      )
      toast({
        title: replacement
          ? `${mealTitle(replacement)} instead of ${mealTitle(meal)}`
          : 'Another dish was chosen',
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
              ...describeLeftOut(data.leftOut),
            }
          : {
              title: 'Week copied',
              tone: 'success',
              ...describeLeftOut(data.leftOut),
              ...toUndoAction(data.undo),
            },
      )
    })
  }

  return {
    busy,
    /** The diet warning that waits for confirmation. */
    warning,
    move,
    add,
    replace,
    reroll,
    remove,
    copy,
    lock: (meal: PlanMeal, locked: boolean) => change(meal, { locked }, { locked }),
    serve: (meal: PlanMeal, table: EatersAndPlates) => change(meal, toMealFields(table), table),
    undo: (id: string) => undo(id),
  }
}

export type MealActions = ReturnType<typeof useMealActions>

/** Without a plate count the server computes it from the eaters. */
function toMealFields({ eaters, plates }: EatersAndPlates): Partial<PlanMeal> {
  return { ...(eaters && { eaters: [...eaters] }), ...(plates !== null && { plates }) }
}

function describeLeftOut(titles: readonly string[]): { description?: string } {
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

/** Returns whether the action succeeded. A failure is reported in a toast. */
async function runAndReport(failureTitle: string, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    if (error instanceof DietWarningDeclined) return false
    console.error(failureTitle, error)
    toast({ title: failureTitle, description: toErrorMessage(error), tone: 'destructive' })
    return false
  }
}
