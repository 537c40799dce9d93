/**
 * Duration of one step of a dish. Example: `{ activeSeconds: 120, waitSeconds: 600 }` is two minutes of work and ten of
 * simmering.
 */
export interface StepTime {
  /** Seconds of active work. One cook does one step at a time. */
  readonly activeSeconds: number
  /** Seconds of waiting before the dish's next step. */
  readonly waitSeconds: number
}

/** One step of the schedule. Example: `{ dish: 1, step: 0, before: 1500 }` begins 25 minutes before the meal. */
export interface ScheduledStep {
  /** Index of the dish in the input. */
  readonly dish: number
  readonly step: number
  /** Seconds before serving at which the step begins. */
  readonly before: number
}

/** Minimum seconds of work per step: the time to read it. */
const minStepSeconds = 30

/**
 * Divides the time of a dish among its steps. A step's stated waiting time is kept; the rest of the dish's minutes is work,
 * divided equally. Example: 20 minutes and three steps, one of which simmers 11, is 3 minutes of work a step.
 */
export function stepTimes(minutes: number | undefined, waits: readonly number[]): StepTime[] {
  const totalWait = waits.reduce((sum, wait) => sum + wait, 0)
  const work = Math.max(0, (minutes ?? 0) * 60 - totalWait)
  const activeSeconds = Math.max(minStepSeconds, Math.round(work / Math.max(1, waits.length)))
  return waits.map((wait) => ({ activeSeconds, waitSeconds: wait }))
}

/**
 * Schedules the steps of several dishes so that all are ready together and one cook never does two things at once. Each step
 * begins as late as possible. Example: the rice that simmers 15 minutes is begun before the stir-fry of 5.
 */
export function scheduleSteps(dishes: readonly (readonly StepTime[])[]): ScheduledStep[] {
  const schedule: ScheduledStep[] = []
  const busy: { from: number; to: number }[] = []
  const nextStep = dishes.map((steps) => steps.length - 1)
  // Per dish: seconds before serving at which the part scheduled so far begins, counted from the end.
  const due = dishes.map(() => 0)
  while (nextStep.some((step) => step >= 0)) {
    const dish = findLatestStart(dishes, nextStep, due)
    const step = nextStep[dish] ?? 0
    const { activeSeconds, waitSeconds } = dishes[dish]?.[step] ?? {
      activeSeconds: 0,
      waitSeconds: 0,
    }
    const before = findFreeStart(busy, (due[dish] ?? 0) + waitSeconds, activeSeconds)
    busy.push({ from: before, to: before - activeSeconds })
    schedule.push({ dish, step, before })
    due[dish] = before
    nextStep[dish] = step - 1
  }
  return schedule.sort((a, b) => b.before - a.before || a.dish - b.dish || a.step - b.step)
}

// Picks the dish whose next step, counted from the end, can begin the latest.
function findLatestStart(
  dishes: readonly (readonly StepTime[])[],
  nextStep: readonly number[],
  due: readonly number[],
): number {
  let best = -1
  let latest = Number.POSITIVE_INFINITY
  nextStep.forEach((step, dish) => {
    const time = step < 0 ? undefined : dishes[dish]?.[step]
    if (!time) return
    const start = (due[dish] ?? 0) + time.waitSeconds + time.activeSeconds
    if (start < latest) [best, latest] = [dish, start]
  })
  return best
}

/** Returns the latest start, in seconds before serving, at which the cook is free for `hands` seconds and done by `by`. */
function findFreeStart(busy: readonly { from: number; to: number }[], by: number, hands: number): number {
  let before = by + hands
  for (const { from, to } of [...busy].sort((a, b) => a.from - b.from)) {
    if (before > to && before - hands < from) before = from + hands
  }
  return before
}
