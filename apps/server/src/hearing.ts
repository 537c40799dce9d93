/** Something under way that tells how far it is. */
export interface Heard<T> {
  /** The newest word at each look, until it is over, whether well or not. */
  readonly steps: AsyncIterable<number>
  readonly result: Promise<T>
}

/** Turns words that are called out into ones that can be waited for; who is slow to listen hears only the newest. */
export function hearing<T>(begin: (tell: (done: number) => void) => Promise<T>): Heard<T> {
  let newest: number | undefined
  let over = false
  let wake: () => void = () => undefined
  const result = begin((done) => {
    newest = done
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
          const done = newest
          newest = undefined
          if (done !== undefined) yield done
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
