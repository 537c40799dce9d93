import { splitMatches } from './question-search'

export type HighlightedTextProps = { text: string; q: string }

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
