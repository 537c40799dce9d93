import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import { ApiError } from './api-error'

/** A refusal that is known without asking, as the server would say it. Apart, for who needs it carries all sentences along. */
export function toApiError(code: ErrorCode): ApiError {
  return new ApiError({ code, ...errorDefinitions[code] })
}
