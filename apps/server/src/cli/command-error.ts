/** A command that cannot be carried out; the message is for whoever typed it, so no stack is needed. */
export class CommandError extends Error {
  override name = 'Refusal'
}
