/** Does something in one tab at a time; where the browser has no locks for us, in each as it comes. */
export async function withTabLock(
  locks: LockManager | undefined,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (!locks) return work()
  let begun = false
  try {
    await locks.request(name, () => {
      begun = true
      return work()
    })
  } catch (error) {
    if (begun) throw error
    await work()
  }
}
