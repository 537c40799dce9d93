/** Markers of segments that hold only the picture: tables, frame, scan; and the JFIF header without a preview. */
const tables: ReadonlySet<number> = new Set([0xdb, 0xc0, 0xc1, 0xc2, 0xc4, 0xdd])
const plainHeader = 0xe0
const plainHeaderLength = 16
const scan = 0xda
const end = 0xd9

/**
 * Returns whether a JPEG contains only a picture: no location, camera data, comment, preview or trailing data. Such a file can be
 * stored unchanged if it is small enough and decodes.
 */
export function isCleanJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    if (marker === end) return at + 2 === bytes.length
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (length < 2) return false
    if (marker === scan) at = findScanEnd(bytes, at + 2 + length)
    else if (tables.has(marker) || (marker === plainHeader && length === plainHeaderLength)) at += 2 + length
    else return false
  }
  return false
}

/** Returns the end of the scan data: the first marker that is neither an escaped byte nor a restart. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at += 1
  }
  return bytes.length
}
