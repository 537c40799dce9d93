import { resolve } from 'node:path'

/**
 * Where an installation lives when LARDER_DATA says nothing. Root's PostgreSQL runs under another user,
 * who can rarely enter the folder of the checkout, so root gets the system's own place for such data.
 */
export function defaultDataFolder(): string {
  return process.getuid?.() === 0 ? '/var/lib/larder' : resolve('data')
}
