import { sessionErrors } from '@larder/contract/http/session-errors'
import { ApiError } from './api-error'

/** Creates the error the server would return for a code. */
export function toApiError(code: keyof typeof sessionErrors): ApiError {
  return new ApiError({ code, ...sessionErrors[code] })
}
