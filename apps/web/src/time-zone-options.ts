/** Every time zone this browser knows, and the one that is set, should it not. Example: 'America/New York'. */
export function timeZoneOptions(chosen: string | null): { value: string; label: string }[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'))
  if (chosen !== null) known.add(chosen)
  return [...known].toSorted().map((value) => ({ value, label: formatTimeZone(value) }))
}

export function formatTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ')
}
