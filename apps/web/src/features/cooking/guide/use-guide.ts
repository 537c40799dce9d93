import type { CookingState } from '@larder/contract/cooking'
import type { RecipeDetails } from '@larder/contract/recipes'
import { randomId } from '../../../api/random-id'
import { useMeasures } from '../../../food/recipe/use-measures'
import {
  extendTimer,
  isRinging,
  listActiveTimers,
  maxRunningTimers,
  moveToStep,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimers,
} from '../session/cooking-state'
import { useCookingSession } from '../session/use-cooking-session'
import { useTimerClock } from '../timers/timer-alarm'
import { buildGuideSteps } from './guide-steps'
import type { GuideRequest } from './guide-url'

/** The state of the guide: steps, timers, and all actions. */
export function useGuide(request: GuideRequest, recipes: readonly RecipeDetails[]) {
  const [measures] = useMeasures()
  const cooking = useCookingSession(request, recipes)
  const now = useTimerClock()
  const { session, change } = cooking
  const steps = buildGuideSteps(recipes, measures)
  const place = Math.min(session.state.step, Math.max(0, steps.length - 1))
  const timers = listActiveTimers(session.state)
  const isLast = place === steps.length - 1

  const update = (next: (state: CookingState) => CookingState) =>
    change((held) => {
      const state = next(held.state)
      return state === held.state ? held : { ...held, state }
    })

  function goTo(step: number) {
    const within = Math.min(Math.max(0, step), steps.length - 1)
    if (within !== place) update((state) => moveToStep(state, within))
  }

  return {
    cooking,
    session,
    recipes,
    measures,
    steps,
    place,
    step: steps[place],
    isLast,
    timers,
    ringing: timers.filter((timer) => isRinging(timer, now)),
    now,
    goTo,
    back: () => goTo(place - 1),
    next: () => (isLast ? change((held) => ({ ...held, done: true, action: randomId() })) : goTo(place + 1)),
    /** Returns from the finish to the last step. */
    unfinish: () => change(({ done: _, action: __, ...held }) => held),
    canStartTimer: timers.length < maxRunningTimers,
    startTimer: (label: string, seconds: number) =>
      update((state) => startTimer(state, { label, seconds, now: Date.now() })),
    pauseTimer: (id: string) => update((state) => pauseTimer(state, id, Date.now())),
    resumeTimer: (id: string) => update((state) => resumeTimer(state, id, Date.now())),
    extendTimer: (id: string, seconds: number) =>
      update((state) => extendTimer(state, id, seconds, Date.now())),
    stopTimers: (ids: readonly string[]) => update((state) => stopTimers(state, ids)),
    serveAt: (at: string | undefined) =>
      change(({ serveAt: _, ...held }) => (at === undefined ? held : { ...held, serveAt: at })),
  }
}

export type Guide = ReturnType<typeof useGuide>
