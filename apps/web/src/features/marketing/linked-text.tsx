import { Fragment } from 'react'
import { Link } from '../../router/link'
import { splitMatches } from './question-search'
import { type LinkedWords, parseLinks } from './text-blocks'

export type LinkedTextProps = {
  words: LinkedWords
  /** The search text to highlight. */
  q?: string
}

type HighlightedTextProps = { text: string; q: string }

/** A text with the searched words highlighted. */
export function HighlightedText({ text, q }: HighlightedTextProps) {
  return splitMatches(text, q).map(({ part, hit, at }) =>
    hit ? (
      <mark key={at} className="rounded-inner bg-saffron-wash text-saffron-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Text with its links rendered. */
export function LinkedText({ words, q = '' }: LinkedTextProps) {
  return parseLinks(words).map(({ text, to }, place) => {
    const shown = <HighlightedText text={text} q={q} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={place}>{to === undefined ? shown : <Link to={to}>{shown}</Link>}</Fragment>
    )
  })
}
