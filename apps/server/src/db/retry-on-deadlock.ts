const maxAttempts = 3
const deadlock = '40P01'

/** Whoever is removed may be doing something on a device at this moment; then the database lets one of the two begin again. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried === maxAttempts || codeOf(error) !== deadlock) throw error
    }
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  if ('code' in error) return error.code
  return codeOf(error.cause)
}
