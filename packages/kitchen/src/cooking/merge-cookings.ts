/** A timer that several devices show. Example: `{ id: 'a', changed: 3, endsAt: '2026-11-15T18:09:00.000Z' }`. */
export interface SharedTimer {
  readonly id: string
  /** Number of changes to the timer. */
  readonly changed: number
  /** Stopped or acknowledged. */
  readonly over?: boolean | undefined
}

/** Progress of a cooking. Example: `{ step: 2, moves: 5, timers: [] }`. */
interface SharedProgress<Timer extends SharedTimer> {
  readonly step: number
  /** Number of moves between steps. */
  readonly moves: number
  readonly timers: readonly Timer[]
}

/** A cooking as one device has it. Example: `{ dishes, state: { step: 0, moves: 0, timers: [] } }`. */
export interface SharedCooking<Timer extends SharedTimer> {
  readonly state: SharedProgress<Timer>
}

/** Maximum number of timers of one cooking. Example: 50. */
export const maxTimers = 50

/**
 * Merges the states of one cooking from two devices. The device with more moves decides the step, the dishes and the serving
 * time; on a tie the later step, else `incoming`, decides. Timers of both are merged. Example: moved twice to step 1 and once to
 * step 4: step 1.
 */
export function mergeCookings<Timer extends SharedTimer, Cooking extends SharedCooking<Timer>>(
  known: Cooking,
  incoming: Cooking,
): Cooking {
  const [ours, theirs] = [known.state, incoming.state]
  const lead = ours.moves - theirs.moves || ours.step - theirs.step
  const further = lead > 0 ? known : incoming
  const { step, moves } = further.state
  return { ...further, state: { step, moves, timers: mergeTimers(ours.timers, theirs.timers) } }
}

/**
 * Merges the timers of two devices, each in its latest state; on equal change counts a timer that is over takes precedence.
 * Above the maximum, timers that are over are dropped first. Example: paused on the phone (3 changes) and running on the tablet
 * (2): paused.
 */
export function mergeTimers<Timer extends SharedTimer>(
  ours: readonly Timer[],
  theirs: readonly Timer[],
): Timer[] {
  const byId = new Map<string, Timer>()
  for (const timer of [...ours, ...theirs]) {
    const known = byId.get(timer.id)
    if (!known || isLater(timer, known)) byId.set(timer.id, timer)
  }
  const all = [...byId.values()].sort((a, b) => compareText(a.id, b.id))
  if (all.length <= maxTimers) return all
  const byPriority = [...all].sort((a, b) => overOrder(a) - overOrder(b) || b.changed - a.changed)
  const kept = new Set(byPriority.slice(0, maxTimers))
  return all.filter((timer) => kept.has(timer))
}

function isLater(timer: SharedTimer, current: SharedTimer): boolean {
  const order =
    timer.changed - current.changed ||
    overOrder(timer) - overOrder(current) ||
    compareText(canonicalText(timer), canonicalText(current))
  return order > 0
}

function overOrder({ over }: SharedTimer): number {
  return over === true ? 1 : 0
}

// Canonical text of a timer, independent of field order.
function canonicalText(timer: SharedTimer): string {
  const fields = Object.entries(timer).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([a], [b]) => compareText(a, b)))
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
