import { BlockList, isIP } from 'node:net'

// The ranges of IANA's special-purpose registries: local, private, provider, documentation and multicast addresses.
const specialRanges = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  specialRanges.addSubnet(net, bits, 'ipv4')

// Only this part of IPv6 is allocated; ranges in it that embed an IPv4 address can lead anywhere.
const allocatedRange = new BlockList()
allocatedRange.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  specialRanges.addSubnet(net, bits, 'ipv6')

/** Returns whether an address belongs to the open internet, not to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !specialRanges.check(address, 'ipv4')
  return kind === 6 && allocatedRange.check(address, 'ipv6') && !specialRanges.check(address, 'ipv6')
}
