const briefMs = 10

/** A short tap felt in the hand, where the device can. Browsers allow it only after somebody has touched the page. */
export function vibrateBriefly(): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate?.(briefMs)
}
