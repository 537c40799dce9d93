const unavailableCodes =
  /^(?:ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1235]|25P0[34]|08\w{3}|53300)$/
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after|Query read timeout/
/** PostgreSQL gave up a statement that took longer than it may. */
const slowCode = /^57014$/
const fullCodes = /^(?:53100|ENOSPC|EDQUOT)$/

/** The line to the database is gone, or it does not let us in: what was asked on it may or may not have been done. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => unavailableCodes.test(codeOf(cause)) || unavailableMessages.test(cause.message),
  )
}

/** The database is there and took too long; nothing was done. */
export function isStatementTimeout(error: unknown): boolean {
  return causesOf(error).some((cause) => slowCode.test(codeOf(cause)))
}

/** There is no room left where it would have been kept; nothing was done. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some((cause) => fullCodes.test(codeOf(cause)))
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
