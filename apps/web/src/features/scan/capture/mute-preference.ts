const key = 'scan-muted'

/** Whether this device keeps quiet when a code was read. */
export function isMuted(): boolean {
  try {
    return window.localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

export function saveMuted(muted: boolean): void {
  try {
    if (muted) window.localStorage.setItem(key, 'yes')
    else window.localStorage.removeItem(key)
  } catch {
    // Then it is asked again the next time.
  }
}
