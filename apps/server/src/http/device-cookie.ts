const days = 86_400
const lifetimeSeconds = 365 * days
const pattern = /(?:^|;\s*)(?:__Host-)?larder_device=([A-Za-z0-9_-]{43})(?:;|$)/

/** Returns the secret of a browser in which somebody has signed in before. It authenticates nothing. */
export function readDevice(cookies: string | undefined): string | undefined {
  return pattern.exec(cookies ?? '')?.[1]
}

/** Returns the `set-cookie` header that stores it. With HTTPS the prefix keeps other hosts of the domain from setting it. */
export function toDeviceCookie(device: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax`
  return secure
    ? `__Host-larder_device=${device}; ${attributes}; Secure`
    : `larder_device=${device}; ${attributes}`
}
