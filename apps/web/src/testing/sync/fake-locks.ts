/** Web locks of one browser. */
export function aFakeLockManager() {
  const tails = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  return {
    async request(name: string, options: unknown, work?: (lock: unknown) => unknown) {
      const run = (work ?? options) as (lock: unknown) => unknown
      if (work && held.has(name)) return run(null)
      const before = tails.get(name) ?? Promise.resolve()
      const mine = before.then(async () => {
        held.add(name)
        try {
          return await run({ name })
        } finally {
          held.delete(name)
        }
      })
      tails.set(
        name,
        mine.catch(() => {}),
      )
      return mine
    },
  } as unknown as LockManager
}
