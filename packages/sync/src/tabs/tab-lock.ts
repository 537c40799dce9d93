/** Runs work in one tab at a time. In a browser without locks each tab runs it at once. */
export async function withTabLock<T>(
  locks: LockManager | undefined,
  name: string,
  /** With `ifAvailable` it is false while another tab holds the lock. */
  work: (isHeld: boolean) => T | Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  if (!locks) return work(true)
  let started = false
  try {
    return await locks.request(name, options, async (lock) => {
      started = true
      return work(lock !== null)
    })
  } catch (error) {
    if (started) throw error
    // A browser that blocks site data may refuse locks too.
    return work(true)
  }
}
