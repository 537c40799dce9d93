/** The embedded PostgreSQL cannot run; the message says why and what to do, so no stack is needed. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** What every refusal of the platform ends with: the embedded server is a convenience, not a condition. */
export const externalDatabaseHint =
  'Set DATABASE_URL=postgres://user:password@host/database to use any PostgreSQL instead.'

/** The system's short code of a failure ('ENOENT') or PostgreSQL's ('57P03'). */
export function errorCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The words of whatever was thrown. */
export function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
