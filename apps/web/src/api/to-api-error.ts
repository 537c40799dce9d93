import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import { ApiError } from './api-error'

/**
 * Creates the error the server would return for a code. Kept in its own file, because it imports all error
 * messages.
 */
export function toApiError(code: ErrorCode): ApiError {
  return new ApiError({ code, ...errorDefinitions[code] })
}
