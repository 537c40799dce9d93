import { Fragment } from 'react'
import { Link } from 'react-router'
import { partsOf, type Words } from './content/passage'
import { Highlighted } from './highlighted'

export type ProseProps = {
  words: Words
  /** What was searched for, to be marked. */
  q?: string
}

/** Words as they are read, their links in place. */
export function Prose({ words, q = '' }: ProseProps) {
  return partsOf(words).map(({ text, to }, place) => {
    const shown = <Highlighted text={text} q={q} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={place}>{to === undefined ? shown : <Link to={to}>{shown}</Link>}</Fragment>
    )
  })
}
