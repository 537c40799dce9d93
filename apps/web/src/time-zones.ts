/** Returns the device's IANA time zone; undefined if the browser has none or an invalid one. */
export function getDeviceTimeZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Every time zone the browser supports, and the chosen one if it does not. Example: 'America/New York'. */
export function timeZoneOptions(chosen: string | null): { value: string; label: string }[] {
  const zones = new Set(Intl.supportedValuesOf('timeZone'))
  if (chosen !== null) zones.add(chosen)
  return [...zones].toSorted().map((value) => ({ value, label: formatTimeZone(value) }))
}

export function formatTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ')
}
