import type { InputOf } from '@larder/contract/http/endpoint'
import { mealPlan, type NewMealContent, type PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { change } from '../../api/sync'
import { toast } from '../../ui/toasts/toast-store'
import { DietWarningDeclined, useDietWarning } from './meal-dialogs/use-diet-warning'
import { formatSlot, type PlanSlot } from './plan-slot'
import { mealTitle } from './week-state'

type MealChange = InputOf<typeof mealPlan.change>['body']

export interface EatersAndPlates {
  /** Null means everybody. */
  readonly eaters: readonly string[] | null
  /** Null means the number of eaters. */
  readonly plates: number | null
}

/** The actions on the meals of a week. Each shows at once, reports its result and can be undone. */
export function useMealActions(today: Day) {
  /** Ids of the meals for which another dish is being searched. */
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const { warning, acknowledge } = useDietWarning()

  async function changeMeal(meal: PlanMeal, body: MealChange): Promise<boolean> {
    const params = { id: meal.id }
    return runAndReport(
      'The plan was not changed',
      () =>
        change(
          mealPlan.change,
          { params, body },
          {
            confirm: async (rejection) => ({
              params,
              body: { ...body, ...(await acknowledge(mealTitle(meal), rejection)) },
            }),
          },
        ).response,
    )
  }

  async function move(meal: PlanMeal, to: PlanSlot) {
    const back: PlanSlot = { day: meal.day as Day, meal: meal.meal }
    if (back.day === to.day && back.meal === to.meal) return
    if (!(await changeMeal(meal, to))) return
    toast({
      title: `Moved: ${mealTitle(meal)}`,
      description: formatSlot(to, today),
      // The meal was in that slot before, so no confirmation is needed.
      action: {
        label: 'Undo',
        onSelect: () => void changeMeal({ ...meal, ...to }, { ...back, acknowledged: true }),
      },
    })
  }

  async function add(place: PlanSlot, what: NewMealContent): Promise<boolean> {
    return runAndReport('Nothing was planned', async () => {
      const body = { ...place, what }
      const { data: meal } = await change(
        mealPlan.add,
        { body },
        {
          confirm: async (rejection) => ({
            body: { ...body, ...(await acknowledge('This dish', rejection)) },
          }),
        },
      ).response
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
      const { data } = await change(
        mealPlan.change,
        { params, body: { what } },
        {
          confirm: async (rejection) => ({
            params,
            body: { what, ...(await acknowledge('This dish', rejection)) },
          }),
        },
      ).response
      toast({ title: `${mealTitle(data)} instead of ${mealTitle(meal)}`, tone: 'success' })
    })
  }

  async function reroll(meal: PlanMeal) {
    setBusy((before) => new Set(before).add(meal.id))
    await runAndReport('The dish was not changed', async () => {
      const { data } = await change(mealPlan.reroll, { params: { id: meal.id }, body: {} }).response
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
    await runAndReport('The meal was not removed', async () => {
      const { data } = await change(mealPlan.remove, { params: { id: meal.id } }).response
      if (!quietly)
        toast({ title: 'Taken out of the plan', description: mealTitle(meal), ...toUndoAction(data.undo) })
    })
  }

  async function copy(fromWeek: Day, to: Day): Promise<boolean> {
    return runAndReport('The week was not copied', async () => {
      const { data } = await change(mealPlan.copy, { body: { from: fromWeek, to } }).response
      toast(
        data.undo === undefined
          ? {
              title: 'Nothing to copy',
              description: 'Every slot is taken, or there was nothing to copy.',
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
    lock: (meal: PlanMeal, locked: boolean) => changeMeal(meal, { locked }),
    serve: (meal: PlanMeal, table: EatersAndPlates) =>
      changeMeal(meal, { ...table, eaters: table.eaters && [...table.eaters] }),
    undo: (id: string) => undo(id),
  }
}

export type MealActions = ReturnType<typeof useMealActions>

function describeLeftOut(titles: readonly string[]): { description?: string } {
  if (titles.length === 0) return {}
  return { description: `Left out, because somebody must not eat it: ${titles.join(', ')}.` }
}

function toUndoAction(id: string | undefined) {
  return id === undefined ? {} : { action: { label: 'Undo', onSelect: () => void undo(id) } }
}

async function undo(id: string): Promise<void> {
  await runAndReport('That could not be undone', () => change(mealPlan.undo, { params: { id } }).response)
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
