/** A file cannot be read; the message is for the cook. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

/** The decompression budget is used up; the rest is not read. */
export class DecompressionLimitError extends UnreadableFileError {}

/** Returns the reason for the cook. Unexpected errors get a general sentence: a hostile file never ends the import. */
export function unreadableReasonOf(error: unknown): string {
  return error instanceof UnreadableFileError ? error.message : 'It could not be read.'
}
