import { BlockList, isIP } from 'node:net'

// Neither this machine nor its network, nor what is set aside for other ends than the public net.
const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')

const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  // Teredo and 6to4 carry an older address inside.
  ['2001::', 32],
  ['2002::', 16],
  ['2001:db8::', 32],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

/** Whether a network address lies in the public net. */
export function isOutside(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inside.check(address, 'ipv4')
  return version === 6 && publicV6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)\.?$/i

/**
 * The address of a push service in its plain form, or nothing when it points into our own network. What its name stands
 * for is looked at again when something is sent there.
 */
export function outsideAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) > 0) return isOutside(host) ? url : undefined
  return host.includes('.') && !insideNames.test(host) ? url : undefined
}
