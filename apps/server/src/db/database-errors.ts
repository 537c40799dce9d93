const unavailableCodes =
  /^(?:ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1235]|25006|25P0[34]|08\w{3}|53300)$/
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after|Query read timeout/
/** PostgreSQL cancelled a statement that exceeded its timeout. */
const timeoutCode = /^57014$/
const storageFullCodes = /^(?:53100|ENOSPC|EDQUOT)$/

/** The connection is lost or refused, or the server takes no writes now. A statement in progress may or may not have been applied. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => unavailableCodes.test(codeOf(cause)) || unavailableMessages.test(cause.message),
  )
}

/** The database is available but the statement took too long; nothing was changed. */
export function isStatementTimeout(error: unknown): boolean {
  return causesOf(error).some((cause) => timeoutCode.test(codeOf(cause)))
}

/** The disk is full; nothing was changed. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some((cause) => storageFullCodes.test(codeOf(cause)))
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
