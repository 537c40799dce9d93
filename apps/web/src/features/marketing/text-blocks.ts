/** Text in which `[label](/address)` is a link. */
export type LinkedWords = string

/** A block of text: a paragraph, a list, or a table whose first column names the row. */
export type TextBlock =
  | LinkedWords
  | { readonly list: readonly LinkedWords[] }
  | {
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly LinkedWords[])[]
    }

/** A section of a long page, with the id of its URL fragment. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly passages: readonly TextBlock[]
}

export type LinkedWordsPart = { readonly text: string; readonly to?: string }

/** Splits text into words and links, in order. */
export function parseLinks(words: LinkedWords): readonly LinkedWordsPart[] {
  return words.split(/(\[[^\]]+\]\([^)\s]+\))/).flatMap((piece): LinkedWordsPart[] => {
    const [, text, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece) ?? []
    if (text !== undefined && to !== undefined) return [{ text, to }]
    return piece === '' ? [] : [{ text: piece }]
  })
}

/** Returns the text without link targets. */
export function stripLinks(words: LinkedWords): string {
  return parseLinks(words)
    .map(({ text }) => text)
    .join('')
}
