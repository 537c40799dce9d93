import { classNames } from '../../ui/class-names'
import { VisuallyHidden } from '../../ui/visually-hidden'

interface SpokenTextProps {
  readonly text: string
  readonly className?: string
}

/** User text: plain text with line breaks kept and URLs as links. */
export function UserText({ text, className }: SpokenTextProps) {
  let at = 0
  return (
    <p dir="auto" className={classNames('whitespace-pre-wrap wrap-anywhere', className)}>
      {splitLinks(text).map(({ text, href }) => {
        const key = at
        at += text.length
        if (href === undefined) return <span key={key}>{text}</span>
        return (
          <a key={key} href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className="link">
            {text}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        )
      })}
    </p>
  )
}

/** A part of user text: plain text, or a URL that can be followed. */
interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Bidirectional marks could make a URL look like another one. */
const invisibleCharacters = '\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff'
const urlPattern = new RegExp(`\\bhttps?://[^\\s<>"'\`“”‘’«»${invisibleCharacters}]+`, 'giu')
const openingBrackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Splits plain text at the URLs in it. Anything uncertain stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let position = 0
  for (const { 0: found, index } of text.matchAll(urlPattern)) {
    const address = trimTrailingPunctuation(found)
    const href = toSafeUrl(address)
    if (href === undefined) continue
    if (index > position) parts.push({ text: text.slice(position, index) })
    parts.push({ text: address, href })
    position = index + address.length
  }
  if (position < text.length) parts.push({ text: text.slice(position) })
  return parts
}

/** The full stop after a URL, and the bracket around it, belong to the sentence. */
function trimTrailingPunctuation(address: string): string {
  const last = address.at(-1) ?? ''
  const opener = openingBrackets[last]
  const unopened = opener !== undefined && address.split(opener).length < address.split(last).length
  return unopened || /[.,;:!?…*_~]/u.test(last) ? trimTrailingPunctuation(address.slice(0, -1)) : address
}

/** A user name before the host ('https://bank.example@elsewhere.example') is deceptive. */
function toSafeUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, username, password, href } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return hostname === '' || username !== '' || password !== '' ? undefined : href
}
