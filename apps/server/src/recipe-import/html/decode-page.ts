/** Decodes a page in its declared charset; without one as UTF-8 if valid, otherwise as Windows-1252. */
export function decodePage(bytes: Uint8Array, type = ''): string {
  const charset = findCharset(type) ?? findPageCharset(bytes)
  if (charset) return decodeAs(bytes, charset)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeAs(bytes, latin)
  }
}

const latin = 'windows-1252'
// The Windows-1252 characters from 0x80; Node decodes it like Latin-1.
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeAs(bytes: Uint8Array, charset: string): string {
  const text = new TextDecoder(charset).decode(bytes)
  if (charset !== latin) return text
  return text.replace(
    /[\u0080-\u009f]/g,
    (character) => windowsCharacters[character.charCodeAt(0) - 0x80] ?? character,
  )
}

function findPageCharset(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return findCharset(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))
}

function findCharset(text: string): string | undefined {
  const [, name = ''] = /charset\s*=\s*["']?\s*([a-z0-9_:.-]{2,40})/i.exec(text) ?? []
  if (name === '') return undefined
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}
