/** A piece of what somebody wrote: words, or a web address that may be followed. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Marks that turn the direction of writing would let an address look like another one. */
const invisibleCharacters = '\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff'
const urlPattern = new RegExp(`\\bhttps?://[^\\s<>"'\`“”‘’«»${invisibleCharacters}]+`, 'giu')
const openingBrackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Cuts plain text at the web addresses in it. Whatever is not plainly one stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(urlPattern)) {
    const address = trimTrailingPunctuation(found)
    const href = toSafeUrl(address)
    if (href === undefined) continue
    if (index > done) parts.push({ text: text.slice(done, index) })
    parts.push({ text: address, href })
    done = index + address.length
  }
  if (done < text.length) parts.push({ text: text.slice(done) })
  return parts
}

/** The full stop after an address, and the bracket around it, belong to the sentence. */
function trimTrailingPunctuation(address: string): string {
  const last = address.at(-1) ?? ''
  const opener = openingBrackets[last]
  const unopened = opener !== undefined && address.split(opener).length < address.split(last).length
  return unopened || /[.,;:!?…*_~]/u.test(last) ? trimTrailingPunctuation(address.slice(0, -1)) : address
}

/** A name before the host ('https://bank.example@elsewhere.example') is there to deceive. */
function toSafeUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, username, password, href } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return hostname === '' || username !== '' || password !== '' ? undefined : href
}
