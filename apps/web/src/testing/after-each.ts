import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { session } from '../session/session-store'
import { loadMenu } from '../ui/overlays/menu'
import { clearToasts } from '../ui/toasts/toast-store'

// Pages load lazily, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// Menus open at once, as they do on every screen but the first.
await loadMenu()

// The test files of a worker share modules, so state must be reset after each test.
afterEach(() => {
  vi.useRealTimers()
  if (typeof document !== 'undefined') cleanup()
  queryClient.clear()
  session.clearUser()
  clearToasts()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  window.localStorage.clear()
  window.sessionStorage.clear()
})

// The files of a worker share one page, too.
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})

// Pending lazy imports must settle before this file's environment ends; later files could not load them
// otherwise.
afterAll(() => vi.dynamicImportSettled())
