import { Fragment } from 'react'
import { Link } from 'react-router'
import { HighlightedText } from './highlighted-text'
import { type LinkedWords, parseLinks } from './text-blocks'

export type LinkedTextProps = {
  words: LinkedWords
  /** What was searched for, to be marked. */
  q?: string
}

/** Words as they are read, their links in place. */
export function LinkedText({ words, q = '' }: LinkedTextProps) {
  return parseLinks(words).map(({ text, to }, place) => {
    const shown = <HighlightedText text={text} q={q} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={place}>{to === undefined ? shown : <Link to={to}>{shown}</Link>}</Fragment>
    )
  })
}
