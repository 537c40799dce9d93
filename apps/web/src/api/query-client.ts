import { QueryClient } from '@tanstack/react-query'
import { session } from '../session/session-store'
import { ApiError } from './api-error'

const maxRetries = 2

/** Only reads are tried again, and only when the trouble may have passed: a refusal stays a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && error instanceof ApiError && error.isTransient
}

/**
 * The one cache of answers. It is handed to each hook instead of through a provider, so that a first page that
 * reads nothing does not pay for it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': without a network a call fails at once and says so, instead of waiting silently.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: shouldRetry,
      retryDelay: (failures) => 500 * 2 ** failures,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
queryClient.mount()

let lastToken = session.get().accessToken

/** What one cook read is not for the next. */
session.subscribe(() => {
  const { accessToken } = session.get()
  if (accessToken === lastToken) return
  const wasVisitor = lastToken === null
  lastToken = accessToken
  queryClient.removeQueries({ type: 'inactive' })
  // Once the screen knows the new session: before that, a cook's reads would be asked for again as a visitor.
  setTimeout(() => {
    // Reads that a visitor has no answer to were begun by this very sign-in: they need no second start.
    void queryClient.resetQueries({ predicate: ({ state }) => !wasVisitor || state.data !== undefined })
  })
})
