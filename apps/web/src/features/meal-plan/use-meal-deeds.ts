import { mealPlan, type NewOnTheTable, type PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { freshId } from '../../api/fresh-id'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import { keep, keepWeek, showing } from './pending-changes'
import { type Place, placeWords } from './place-words'
import { Declined, useAcknowledging } from './use-acknowledging'
import { mondayOf } from './week-days'
import { changed, including, titleOf, without } from './week-state'

export interface AtTheTable {
  /** Null: everybody. */
  readonly eaters: readonly string[] | null
  /** Null: as many as eat. */
  readonly plates: number | null
}

/** What a cook does with the meals of a week. Each shows at once, says what it did and can be taken back. */
export function useMealDeeds(from: Day, today: Day) {
  /** Meals that another dish is being looked for. */
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const { asked, acknowledging } = useAcknowledging()

  async function change(meal: PlanMeal, body: Partial<PlanMeal>, sent: object): Promise<boolean> {
    const params = { id: meal.id }
    const action = freshId()
    return tried('The plan was not changed', () =>
      showing(from, changed(meal.id, body), () =>
        acknowledging(titleOf(meal), (word) =>
          call(mealPlan.change, { params, body: { ...sent, ...word, action } }),
        ),
      ),
    )
  }

  async function move(meal: PlanMeal, to: Place) {
    const back: Place = { day: meal.day as Day, meal: meal.meal }
    if (back.day === to.day && back.meal === to.meal) return
    if (!(await change(meal, to, to))) return
    toast({
      title: `Moved: ${titleOf(meal)}`,
      description: placeWords(to, today),
      // It stood there before: nobody is asked again.
      action: {
        label: 'Undo',
        onSelect: () => void change({ ...meal, ...to }, back, { ...back, acknowledged: true }),
      },
    })
  }

  async function add(place: Place, what: NewOnTheTable): Promise<boolean> {
    return tried('Nothing was planned', async () => {
      const body = { ...place, what, action: freshId() }
      const { data: meal } = await acknowledging('This dish', (word) =>
        call(mealPlan.add, { body: { ...body, ...word } }),
      )
      await keep(mondayOf(place.day), including(meal))
      void refresh(mealPlan.week)
      toast({
        title: `Planned: ${titleOf(meal)}`,
        description: placeWords(place, today),
        tone: 'success',
        action: { label: 'Undo', onSelect: () => void remove(meal, { quietly: true }) },
      })
    })
  }

  async function replace(meal: PlanMeal, what: NewOnTheTable): Promise<boolean> {
    return tried('The plan was not changed', async () => {
      const params = { id: meal.id }
      const body = { what, action: freshId() }
      const { data } = await acknowledging('This dish', (word) =>
        call(mealPlan.change, { params, body: { ...body, ...word } }),
      )
      await keep(from, including(data))
      void refresh(mealPlan.week)
      toast({ title: `${titleOf(data)} instead of ${titleOf(meal)}`, tone: 'success' })
    })
  }

  async function reroll(meal: PlanMeal) {
    setBusy((before) => new Set(before).add(meal.id))
    await tried('The dish stays', async () => {
      const input = { params: { id: meal.id }, body: { action: freshId() } }
      const { data } = await call(mealPlan.reroll, input)
      await keepWeek(data.week)
      const now = data.week.meals.find(
        ({ id, day, meal: time }) => id === meal.id || (day === meal.day && time === meal.meal),
      )
      toast({
        title: now ? `${titleOf(now)} instead of ${titleOf(meal)}` : 'Another dish was chosen',
        tone: 'success',
        ...undoing(data.undo),
      })
    })
    setBusy((before) => new Set([...before].filter((id) => id !== meal.id)))
  }

  async function remove(meal: PlanMeal, { quietly = false } = {}) {
    const input = { params: { id: meal.id }, query: { action: freshId() } }
    await tried('The meal stays', async () => {
      const { data } = await showing(from, without(meal.id), () => call(mealPlan.remove, input))
      if (!quietly)
        toast({ title: 'Taken out of the plan', description: titleOf(meal), ...undoing(data.undo) })
    })
  }

  async function copy(fromWeek: Day, to: Day): Promise<boolean> {
    return tried('The week was not copied', async () => {
      const { data } = await call(mealPlan.copy, { body: { from: fromWeek, to, action: freshId() } })
      await keepWeek(data.week)
      void refresh(mealPlan.week)
      toast(
        data.undo === undefined
          ? {
              title: 'Nothing to copy',
              description: 'Every place is taken, or there was nothing there.',
              ...leftOutWords(data.leftOut),
            }
          : { title: 'Week copied', tone: 'success', ...leftOutWords(data.leftOut), ...undoing(data.undo) },
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
    serve: (meal: PlanMeal, table: AtTheTable) => change(meal, shownAt(table), table),
    undo: (id: string) => undo(id),
  }
}

export type MealDeeds = ReturnType<typeof useMealDeeds>

/** How many eat when everybody does is for the server to say. */
function shownAt({ eaters, plates }: AtTheTable): Partial<PlanMeal> {
  return { ...(eaters && { eaters: [...eaters] }), ...(plates !== null && { plates }) }
}

function leftOutWords(titles: readonly string[]): { description?: string } {
  if (titles.length === 0) return {}
  return { description: `Left out, because somebody must not eat it: ${titles.join(', ')}.` }
}

function undoing(id: string | undefined) {
  return id === undefined ? {} : { action: { label: 'Undo', onSelect: () => void undo(id) } }
}

async function undo(id: string): Promise<void> {
  await tried('That could not be undone', async () => {
    await call(mealPlan.undo, { params: { id } })
    void refresh(mealPlan.week)
  })
}

/** Whether it went well; where not, why is said. */
async function tried(refusal: string, deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (error) {
    if (error instanceof Declined) return false
    console.error(refusal, error)
    toast({ title: refusal, description: sentenceOf(error), tone: 'destructive' })
    return false
  }
}
