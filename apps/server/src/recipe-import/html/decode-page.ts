/** The text of a page in the letters it says it is written in; what says nothing is UTF-8 where that reads, or Latin. */
export function decodePage(bytes: Uint8Array, type = ''): string {
  const named = charsetIn(type) ?? charsetInPage(bytes)
  if (named) return decoded(bytes, named)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded(bytes, latin)
  }
}

const latin = 'windows-1252'
// From 0x80 on, what Windows has where Latin has nothing; Node decodes the two as one.
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decoded(bytes: Uint8Array, charset: string): string {
  const text = new TextDecoder(charset).decode(bytes)
  if (charset !== latin) return text
  return text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign)
}

function charsetInPage(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return charsetIn(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))
}

function charsetIn(text: string): string | undefined {
  const [, name = ''] = /charset\s*=\s*["']?\s*([a-z0-9_:.-]{2,40})/i.exec(text) ?? []
  if (name === '') return undefined
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}
