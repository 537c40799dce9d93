const key = 'scan-muted'

/** Returns whether the barcode tone is muted on this device. */
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
    // Storage is not available; the choice is lost on reload.
  }
}
