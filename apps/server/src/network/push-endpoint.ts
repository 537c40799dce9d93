import { isIP } from 'node:net'
import { isPublicAddress } from './public-address'

const privateHostNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)\.?$/i

/**
 * The address of a push service in its plain form, or nothing when it points into our own network. What its name stands
 * for is looked at again when something is sent there.
 */
export function parsePushEndpoint(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) > 0) return isPublicAddress(host) ? url : undefined
  return host.includes('.') && !privateHostNames.test(host) ? url : undefined
}
