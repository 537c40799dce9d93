import type { ErrorResponse } from './errors'

/**
 * Returns whether a response is one of our errors. It checks the shape only, so that the browser does not load every
 * message.
 * Example: `isErrorResponse({ error: { code: 'too-large', message: 'That is larger …' } })`.
 */
export function isErrorResponse(response: unknown): response is ErrorResponse {
  if (typeof response !== 'object' || response === null || !('error' in response)) return false
  const { error } = response
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return false
  return typeof error.code === 'string' && typeof error.message === 'string'
}
