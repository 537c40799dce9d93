interface PendingResult {
  readonly promise: Promise<unknown>
  readonly resolve: (response: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The pending result of each change, for callers that await it in this tab. */
export function createChangeResults() {
  const pending = new Map<string, PendingResult>()

  function pendingResult(id: string): PendingResult {
    const existing = pending.get(id)
    if (existing) return existing
    let [resolve, reject]: [PendingResult['resolve'], PendingResult['reject']] = [() => {}, () => {}]
    const promise = new Promise<unknown>((resolvePromise, rejectPromise) => {
      ;[resolve, reject] = [resolvePromise, rejectPromise]
    })
    // Callers that await the result handle the rejection. A rejection without a caller is no page error.
    promise.catch(() => {})
    const result = { promise, resolve, reject }
    pending.set(id, result)
    return result
  }

  return {
    answerTo: (id: string) => pendingResult(id).promise,
    resolve: (id: string, response: unknown) => pending.get(id)?.resolve(response),
    reject: (id: string, error: unknown) => pending.get(id)?.reject(error),
  }
}
