import { decodePage } from '../html/decode-page'

/** The kind of a file by its content, because names are not reliable. */
export type FileKind = 'zip' | 'gzip' | 'picture' | 'pdf' | 'text' | 'empty' | 'other'

export function detectFileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const starts = (text: string, offset = 0) =>
    [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0))
  if (starts('PK\x03\x04') || starts('PK\x05\x06')) return 'zip'
  if (starts('\x1f\x8b')) return 'gzip'
  if (starts('%PDF')) return 'pdf'
  if (starts('\xff\xd8\xff') || starts('\x89PNG') || (starts('RIFF') && starts('WEBP', 8))) return 'picture'
  // These signatures could also begin a text.
  if ((starts('GIF8') || starts('ftyp', 4) || starts('BM')) && !isText(bytes)) return 'picture'
  return isText(bytes) ? 'text' : 'other'
}

// Text has no control characters except line breaks and tabs; UTF-16 has a byte order mark.
function isText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true
  return bytes.subarray(0, 512).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13) || byte === 27)
}

/** Decodes the text of a file in its detected encoding. */
export function decodeFileText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodePage(bytes)
  }
}
