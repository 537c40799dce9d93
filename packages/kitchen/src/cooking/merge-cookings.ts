/** A timer that several devices show. Example: `{ id: 'a', changed: 3, endsAt: '2026-11-15T18:09:00.000Z' }`. */
export interface SharedTimer {
  readonly id: string
  /** Counts its changes. */
  readonly changed: number
  /** Stopped or heard. */
  readonly over?: boolean | undefined
}

/** How far a cook is. Example: `{ step: 2, moves: 5, timers: [] }`. */
export interface SharedProgress<Timer extends SharedTimer> {
  readonly step: number
  /** Counts the moves between steps. */
  readonly moves: number
  readonly timers: readonly Timer[]
}

/** Something on the stove, as one device has it. Example: `{ dishes, state: { step: 0, moves: 0, timers: [] } }`. */
export interface SharedCooking<Timer extends SharedTimer> {
  readonly state: SharedProgress<Timer>
}

/** So many timers are kept of one cooking. Example: `mostTimers` is 50. */
export const maxTimers = 50

/**
 * What two devices say of one cooking, together. The one that moved more often tells the step, and with it the dishes and when
 * they are served; where both moved equally often the one that is further on, else the one that was said last. Timers are of
 * both. Example: moved twice to step 1 and once to step 4: step 1.
 */
export function mergeCookings<Timer extends SharedTimer, One extends SharedCooking<Timer>>(
  known: One,
  said: One,
): One {
  const [ours, theirs] = [known.state, said.state]
  const isAhead = ours.moves - theirs.moves || ours.step - theirs.step
  const further = isAhead > 0 ? known : said
  const { step, moves } = further.state
  return { ...further, state: { step, moves, timers: mergeTimers(ours.timers, theirs.timers) } }
}

/**
 * The timers of two devices together, each as it was changed last; of two changed equally often the one that is over. Of more
 * than are kept, those that are over go first. Example: paused on the phone (3 changes) and running on the tablet (2): paused.
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
  const byUse = [...all].sort((a, b) => overCount(a) - overCount(b) || b.changed - a.changed)
  const kept = new Set(byUse.slice(0, maxTimers))
  return all.filter((timer) => kept.has(timer))
}

function isLater(one: SharedTimer, other: SharedTimer): boolean {
  const later =
    one.changed - other.changed ||
    overCount(one) - overCount(other) ||
    compareText(contentOf(one), contentOf(other))
  return later > 0
}

function overCount({ over }: SharedTimer): number {
  return over === true ? 1 : 0
}

// The same text for the same timer, in whatever order its fields came.
function contentOf(timer: SharedTimer): string {
  const said = Object.entries(timer).filter(([, value]) => value !== undefined)
  return JSON.stringify(said.sort(([a], [b]) => compareText(a, b)))
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
