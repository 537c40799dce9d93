/** The Web Locks of one browser. */
export function aFakeLockManager() {
  const tails = new Map<string, Promise<unknown>>()
  const heldLocks = new Set<string>()
  return {
    async request(name: string, { ifAvailable }: LockOptions, run: (lock: unknown) => unknown) {
      if (ifAvailable && heldLocks.has(name)) return run(null)
      const previous = tails.get(name) ?? Promise.resolve()
      const result = previous.then(async () => {
        heldLocks.add(name)
        try {
          return await run({ name })
        } finally {
          heldLocks.delete(name)
        }
      })
      tails.set(
        name,
        result.catch(() => {}),
      )
      return result
    },
  } as unknown as LockManager
}
