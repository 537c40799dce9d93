/** A file that cannot be read, and why, in words for the cook. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Everything that may be unpacked has been: nothing that follows is read. */
export class UnpackedTooMuch extends Unreadable {}

/** Why something could not be read. What we did not think of is said plainly too: a hostile file never ends the reading. */
export function whyOf(error: unknown): string {
  return error instanceof Unreadable ? error.message : 'It could not be read.'
}
