import { resolve } from 'node:path'

/**
 * The data folder when LARDER_DATA is unset. Under root, PostgreSQL runs as another user who can rarely enter the checkout, so
 * root uses the system's folder for such data.
 */
export function defaultDataFolder(): string {
  return process.getuid?.() === 0 ? '/var/lib/larder' : resolve('data')
}
