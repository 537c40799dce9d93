/** A task in progress with its progress steps. */
export interface ProgressStream<T, Step> {
  /** Yields the newest step until the task ends or fails. */
  readonly steps: AsyncIterable<Step>
  readonly result: Promise<T>
}

/** Turns progress callbacks into an async iterable. A slow reader receives only the newest step. */
export function streamProgress<T, Step = number>(
  begin: (report: (step: Step) => void) => Promise<T>,
): ProgressStream<T, Step> {
  let newest: Step | undefined
  let isDone = false
  let wake: () => void = () => undefined
  const result = begin((step) => {
    newest = step
    wake()
  }).finally(() => {
    isDone = true
    wake()
  })
  // A rejection is handled by the awaiter of `result`, which reads all steps first.
  result.catch(() => undefined)
  return {
    result,
    steps: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          const step = newest
          newest = undefined
          if (step !== undefined) yield step
          else if (isDone) return
          else
            await new Promise<void>((resolve) => {
              wake = resolve
            })
        }
      },
    },
  }
}
