const wildcard = '…'

/** Where an answer differs from the one a document shows; it may hold more, and `…` stands for anything. */
export function findResponseDifferences(shown: unknown, answered: unknown, at = 'the answer'): string[] {
  if (shown === wildcard) return answered === undefined ? [`${at} is absent`] : []
  if (typeof shown === 'string' && shown.includes(wildcard))
    return matchesLine(shown, String(answered)) ? [] : [`${at} is ${JSON.stringify(answered)}, not ${shown}`]
  if (Array.isArray(shown)) {
    if (!Array.isArray(answered)) return [`${at} is no list`]
    return shown.flatMap((one, n) => findResponseDifferences(one, answered[n], `${at}[${n}]`))
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof answered !== 'object' || answered === null) return [`${at} is ${JSON.stringify(answered)}`]
    return Object.entries(shown).flatMap(([name, one]) =>
      findResponseDifferences(one, (answered as Record<string, unknown>)[name], `${at}.${name}`),
    )
  }
  return Object.is(shown, answered)
    ? []
    : [`${at} is ${JSON.stringify(answered)}, not ${JSON.stringify(shown)}`]
}

/** Whether a line is as shown, where `…` stands for any part of it. */
export function matchesLine(shown: string, line: string): boolean {
  const parts = shown.split(wildcard).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(line)
}
