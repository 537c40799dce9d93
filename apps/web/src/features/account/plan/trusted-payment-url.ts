/**
 * Returns a redirect URL from the server if it can be trusted: over HTTPS, of this origin, or of a local test payment
 * service. Otherwise null.
 */
export function toTrustedPaymentUrl(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (!url) return null
  const isSameOrigin = url.origin === origin
  const isNextDoor = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  return isSameOrigin || isNextDoor || url.protocol === 'https:' ? url.href : null
}
