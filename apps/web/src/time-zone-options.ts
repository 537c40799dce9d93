/** Every time zone the browser supports, and the chosen one if it does not. Example: 'America/New York'. */
export function timeZoneOptions(chosen: string | null): { value: string; label: string }[] {
  const zones = new Set(Intl.supportedValuesOf('timeZone'))
  if (chosen !== null) zones.add(chosen)
  return [...zones].toSorted().map((value) => ({ value, label: formatTimeZone(value) }))
}

export function formatTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ')
}
