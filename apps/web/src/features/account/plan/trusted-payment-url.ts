/**
 * An address that the server says to go on to, where it can be trusted: encrypted, of this very house, or of a payment
 * service that is tried out on the same machine. Otherwise nothing.
 */
export function toTrustedPaymentUrl(address: string, origin: string): string | null {
  const place = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (!place) return null
  const isHere = place.origin === origin
  const isNextDoor = place.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(place.hostname)
  return isHere || isNextDoor || place.protocol === 'https:' ? place.href : null
}
