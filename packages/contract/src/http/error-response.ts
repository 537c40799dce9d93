import type { ErrorResponse } from './errors'

/**
 * Whether an unknown answer is one of our refusals. It looks at the shape alone, so that a browser need not know every sentence.
 * Example: `isErrorAnswer({ error: { code: 'too-large', message: 'That is larger …' } })`.
 */
export function isErrorResponse(answer: unknown): answer is ErrorResponse {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false
  const { error } = answer
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return false
  return typeof error.code === 'string' && typeof error.message === 'string'
}
