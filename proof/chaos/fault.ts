import type { Dice } from './dice'

/** How large a run is; the whole one is the default. */
export interface Size {
  readonly kills: number
  readonly seed: number
}

/** Where a fault writes down what it tried, what came of it, and what must never happen. */
export interface Notes {
  /** One thing that was tried. */
  tried(what: string): void
  /** What came of it, with its figures. */
  saw(what: string): void
  /** Fails the whole run when it does not hold. */
  must(holds: boolean, what: string): void
}

/** One kind of misfortune, and what Larder makes of it. */
export interface Fault {
  readonly name: string
  run(notes: Notes, dice: Dice, size: Size): Promise<void>
}

export interface Outcome {
  readonly name: string
  readonly seconds: number
  readonly tried: readonly string[]
  readonly saw: readonly string[]
  readonly losses: readonly string[]
}

/** Runs one fault to its end, whatever happens in it. */
export async function outcomeOf(fault: Fault, dice: Dice, size: Size): Promise<Outcome> {
  const tried: string[] = []
  const saw: string[] = []
  const losses: string[] = []
  const began = Date.now()
  const notes: Notes = {
    tried: (what) => void tried.push(what),
    saw: (what) => void saw.push(what),
    must(holds, what) {
      if (!holds) losses.push(what)
    },
  }
  try {
    await fault.run(notes, dice, size)
  } catch (error) {
    losses.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  return { name: fault.name, seconds: (Date.now() - began) / 1000, tried, saw, losses }
}
