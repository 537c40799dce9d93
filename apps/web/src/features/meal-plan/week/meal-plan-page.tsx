import type { PlanMealTime, PlanWeek } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { CloudOff, Snowflake } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useConnectionState } from '../../../api/household-sync/connection-state'
import { useToday } from '../../../food/expiry/use-today'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { lazyPart, usePreloadedParts } from '../../../ui/lazy-part'
import { PageHeading } from '../../../ui/page-heading'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import type { MealDialogState, OnMealAction } from '../meal-action'
import { formatWeekRange, type PlanSlot } from '../plan-slot'
import { usePlanning } from '../planning/use-planning'
import { useMealActions } from '../use-meal-actions'
import { listDays } from '../week-days'
import { findEmptySlots, findReplaceableMeals, listMealTimes } from '../week-state'
import { EmptyWeek, WeekSkeleton } from './empty-week'
import { PlanBar, PlanButtons } from './plan-buttons'
import { focusMealMenu, focusSlot } from './use-meal-drag'
import { useNextWeek, useWeek, useWeekParams } from './use-week'
import { WeekGrid } from './week-grid'
import { WeekMenu, WeekSwitcher } from './week-menu'

const MealDialogs = lazyPart(async () => (await import('../meal-dialogs/meal-dialogs')).MealDialogs)
const PlanDishDialog = lazyPart(async () => (await import('./plan-dish-dialog')).PlanDishDialog)
const DietWarningDialog = lazyPart(
  async () => (await import('../meal-dialogs/diet-warning-dialog')).DietWarningDialog,
)
const PlanningStatus = lazyPart(async () => (await import('../planning/planning-result')).PlanningStatus)
// Below the week.
const WeekDetails = lazyPart(async () => (await import('./week-details')).WeekDetails)
const laterParts = [MealDialogs, DietWarningDialog, PlanningStatus]

const defaultTimes: readonly PlanMealTime[] = ['dinner']

interface OfflineNoteProps {
  /** Whether a cached week is shown. */
  readonly known: boolean
}

/** Offline the plan is read-only: otherwise two cooks could plan the same slot. */
function OfflineNote({ known }: OfflineNoteProps) {
  return (
    <p role="status" className="flex items-start gap-3 rounded-card border bg-shade p-4 print:hidden">
      <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      {known
        ? 'You are offline. This is the plan as it was last loaded; it can be changed once you are back.'
        : 'You are offline, and this week hasn’t been loaded on this device yet. It will appear once you are back online.'}
    </p>
  )
}

