/** Why something could not be sent, without the address it was for: an error's message may name it. */
export function deliveryErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
