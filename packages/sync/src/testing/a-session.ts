/** A session of tests, shared by the tabs of one browser. */
export function aSession() {
  let state: { token: string | null; account: string | null } = { token: null, account: null }
  const listeners = new Set<() => void>()
  function set(next: typeof state) {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    token: () => state.token,
    accountId: () => state.account,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Without a user only the token is known, as after a reload. */
    setUser: (token: string, user?: { readonly id: string }) => set({ token, account: user?.id ?? null }),
    clearUser: () => set({ token: null, account: null }),
  }
}
