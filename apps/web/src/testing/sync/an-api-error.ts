import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import { ApiError } from '../../api/api-error'

/** The error the server returns for a code. */
export function anApiError(code: ErrorCode): ApiError {
  return new ApiError({ code, ...errorDefinitions[code] })
}
