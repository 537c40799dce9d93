import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { queries } from '../api/query-client'
import { session } from '../session/session-store'
import { currentToasts, dismissToast } from '../ui/toast-store'

// Pages are fetched when they are opened, and a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })

// The files of a worker share their modules, so nothing a test has changed ends with its file.
afterEach(() => {
  vi.useRealTimers()
  if (typeof document !== 'undefined') cleanup()
  queries.clear()
  session.clearUser()
  for (const { id } of currentToasts()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
