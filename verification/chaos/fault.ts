import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'

/** How large a run is; the whole one is the default. */
export interface ChaosSize {
  readonly kills: number
  readonly seed: number
}

/** Where a fault writes down what it tried, what came of it, and what must never happen. */
export interface FaultReport {
  /** One thing that was tried. */
  tried(what: string): void
  /** What came of it, with its figures. */
  observed(what: string): void
  /** Says why the rest could not be tried here. */
  skipRest(why: string): void
  /** Fails the whole run when it does not hold. */
  assert(holds: boolean, what: string): void
}

/** One kind of misfortune, and what Larder makes of it. */
export interface ChaosFault {
  readonly name: string
  run(notes: FaultReport, random: RandomSource, size: ChaosSize): Promise<void>
}

export interface FaultResult {
  readonly name: string
  readonly seconds: number
  readonly tried: readonly string[]
  readonly saw: readonly string[]
  readonly losses: readonly string[]
  /** Why it could not be tried here. */
  readonly skipped: string | undefined
}

/** Runs one fault to its end, whatever happens in it. */
export async function runFault(
  fault: ChaosFault,
  random: RandomSource,
  size: ChaosSize,
): Promise<FaultResult> {
  const tried: string[] = []
  const saw: string[] = []
  const losses: string[] = []
  let skipped: string | undefined
  const began = Date.now()
  const notes: FaultReport = {
    tried: (what) => void tried.push(what),
    observed: (what) => void saw.push(what),
    skipRest(why) {
      skipped = why
    },
    assert(holds, what) {
      if (!holds) losses.push(what)
    },
  }
  try {
    await fault.run(notes, random, size)
  } catch (error) {
    losses.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  return { name: fault.name, seconds: (Date.now() - began) / 1000, tried, saw, losses, skipped }
}
