/** What a minute of the run was like. */
interface MinuteTally {
  requests: number
  /** Milliseconds of each answer: what is read and written, and what is worked on (pictures, weeks, passwords, archives). */
  quick: number[]
  heavy: number[]
}

export interface SoakMistake {
  count: number
  /** The first one, in words. */
  example: string
}

/** Keeps what was asked, how long it took and what was wrong. */
export interface SoakTally {
  readonly kinds: Map<string, number[]>
  readonly mistakes: Map<string, SoakMistake>
  readonly journeys: Map<string, number>
  recordResponse(kind: string, ms: number, heavy: boolean): void
  recordMistake(kind: string, example: string): void
  recordJourney(journey: string): void
  /** Gives the minute that is over and begins another. */
  nextMinute(): MinuteTally
  /** While it is measured the servers stand still for a moment; what meets that is checked but not timed. */
  untimed<Result>(work: () => Promise<Result>): Promise<Result>
  /** Changes with every measurement: what began before one and ended after it was not timed fairly. */
  round(): number | undefined
}

export function createSoakTally(): SoakTally {
  let minute = newMinute()
  const kinds = new Map<string, number[]>()
  const mistakes = new Map<string, SoakMistake>()
  const journeys = new Map<string, number>()
  let round = 0
  let measuring = false
  return {
    kinds,
    mistakes,
    journeys,
    recordResponse(kind, ms, heavy) {
      minute.requests += 1
      if (Number.isNaN(ms)) return
      minute[heavy ? 'heavy' : 'quick'].push(ms)
      const times = kinds.get(kind) ?? []
      times.push(ms)
      kinds.set(kind, times)
    },
    recordMistake(kind, example) {
      const known = mistakes.get(kind)
      if (known) known.count += 1
      else mistakes.set(kind, { count: 1, example })
    },
    recordJourney: (journey) => void journeys.set(journey, (journeys.get(journey) ?? 0) + 1),
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

function newMinute(): MinuteTally {
  return { requests: 0, quick: [], heavy: [] }
}
