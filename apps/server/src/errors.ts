import {
  type ErrorCode,
  type ErrorResponse,
  errorDefinitions,
  type FieldErrors,
} from '@larder/contract/http/errors'

export interface AppErrorDetails {
  /** Replaces the table's sentence with a more exact one. */
  message?: string
  fields?: FieldErrors
  /** The reasons for the rejection, a sentence each. */
  reasons?: string[]
  retryAfterSeconds?: number
}

/** An error that services throw; `http/error-response` turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorDefinitions[code].message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorDefinitions[this.code].status
  }

  toResponseBody(): ErrorResponse {
    const { fields, reasons, retryAfterSeconds } = this.details
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(fields && { fields }),
        ...(reasons && { reasons }),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      },
    }
  }
}
