import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import type { CallFailure } from '../ports'

interface TestFailureDetails {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
}

/** A failed call in tests. */
export class TestFailure extends Error implements CallFailure {
  readonly code: string
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  constructor({ code, status, message, retryAfterSeconds }: TestFailureDetails) {
    super(message)
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** The failure the server would return for a code. */
  static of(code: ErrorCode): TestFailure {
    return new TestFailure({ code, ...errorDefinitions[code] })
  }

  /** A call without a readable response. */
  static clientError(code: 'offline' | 'timeout' | 'unreadable', { status = 0 } = {}): TestFailure {
    return new TestFailure({ code, status, message: code })
  }
}
