import {
  type ErrorCode,
  type ErrorResponse,
  errorDefinitions,
  type FieldErrors,
} from '@larder/contract/http/errors'

export interface AppErrorDetails {
  /** Replaces the table's sentence where a more exact one helps. */
  message?: string
  fields?: FieldErrors
  /** What stands against it, a sentence each. */
  reasons?: string[]
  retryAfterSeconds?: number
}

/** A refusal that a service throws and one file turns into an answer. */
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
