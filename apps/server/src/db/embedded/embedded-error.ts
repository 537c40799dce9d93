/** The embedded PostgreSQL cannot run. The message states the reason and the remedy, so no stack trace is needed. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** Ends every message about an unsupported platform: the embedded server is optional. */
export const externalDatabaseHint =
  'Set DATABASE_URL=postgres://user:password@host/database to use any PostgreSQL instead.'

/** Returns the system's error code ('ENOENT') or PostgreSQL's ('57P03'). */
export function errorCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Returns the message of a thrown value. */
export function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
