import { createOwnCookie } from './web/own-cookie'

const days = 86_400
const lifetimeSeconds = 365 * days
const pattern = /(?:^|;\s*)(?:__Host-|__Secure-)?larder_device=([A-Za-z0-9_-]{43})(?:;|$)/

/** Returns the secret of a browser in which somebody has signed in before. It authenticates nothing. */
export function readDevice(cookies: string | undefined): string | undefined {
  return pattern.exec(cookies ?? '')?.[1]
}

/** Returns the `set-cookie` header that stores it. */
export function toDeviceCookie(device: string, publicUrl: string): string {
  return createOwnCookie('larder_device', publicUrl).store(device, lifetimeSeconds)
}
