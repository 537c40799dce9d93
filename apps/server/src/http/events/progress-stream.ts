/** Something under way that tells how far it is. */
export interface ProgressStream<T, Step> {
  /** The newest word at each look, until it is over, whether well or not. */
  readonly steps: AsyncIterable<Step>
  readonly result: Promise<T>
}

/** Turns words that are called out into ones that can be waited for; who is slow to listen hears only the newest. */
export function streamProgress<T, Step = number>(
  begin: (tell: (step: Step) => void) => Promise<T>,
): ProgressStream<T, Step> {
  let newest: Step | undefined
  let over = false
  let wake: () => void = () => undefined
  const result = begin((step) => {
    newest = step
    wake()
  }).finally(() => {
    over = true
    wake()
  })
  // It is waited for only once all was heard.
  result.catch(() => undefined)
  return {
    result,
    steps: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          const step = newest
          newest = undefined
          if (step !== undefined) yield step
          else if (over) return
          else
            await new Promise<void>((resolve) => {
              wake = resolve
            })
        }
      },
    },
  }
}
