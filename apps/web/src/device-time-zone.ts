/** Where this device is, by its IANA name; nothing where the browser does not know, or gives a name that is none. */
export function getDeviceTimeZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
