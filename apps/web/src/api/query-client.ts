import { QueryClient } from '@tanstack/react-query'
import { session } from '../session/session-store'
import { ApiError } from './api-error'

const maxRetries = 2

/** Returns whether a read is retried: only after transient failures, never after a rejection. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && error instanceof ApiError && error.isTransient
}

/**
 * The query cache of the app. Hooks receive it directly instead of through a provider, so that a first page
 * without reads does not load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': without a network a call fails at once instead of waiting silently.
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

/** Clears one cook's queries for the next. */
session.subscribe(() => {
  const { accessToken } = session.get()
  if (accessToken === lastToken) return
  const wasVisitor = lastToken === null
  lastToken = accessToken
  queryClient.removeQueries({ type: 'inactive' })
  // Deferred until the screen has the new session: before that, a cook's queries would be refetched as a
  // visitor.
  setTimeout(() => {
    // Queries without data were started by this sign-in and need no reset.
    void queryClient.resetQueries({ predicate: ({ state }) => !wasVisitor || state.data !== undefined })
  })
})
