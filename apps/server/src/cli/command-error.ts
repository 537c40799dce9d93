/** A command failed with a message for its user, so no stack trace is needed. */
export class CommandError extends Error {
  override name = 'CommandError'
}
