/** Runs work in one tab at a time. In a browser without locks each tab runs it at once. */
export async function withTabLock(
  locks: LockManager | undefined,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (!locks) return work()
  let started = false
  try {
    await locks.request(name, () => {
      started = true
      return work()
    })
  } catch (error) {
    if (started) throw error
    await work()
  }
}
