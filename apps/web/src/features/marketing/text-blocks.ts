/** Words to be read; `[label](/address)` in them is a link. */
export type LinkedWords = string

/** A piece of a text: a paragraph, a list, or a table whose first column names what the row is about. */
export type TextBlock =
  | LinkedWords
  | { readonly list: readonly LinkedWords[] }
  | {
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly LinkedWords[])[]
    }

/** A part of a long page, with the name that an address leads to it by. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly passages: readonly TextBlock[]
}

export type LinkedWordsPart = { readonly text: string; readonly to?: string }

/** The words and the links among them, in order. */
export function parseLinks(words: LinkedWords): readonly LinkedWordsPart[] {
  return words.split(/(\[[^\]]+\]\([^)\s]+\))/).flatMap((piece): LinkedWordsPart[] => {
    const [, text, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece) ?? []
    if (text !== undefined && to !== undefined) return [{ text, to }]
    return piece === '' ? [] : [{ text: piece }]
  })
}

/** As it is read: without where its links lead. */
export function stripLinks(words: LinkedWords): string {
  return parseLinks(words)
    .map(({ text }) => text)
    .join('')
}
