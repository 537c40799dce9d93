import { isIP } from 'node:net'
import { isPublicAddress } from './public-address'

const privateHostNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)\.?$/i

/**
 * Returns the URL of a push service, or undefined when it points into our own network. Its name is resolved and checked again
 * when a message is sent.
 */
export function parsePushEndpoint(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) > 0) return isPublicAddress(host) ? url : undefined
  return host.includes('.') && !privateHostNames.test(host) ? url : undefined
}
