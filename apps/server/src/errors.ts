import { type ErrorAnswer, type ErrorCode, type FieldErrors, refusals } from '@larder/contract/errors'

export interface RefusalDetails {
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
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code].message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return refusals[this.code].status
  }

  toAnswer(): ErrorAnswer {
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
