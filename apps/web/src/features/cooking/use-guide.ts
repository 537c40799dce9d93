import type { CookingState } from '@larder/contract/cooking'
import type { RecipeDetails } from '@larder/contract/recipes'
import { freshId } from '../../api/fresh-id'
import { useMeasures } from '../../food/use-measures'
import {
  isRinging,
  liveTimers,
  mostRunning,
  movedTo,
  paused,
  prolonged,
  resumed,
  stopped,
  withTimer,
} from './cooking-state'
import type { Asked } from './guide-address'
import { guideSteps } from './guide-steps'
import { useAlarm } from './use-alarm'
import { useCooking } from './use-cooking'

/** The guide through some dishes: where a cook is, what counts down, and everything that can be done about it. */
export function useGuide(asked: Asked, recipes: readonly RecipeDetails[]) {
  const [measures] = useMeasures()
  const cooking = useCooking(asked, recipes)
  const now = useAlarm()
  const { session, change } = cooking
  const steps = guideSteps(recipes, measures)
  const place = Math.min(session.state.step, Math.max(0, steps.length - 1))
  const timers = liveTimers(session.state)
  const isLast = place === steps.length - 1

  const update = (next: (state: CookingState) => CookingState) =>
    change((held) => {
      const state = next(held.state)
      return state === held.state ? held : { ...held, state }
    })

  function goTo(step: number) {
    const within = Math.min(Math.max(0, step), steps.length - 1)
    if (within !== place) update((state) => movedTo(state, within))
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
    next: () => (isLast ? change((held) => ({ ...held, done: true, action: freshId() })) : goTo(place + 1)),
    /** From the finish back to the last step. */
    unfinish: () => change(({ done: _, action: __, ...held }) => held),
    canStartTimer: timers.length < mostRunning,
    startTimer: (label: string, seconds: number) =>
      update((state) => withTimer(state, { label, seconds, now: Date.now() })),
    pauseTimer: (id: string) => update((state) => paused(state, id, Date.now())),
    resumeTimer: (id: string) => update((state) => resumed(state, id, Date.now())),
    prolongTimer: (id: string, seconds: number) =>
      update((state) => prolonged(state, id, seconds, Date.now())),
    stopTimers: (ids: readonly string[]) => update((state) => stopped(state, ids)),
    serveAt: (at: string | undefined) =>
      change(({ serveAt: _, ...held }) => (at === undefined ? held : { ...held, serveAt: at })),
  }
}

export type Guide = ReturnType<typeof useGuide>
