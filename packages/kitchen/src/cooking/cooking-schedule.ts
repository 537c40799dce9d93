/** One step of a dish as time sees it. Example: `{ activeSeconds: 120, waitSeconds: 600 }` is two minutes of work and ten of simmering. */
export interface StepTime {
  /** Seconds of work, which only one pair of hands can do. */
  readonly activeSeconds: number
  /** Seconds in which the dish is left alone before its next step. */
  readonly waitSeconds: number
}

/** One step in its turn. Example: `{ dish: 1, step: 0, before: 1500 }` begins 25 minutes before the meal. */
export interface ScheduledStep {
  /** Place of the dish among those that were given. */
  readonly dish: number
  readonly step: number
  /** Seconds before serving at which it begins. */
  readonly before: number
}

/** Whoever does nothing but read needs so long for a step. */
const leastHands = 30

/**
 * How the time of a dish falls on its steps: what a step says to wait, it waits; the rest of the dish's minutes is work, the
 * same for every step. Example: 20 minutes and three steps, one of which simmers 11, is 3 minutes of work a step.
 */
export function stepTimes(minutes: number | undefined, waits: readonly number[]): StepTime[] {
  const waiting = waits.reduce((sum, wait) => sum + wait, 0)
  const work = Math.max(0, (minutes ?? 0) * 60 - waiting)
  const activeSeconds = Math.max(leastHands, Math.round(work / Math.max(1, waits.length)))
  return waits.map((wait) => ({ activeSeconds, waitSeconds: wait }))
}

/**
 * The steps of several dishes in one order, so that all are ready together and one cook never has two things to do at once: each
 * step begins as late as it can. Example: the rice that simmers 15 minutes is begun before the stir-fry of 5.
 */
export function scheduleSteps(dishes: readonly (readonly StepTime[])[]): ScheduledStep[] {
  const turns: ScheduledStep[] = []
  const busy: { from: number; to: number }[] = []
  const left = dishes.map((steps) => steps.length - 1)
  // Seconds before serving by which what is done so far of a dish, seen from its end, has to begin.
  const due = dishes.map(() => 0)
  while (left.some((step) => step >= 0)) {
    const dish = latestToBegin(dishes, left, due)
    const step = left[dish] ?? 0
    const { activeSeconds, waitSeconds } = dishes[dish]?.[step] ?? {
      activeSeconds: 0,
      waitSeconds: 0,
    }
    const before = freeFrom(busy, (due[dish] ?? 0) + waitSeconds, activeSeconds)
    busy.push({ from: before, to: before - activeSeconds })
    turns.push({ dish, step, before })
    due[dish] = before
    left[dish] = step - 1
  }
  return turns.sort((a, b) => b.before - a.before || a.dish - b.dish || a.step - b.step)
}

// The step that can be left the longest is placed first, at the end of the evening.
function latestToBegin(
  dishes: readonly (readonly StepTime[])[],
  left: readonly number[],
  due: readonly number[],
): number {
  let best = -1
  let latest = Number.POSITIVE_INFINITY
  left.forEach((step, dish) => {
    const time = step < 0 ? undefined : dishes[dish]?.[step]
    if (!time) return
    const begins = (due[dish] ?? 0) + time.waitSeconds + time.activeSeconds
    if (begins < latest) [best, latest] = [dish, begins]
  })
  return best
}

/** The latest time, in seconds before serving, from which the hands are free so long and done by `by`. */
function freeFrom(busy: readonly { from: number; to: number }[], by: number, hands: number): number {
  let before = by + hands
  for (const { from, to } of [...busy].sort((a, b) => a.from - b.from)) {
    if (before > to && before - hands < from) before = from + hands
  }
  return before
}
