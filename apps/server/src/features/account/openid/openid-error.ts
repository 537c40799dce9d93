/**
 * What went wrong, for a log. Names and codes only: errors of the library carry codes and tokens with them,
 * those of the database the values of the statement. The library's own sentences hold no values.
 */
export function describeOpenIdError(error: unknown): string[] {
  const told: string[] = []
  for (let cause = error; cause instanceof Error && told.length < 5; cause = cause.cause) {
    const code = shortTextOf(cause, 'code')
    const saidByIssuer = shortTextOf(cause, 'error')
    const sentence = code?.startsWith('OAUTH_') ? cause.message : undefined
    told.push([cause.name, code, sentence, saidByIssuer].filter(Boolean).join(' '))
  }
  return told
}

function shortTextOf(holder: object, key: string): string | undefined {
  const value: unknown = Reflect.get(holder, key)
  // An issuer sends a short word here; whatever is longer is none.
  return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined
}
