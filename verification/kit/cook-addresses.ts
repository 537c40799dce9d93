let count = 0

/** An address that no other cook calls from, so that nobody is limited by what others do. */
export function nextAddress(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}
