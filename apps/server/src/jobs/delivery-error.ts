/** Returns the error code without the message, because the message may contain the recipient's address. */
export function deliveryErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
