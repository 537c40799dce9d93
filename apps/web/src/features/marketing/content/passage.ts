/** Words to be read; `[label](/address)` in them is a link. */
export type Words = string

/** A piece of a text: a paragraph, a list, or a table whose first column names what the row is about. */
export type Passage =
  | Words
  | { readonly list: readonly Words[] }
  | {
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly Words[])[]
    }

/** A part of a long page, with the name that an address leads to it by. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly passages: readonly Passage[]
}

export type WordPart = { readonly text: string; readonly to?: string }

/** The words and the links among them, in order. */
export function partsOf(words: Words): readonly WordPart[] {
  return words.split(/(\[[^\]]+\]\([^)\s]+\))/).flatMap((piece): WordPart[] => {
    const [, text, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece) ?? []
    if (text !== undefined && to !== undefined) return [{ text, to }]
    return piece === '' ? [] : [{ text: piece }]
  })
}

/** As it is read: without where its links lead. */
export function plainWords(words: Words): string {
  return partsOf(words)
    .map(({ text }) => text)
    .join('')
}
