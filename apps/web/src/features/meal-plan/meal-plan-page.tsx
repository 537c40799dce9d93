import type { MealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/day'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { useLiveState } from '../../api/live'
import { useToday } from '../../food/use-today'
import { PageHeading } from '../../ui/page-heading'
import { ReadingTrouble } from '../../ui/reading-trouble'
import { useToasterReady } from '../../ui/use-toaster-ready'
import { EmptyWeek } from './empty-week'
import { focusAfter, focusPlace } from './focus-place'
import { LackingSection } from './lacking-section'
import type { MealAsk, OnMealAct } from './meal-ask'
import { MealDialogs } from './meal-dialogs'
import { NutritionTable } from './nutrition-table'
import { OfflineNote } from './offline-note'
import { type Place, weekWords } from './place-words'
import { PlacingDialog } from './placing-dialog'
import { PlanBar } from './plan-bar'
import { PlanButtons } from './plan-buttons'
import { PlanDishDialog } from './plan-dish-dialog'
import { PlanningOutcome } from './planning-outcome'
import { useMealDeeds } from './use-meal-deeds'
import { useNextWeek } from './use-next-week'
import { usePlanning } from './use-planning'
import { useWeek } from './use-week'
import { useWeekAddress } from './use-week-address'
import { daysFrom } from './week-days'
import { WeekGrid } from './week-grid'
import { WeekMenu } from './week-menu'
import { WeekSkeleton } from './week-skeleton'
import { gapsOf, replaceable, timesOf } from './week-state'
import { WeekSwitch } from './week-switch'

const usualTimes: readonly MealTime[] = ['dinner']

/** The week: what is eaten when, why, and what that asks for. */
export function MealPlanPage() {
  const today = useToday()
  const { from, recipeId, go, letRecipeGo } = useWeekAddress(today)
  const { week, wishes, failure, reading, readAgain } = useWeek(from)
  const { planning, plan, stop } = usePlanning(from)
  const deeds = useMealDeeds(from, today)
  const [ask, setAsk] = useState<MealAsk | null>(null)
  const offline = useLiveState() === 'offline'
  useToasterReady()

  const busy = planning.kind === 'planning'
  const still = offline || busy
  const wished = wishes?.meals ?? usualTimes
  const days = daysFrom(from)
  const gaps = week ? gapsOf(week, wished, days, today) : []
  const others = week ? replaceable(week.meals, today) : []
  const past = addDays(from, 6) < today
  const empty = week?.meals.length === 0
  const coming = useNextWeek({ from, today, wished, full: week !== undefined && gaps.length === 0 })
  const toNext = () => go(coming.next)
  const plans = {
    gaps: gaps.length,
    replaceable: others.length,
    still: offline,
    busy,
    onPlan: (again: boolean) => void plan(again),
    onNext: coming.open ? toNext : undefined,
  }

  const act: OnMealAct = (deed, meal) => {
    const place: Place = { day: meal.day as Day, meal: meal.meal }
    if (deed === 'lock') void deeds.lock(meal, !meal.locked)
    else if (deed === 'reroll') void deeds.reroll(meal).then(() => focusPlace(place))
    else if (deed === 'remove') {
      void deeds.remove(meal)
      focusPlace(place)
    } else if (deed === 'beside') setAsk({ kind: 'add', place })
    else setAsk({ kind: deed, mealId: meal.id })
  }

  async function copyOn() {
    if (await deeds.copy(from, addDays(from, 7))) go(addDays(from, 7))
  }

  return (
    <div className="week-sheet mx-auto flex w-full max-w-400 flex-col gap-4 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 print:gap-2 print:py-0 print:ps-0">
      <PageHeading
        title="Meal Plan"
        // As tall as the buttons that come later.
        className="min-h-11 print:hidden"
        actions={
          week && !empty && !past ? (
            <div className="flex gap-2 max-md:hidden">
              <PlanButtons {...plans} />
            </div>
          ) : undefined
        }
      />
      <p className="hidden text-lg font-semibold print:block">Meal Plan, {weekWords(from, today)}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <WeekSwitch from={from} today={today} onGo={go} />
        <WeekMenu
          still={still || !week}
          empty={empty ?? true}
          past={past}
          onWishes={() => setAsk({ kind: 'wishes' })}
          onCopyHere={() => void deeds.copy(addDays(from, -7), from)}
          onCopyOn={() => void copyOn()}
          onFeed={() => setAsk({ kind: 'feed' })}
        />
      </div>
      {offline && <OfflineNote known={week !== undefined} />}
      {failure && !offline && (
        <ReadingTrouble
          sentence={sentenceOf(failure)}
          title={week !== undefined ? 'This may be out of date' : 'The plan could not be read'}
          reading={reading}
          onTryAgain={readAgain}
        />
      )}
      <PlanningOutcome
        planning={planning}
        onStop={stop}
        onUndo={deeds.undo}
        onWishes={() => setAsk({ kind: 'wishes' })}
      />
      {empty && !past && !busy && planning.kind === 'none' && (
        <EmptyWeek
          still={still}
          busy={busy}
          onPlan={() => void plan(false)}
          onCopy={() => void deeds.copy(addDays(from, -7), from)}
          onWishes={() => setAsk({ kind: 'wishes' })}
          onNext={coming.due ? toNext : undefined}
        />
      )}
      {week ? (
        <>
          <WeekGrid
            key={from}
            week={week}
            today={today}
            times={timesOf(wished, week.meals)}
            wished={wished}
            busy={deeds.busy}
            still={still}
            onAct={act}
            onAdd={(place) => setAsk({ kind: 'add', place })}
            onMove={(id, to) => {
              const meal = week.meals.find((each) => each.id === id)
              if (meal) void deeds.move(meal, to)
            }}
          />
          {!empty && !past && <LackingSection key={`lacking ${from}`} week={week} still={still} />}
          <NutritionTable days={week.days} />
          {!empty && !past && <PlanBar {...plans} />}
        </>
      ) : (
        !failure && !offline && <WeekSkeleton from={from} today={today} times={wished} />
      )}
      {week && (
        <MealDialogs
          ask={ask}
          week={week}
          wishes={wishes}
          today={today}
          deeds={deeds}
          onClose={() => {
            setAsk(null)
            if (ask) focusAfter(ask)
          }}
        />
      )}
      {recipeId !== undefined && (week || failure) && (
        <PlanDishDialog
          key={recipeId}
          recipeId={recipeId}
          place={gaps[0] ?? { day: past ? today : from < today ? today : from, meal: 'dinner' }}
          today={today}
          onPlan={async (place) => {
            const went = await deeds.add(place, { kind: 'recipe', recipeId })
            if (went) letRecipeGo(place.day)
            return went
          }}
          onClose={() => letRecipeGo()}
        />
      )}
      <PlacingDialog asked={deeds.asked} />
    </div>
  )
}
