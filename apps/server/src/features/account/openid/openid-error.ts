/**
 * Describes an error for the log by names and codes only: library errors carry codes and tokens, database errors the values of
 * the statement. The library's own messages contain no values.
 */
export function describeOpenIdError(error: unknown): string[] {
  const descriptions: string[] = []
  for (let cause = error; cause instanceof Error && descriptions.length < 5; cause = cause.cause) {
    const code = shortTextOf(cause, 'code')
    const issuerCode = shortTextOf(cause, 'error')
    const message = code?.startsWith('OAUTH_') ? cause.message : undefined
    descriptions.push([cause.name, code, message, issuerCode].filter(Boolean).join(' '))
  }
  return descriptions
}

function shortTextOf(holder: object, key: string): string | undefined {
  const value: unknown = Reflect.get(holder, key)
  // Issuers send a short code here; longer values are ignored.
  return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined
}
