const anything = '…'

/** Where an answer differs from the one a document shows; it may hold more, and `…` stands for anything. */
export function differences(shown: unknown, answered: unknown, at = 'the answer'): string[] {
  if (shown === anything) return answered === undefined ? [`${at} is absent`] : []
  if (typeof shown === 'string' && shown.includes(anything))
    return fits(shown, String(answered)) ? [] : [`${at} is ${JSON.stringify(answered)}, not ${shown}`]
  if (Array.isArray(shown)) {
    if (!Array.isArray(answered)) return [`${at} is no list`]
    return shown.flatMap((one, n) => differences(one, answered[n], `${at}[${n}]`))
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof answered !== 'object' || answered === null) return [`${at} is ${JSON.stringify(answered)}`]
    return Object.entries(shown).flatMap(([name, one]) =>
      differences(one, (answered as Record<string, unknown>)[name], `${at}.${name}`),
    )
  }
  return Object.is(shown, answered)
    ? []
    : [`${at} is ${JSON.stringify(answered)}, not ${JSON.stringify(shown)}`]
}

/** Whether a line is as shown, where `…` stands for any part of it. */
export function fits(shown: string, line: string): boolean {
  const parts = shown.split(anything).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(line)
}
