import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { session } from '../session/session-store'
import { clearToasts } from '../ui/toasts/toast-store'

// Pages are fetched when they are opened, and a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })

// The files of a worker share their modules, so nothing a test has changed ends with its file.
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

// What is fetched when it is first needed must have come before this file's world ends, or no later file could have it.
afterAll(() => vi.dynamicImportSettled())
