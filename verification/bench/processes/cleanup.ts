type Cleanup = () => Promise<unknown>

const measurementCleanups: Cleanup[] = []
const runCleanups: Cleanup[] = []
let interrupted = false

/** Keeps what a measurement has to undo, for when it is over, has failed or was interrupted. */
export function onMeasurementEnd(undo: Cleanup): void {
  measurementCleanups.push(undo)
  if (interrupted) throw new Error('interrupted')
}

/** The same for what several measurements share. */
export function onRunEnd(undo: Cleanup): void {
  runCleanups.push(undo)
  if (interrupted) throw new Error('interrupted')
}

/** Undoes everything of a measurement, the last thing first. */
export async function cleanUpMeasurement(): Promise<void> {
  await runCleanupsOf(measurementCleanups)
}

/** Undoes what they shared. */
export async function cleanUpRun(): Promise<void> {
  await runCleanupsOf(measurementCleanups)
  await runCleanupsOf(runCleanups)
}

/** Undoes everything under a running measurement, which fails by that. */
export async function interruptRun(): Promise<void> {
  interrupted = true
  await cleanUpRun()
}

export function wasInterrupted(): boolean {
  return interrupted
}

async function runCleanupsOf(undos: Cleanup[]): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    await undo().catch((error: unknown) => console.error('cleanup failed:', error))
  }
}
