import { type ErrorCode, refusals } from '@larder/contract/errors'
import { ApiError } from './api-error'

/** A refusal that is known without asking, as the server would say it. Apart, for who needs it carries all sentences along. */
export function refusal(code: ErrorCode): ApiError {
  return new ApiError({ code, ...refusals[code] })
}
