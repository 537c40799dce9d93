const maxAttempts = 3
const deadlock = '40P01'

/**
 * Retries a transaction after a deadlock. A deleted account may be changing something on a device at the same moment; the
 * database then aborts one of the two.
 */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || codeOf(error) !== deadlock) throw error
    }
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  if ('code' in error) return error.code
  return codeOf(error.cause)
}
