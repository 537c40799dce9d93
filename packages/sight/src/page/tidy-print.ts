import type { DocumentLine } from './read-page'

/** A short line of less confidence is a speck or a drawing. */
const speck = { letters: 2, confidence: 0.8 } as const

/** Capitals that have the shape of their small letters, inside a word. */
const capitalInWord = /(?<=\p{Ll})[COSUVWXZ](?=\p{Ll}|\b)/gu
/** A small L that stands alone before a word is a one. */
const aloneL = /(?<=^|\s)l(?=\s\p{Ll})/gu
/** What begins a line and is neither an amount nor a word: an amount that was misread. */
const brokenAmount = /^(?:[^\s\p{L}\p{N}(*•·–"'“-]+[\p{L}\d]?|\d+[a-fh-km-z])(?=\s)/u
const uncertain = 0.5

/**
 * Corrects what the line reader confuses in running print, and doubts amounts it cannot read.
 * Example: `tidyPrint([{ text: '2 eggS', … }])` has '2 eggs'; '%z tsp salt' gets a confidence of at most 0.5.
 */
export function tidyPrint(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines
    .map((line) => {
      const text = line.text
        .replace(/ {2,}/g, ' ')
        .replace(capitalInWord, (letter) => letter.toLowerCase())
        .replace(aloneL, '1')
        .trim()
      const confidence = brokenAmount.test(text) ? Math.min(uncertain, line.confidence) : line.confidence
      return { ...line, text, confidence }
    })
    .filter(
      ({ text, confidence }) =>
        text.length > speck.letters || confidence >= speck.confidence || /^\d/.test(text),
    )
}
