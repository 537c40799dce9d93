/** What a minute of the run was like. */
export interface Minute {
  requests: number
  /** Milliseconds of each answer: what is read and written, and what is worked on (pictures, weeks, passwords, archives). */
  quick: number[]
  heavy: number[]
}

export interface Mistake {
  count: number
  /** The first one, in words. */
  example: string
}

/** Keeps what was asked, how long it took and what was wrong. */
export interface Tally {
  readonly kinds: Map<string, number[]>
  readonly mistakes: Map<string, Mistake>
  readonly journeys: Map<string, number>
  answered(kind: string, ms: number, heavy: boolean): void
  mistaken(kind: string, example: string): void
  walked(journey: string): void
  /** Gives the minute that is over and begins another. */
  nextMinute(): Minute
  /** While it is measured the servers stand still for a moment; what meets that is checked but not timed. */
  untimed<Result>(work: () => Promise<Result>): Promise<Result>
  /** Changes with every measurement: what began before one and ended after it was not timed fairly. */
  round(): number | undefined
}

export function openTally(): Tally {
  let minute = newMinute()
  const kinds = new Map<string, number[]>()
  const mistakes = new Map<string, Mistake>()
  const journeys = new Map<string, number>()
  let round = 0
  let measuring = false
  return {
    kinds,
    mistakes,
    journeys,
    answered(kind, ms, heavy) {
      minute.requests += 1
      if (Number.isNaN(ms)) return
      minute[heavy ? 'heavy' : 'quick'].push(ms)
      const times = kinds.get(kind) ?? []
      times.push(ms)
      kinds.set(kind, times)
    },
    mistaken(kind, example) {
      const known = mistakes.get(kind)
      if (known) known.count += 1
      else mistakes.set(kind, { count: 1, example })
    },
    walked: (journey) => void journeys.set(journey, (journeys.get(journey) ?? 0) + 1),
    nextMinute() {
      const past = minute
      minute = newMinute()
      return past
    },
    async untimed(work) {
      measuring = true
      round += 1
      try {
        return await work()
      } finally {
        measuring = false
      }
    },
    round: () => (measuring ? undefined : round),
  }
}

function newMinute(): Minute {
  return { requests: 0, quick: [], heavy: [] }
}
