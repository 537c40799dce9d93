import { markedParts } from './finding'

export type HighlightedProps = { text: string; q: string }

/** A text in which the words that were searched for are marked. */
export function Highlighted({ text, q }: HighlightedProps) {
  return markedParts(text, q).map(({ part, hit, at }) =>
    hit ? (
      <mark key={at} className="rounded-inner bg-saffron-wash text-saffron-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
