import { isErrorResponse } from '@larder/contract/http/error-response'
import type { ErrorCode, FieldErrors } from '@larder/contract/http/errors'

/** Failures without a readable error response from the server. */
const clientErrorMessages = {
  timeout: 'That took longer than it should. Please try again.',
  offline: 'Larder cannot be reached. Check your connection and try again.',
  incomplete: 'Part of this page did not load. Please reload it and try again.',
  unreadable: 'Something came back that Larder could not read. Please try again.',
} as const

export type ApiErrorCode = ErrorCode | keyof typeof clientErrorMessages

interface ApiErrorDetails {
  readonly code: ApiErrorCode
  readonly status: number
  readonly message: string
  readonly fields?: FieldErrors | undefined
  readonly reasons?: readonly string[] | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** A failed call. Its message may be shown to a cook as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** 0 if no response arrived. */
  readonly status: number
  readonly fields: FieldErrors
  /** The reasons for the rejection, one sentence each. */
  readonly reasons: readonly string[]
  readonly retryAfterSeconds: number | undefined

  constructor(
    { code, status, message, fields, reasons, retryAfterSeconds }: ApiErrorDetails,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.code = code
    this.status = status
    this.fields = fields ?? {}
    this.reasons = reasons ?? []
    this.retryAfterSeconds = retryAfterSeconds
  }

  static clientError(
    code: keyof typeof clientErrorMessages,
    options?: ErrorOptions & { status?: number },
  ): ApiError {
    return new ApiError({ code, status: options?.status ?? 0, message: clientErrorMessages[code] }, options)
  }

  static fromResponse(status: number, response: unknown): ApiError {
    return isErrorResponse(response)
      ? new ApiError({ ...response.error, status })
      : ApiError.clientError('unreadable', { status })
  }

  /** Whether a retry may succeed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** Returns the message to show for a failure, with the waiting time if the server set one. */
export function toErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  const { retryAfterSeconds } = error
  return retryAfterSeconds === undefined
    ? error.message
    : `${error.message} ${formatRetryAfter(retryAfterSeconds)}`
}

function formatRetryAfter(seconds: number): string {
  if (seconds >= 90) return `Try again in ${Math.ceil(seconds / 60)} minutes.`
  return seconds <= 1 ? 'Try again in 1 second.' : `Try again in ${Math.ceil(seconds)} seconds.`
}
