type Undo = () => Promise<unknown>

const open: Undo[] = []
let interrupted = false

/** Keeps what a measurement has to undo, for when it is over, has failed or was interrupted. */
export function whenDone(undo: Undo): void {
  open.push(undo)
  if (interrupted) throw new Error('interrupted')
}

/** Undoes everything, the last thing first. */
export async function tidyUp(): Promise<void> {
  for (let undo = open.pop(); undo; undo = open.pop()) {
    await undo().catch((error: unknown) => console.error('Something was left behind:', error))
  }
}

/** Undoes everything under a running measurement, which fails by that. */
export async function interrupt(): Promise<void> {
  interrupted = true
  await tidyUp()
}

export function wasInterrupted(): boolean {
  return interrupted
}
