type Undo = () => Promise<unknown>

const open: Undo[] = []
const openToTheEnd: Undo[] = []
let interrupted = false

/** Keeps what a measurement has to undo, for when it is over, has failed or was interrupted. */
export function whenDone(undo: Undo): void {
  open.push(undo)
  if (interrupted) throw new Error('interrupted')
}

/** The same for what several measurements share. */
export function whenAllIsDone(undo: Undo): void {
  openToTheEnd.push(undo)
  if (interrupted) throw new Error('interrupted')
}

/** Undoes everything of a measurement, the last thing first. */
export async function tidyUp(): Promise<void> {
  await undoAll(open)
}

/** Undoes what they shared. */
export async function tidyUpAll(): Promise<void> {
  await undoAll(open)
  await undoAll(openToTheEnd)
}

/** Undoes everything under a running measurement, which fails by that. */
export async function interrupt(): Promise<void> {
  interrupted = true
  await tidyUpAll()
}

export function wasInterrupted(): boolean {
  return interrupted
}

async function undoAll(undos: Undo[]): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    await undo().catch((error: unknown) => console.error('Something was left behind:', error))
  }
}