/** The meal plan of one week, with its nutrition and shortfall. */
export function MealPlanPage() {
  const today = useToday()
  const { from, recipeId, go, clearRecipe } = useWeekParams(today)
  const { week, wishes, failure, reading, readAgain } = useWeek(from)
  const { planning, plan, stop } = usePlanning(from)
  const actions = useMealActions(today)
  const [dialog, setDialog] = useState<MealDialogState | null>(null)
  const offline = useConnectionState() === 'offline'
  usePreloadToaster()
  usePreloadedParts(laterParts)

  const busy = planning.kind === 'planning'
  const still = offline || busy
  const wished = wishes?.meals ?? defaultTimes
  const days = listDays(from)
  const gaps = week ? findEmptySlots(week, wished, days, today) : []
  const replaceable = week ? findReplaceableMeals(week.meals, today) : []
  const isPast = addDays(from, 6) < today
  const isEmpty = week?.meals.length === 0
  const nextWeek = useNextWeek({ from, today, wished, full: week !== undefined && gaps.length === 0 })
  const goToNextWeek = () => go(nextWeek.next)
  const planButtonProps = {
    gaps: gaps.length,
    replaceable: replaceable.length,
    still: offline,
    busy,
    onPlan: (again: boolean) => void plan(again),
    onNext: nextWeek.open ? goToNextWeek : undefined,
  }

  const onAction: OnMealAction = (action, meal) => {
    const place: PlanSlot = { day: meal.day as Day, meal: meal.meal }
    if (action === 'lock') void actions.lock(meal, !meal.locked)
    else if (action === 'reroll') void actions.reroll(meal).then(() => focusSlot(place))
    else if (action === 'remove') {
      void actions.remove(meal)
      focusSlot(place)
    } else if (action === 'beside') setDialog({ kind: 'add', place })
    else setDialog({ kind: action, mealId: meal.id })
  }

  async function copyToNextWeek() {
    if (await actions.copy(from, addDays(from, 7))) go(addDays(from, 7))
  }

  return (
    <div className="week-sheet mx-auto flex w-full max-w-400 flex-col gap-4 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 print:gap-2 print:py-0 print:ps-0">
      <PageHeading
        title="Meal Plan"
        // As tall as the buttons, which load later.
        className="min-h-11 print:hidden"
        actions={
          week && !isEmpty && !isPast ? (
            <div className="flex gap-2 max-md:hidden">
              <PlanButtons {...planButtonProps} />
            </div>
          ) : undefined
        }
      />
      <p className="hidden text-lg font-semibold print:block">Meal Plan, {formatWeekRange(from, today)}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <WeekSwitcher from={from} today={today} onGo={go} />
        <WeekMenu
          still={still || !week}
          empty={isEmpty ?? true}
          past={isPast}
          onWishes={() => setDialog({ kind: 'wishes' })}
          onCopyHere={() => void actions.copy(addDays(from, -7), from)}
          onCopyOn={() => void copyToNextWeek()}
          onFeed={() => setDialog({ kind: 'feed' })}
        />
      </div>
      {offline && <OfflineNote known={week !== undefined} />}
      {failure && !offline && (
        <LoadErrorNote
          sentence={toErrorMessage(failure)}
          title={week !== undefined ? 'This may be out of date' : 'The plan could not be loaded'}
          reading={reading}
          onTryAgain={readAgain}
        />
      )}
      {planning.kind !== 'none' && (
        <PlanningStatus
          planning={planning}
          onStop={stop}
          onUndo={actions.undo}
          onWishes={() => setDialog({ kind: 'wishes' })}
        />
      )}
      {isEmpty && !isPast && !busy && planning.kind === 'none' && (
        <EmptyWeek
          still={still}
          busy={busy}
          onPlan={() => void plan(false)}
          onCopy={() => void actions.copy(addDays(from, -7), from)}
          onWishes={() => setDialog({ kind: 'wishes' })}
          onNext={nextWeek.due ? goToNextWeek : undefined}
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
            busy={actions.busy}
            still={still}
            onAction={onAction}
            onAdd={(place) => setDialog({ kind: 'add', place })}
            onMove={(id, to) => {
              const meal = week.meals.find((each) => each.id === id)
              if (meal) void actions.move(meal, to)
            }}
          />
          {!isEmpty && !isPast && <UnplannedNote items={week.unplanned ?? []} />}
          {!isEmpty && <WeekDetails week={week} isPast={isPast} still={still} />}
          {!isEmpty && !isPast && <PlanBar {...planButtonProps} />}
        </>
      ) : (
        !failure && !offline && <WeekSkeleton from={from} today={today} times={wished} />
      )}
      {week && dialog && (
        <MealDialogs
          dialog={dialog}
          week={week}
          wishes={wishes}
          today={today}
          actions={actions}
          onClose={() => {
            setDialog(null)
            focusMealMenu(dialog)
          }}
        />
      )}
      {recipeId !== undefined && (week || failure) && (
        <PlanDishDialog
          key={recipeId}
          recipeId={recipeId}
          place={gaps[0] ?? { day: isPast ? today : from < today ? today : from, meal: 'dinner' }}
          today={today}
          onPlan={async (place) => {
            const succeeded = await actions.add(place, { kind: 'recipe', recipeId })
            if (succeeded) clearRecipe(place.day)
            return succeeded
          }}
          onClose={() => clearRecipe()}
        />
      )}
      {actions.warning && <DietWarningDialog warning={actions.warning} />}
    </div>
  )
}

/** What spoils by tomorrow although no planned meal uses it, and what to do about it. */
function UnplannedNote({ items }: { readonly items: NonNullable<PlanWeek['unplanned']> }) {
  if (items.length === 0) return null
  return (
    <section
      aria-labelledby="unplanned"
      className="flex items-start gap-3 rounded-card border bg-shade p-4 print:hidden"
    >
      <Snowflake aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id="unplanned" className="font-semibold">
          Not in the plan
        </h2>
        <ul className="flex flex-col gap-1">
          {items.map(({ itemId, say }) => (
            <li key={itemId}>{say}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
