/** A file that cannot be read, and why, in words for the cook. */
export class UnreadableFileError extends Error {
  override readonly name = 'Unreadable'
}

/** Everything that may be unpacked has been: nothing that follows is read. */
export class DecompressionLimitError extends UnreadableFileError {}

/** Why something could not be read. What we did not think of is said plainly too: a hostile file never ends the reading. */
export function unreadableReasonOf(error: unknown): string {
  return error instanceof UnreadableFileError ? error.message : 'It could not be read.'
}
