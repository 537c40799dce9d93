import type { PlanMealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useConnectionState } from '../../../api/household-sync/household-sync'
import { useToday } from '../../../food/expiry/use-today'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { PageHeading } from '../../../ui/page-heading'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import type { MealDialogState, OnMealAction } from '../meal-action'
import { DietWarningDialog } from '../meal-dialogs/diet-warning-dialog'
import { MealDialogs } from '../meal-dialogs/meal-dialogs'
import { formatWeekRange, type PlanSlot } from '../plan-slot'
import { PlanningStatus } from '../planning/planning-status'
import { usePlanning } from '../planning/use-planning'
import { useMealActions } from '../use-meal-actions'
import { listDays } from '../week-days'
import { findEmptySlots, findReplaceableMeals, listMealTimes } from '../week-state'
import { EmptyWeek } from './empty-week'
import { focusMealMenu, focusSlot } from './focus-slot'
import { NutritionTable } from './nutrition-table'
import { OfflineNote } from './offline-note'
import { PlanBar } from './plan-bar'
import { PlanButtons } from './plan-buttons'
import { PlanDishDialog } from './plan-dish-dialog'
import { ShortfallSection } from './shortfall-section'
import { useNextWeek } from './use-next-week'
import { useWeek } from './use-week'
import { useWeekParams } from './use-week-params'
import { WeekGrid } from './week-grid'
import { WeekMenu } from './week-menu'
import { WeekSkeleton } from './week-skeleton'
import { WeekSwitcher } from './week-switcher'

const usualTimes: readonly PlanMealTime[] = ['dinner']

/** The week: what is eaten when, why, and what that asks for. */
export function MealPlanPage() {
  const today = useToday()
  const { from, recipeId, go, letRecipeGo } = useWeekParams(today)
  const { week, wishes, failure, reading, readAgain } = useWeek(from)
  const { planning, plan, stop } = usePlanning(from)
  const deeds = useMealActions(from, today)
  const [ask, setAsk] = useState<MealDialogState | null>(null)
  const offline = useConnectionState() === 'offline'
  usePreloadToaster()

  const busy = planning.kind === 'planning'
  const still = offline || busy
  const wished = wishes?.meals ?? usualTimes
  const days = listDays(from)
  const gaps = week ? findEmptySlots(week, wished, days, today) : []
  const others = week ? findReplaceableMeals(week.meals, today) : []
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

  const act: OnMealAction = (deed, meal) => {
    const place: PlanSlot = { day: meal.day as Day, meal: meal.meal }
    if (deed === 'lock') void deeds.lock(meal, !meal.locked)
    else if (deed === 'reroll') void deeds.reroll(meal).then(() => focusSlot(place))
    else if (deed === 'remove') {
      void deeds.remove(meal)
      focusSlot(place)
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
      <p className="hidden text-lg font-semibold print:block">Meal Plan, {formatWeekRange(from, today)}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <WeekSwitcher from={from} today={today} onGo={go} />
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
        <LoadErrorNote
          sentence={toErrorMessage(failure)}
          title={week !== undefined ? 'This may be out of date' : 'The plan could not be read'}
          reading={reading}
          onTryAgain={readAgain}
        />
      )}
      <PlanningStatus
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
            times={listMealTimes(wished, week.meals)}
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
          {!empty && !past && <ShortfallSection key={`lacking ${from}`} week={week} still={still} />}
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
            if (ask) focusMealMenu(ask)
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
      <DietWarningDialog asked={deeds.asked} />
    </div>
  )
}
