interface PendingResult {
  readonly answer: Promise<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/** What the server will say to each change, for whoever waits for it in this tab. */
export function createChangeResults() {
  const settlings = new Map<string, PendingResult>()

  function of(id: string): PendingResult {
    const known = settlings.get(id)
    if (known) return known
    let [resolve, reject]: [PendingResult['resolve'], PendingResult['reject']] = [() => {}, () => {}]
    const answer = new Promise<unknown>((settle, refuse) => {
      ;[resolve, reject] = [settle, refuse]
    })
    // Whoever waits for it hears of a refusal; that nobody does is no error of the page.
    answer.catch(() => {})
    const settling = { answer, resolve, reject }
    settlings.set(id, settling)
    return settling
  }

  return {
    answerTo: (id: string) => of(id).answer,
    resolve: (id: string, answer: unknown) => settlings.get(id)?.resolve(answer),
    reject: (id: string, error: unknown) => settlings.get(id)?.reject(error),
  }
}
