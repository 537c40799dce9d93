import { UnreadableFileError } from './unreadable-file-error'

/** Deeper or fuller than any cookbook. */
const mostLevels = 60
const mostKeys = 500_000

/**
 * A text read as JSON, or nothing when it is none. What is nested or filled beyond all measure is refused before it is built, for
 * that would take more memory than the text itself by far.
 */
export function parseBoundedJson(text: string): { readonly value: unknown } | undefined {
  if (!/^[\uFEFF\s]*[{[]/.test(text)) return undefined
  assertBounded(text)
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch {
    return undefined
  }
}

function assertBounded(text: string): void {
  let [levels, keys, at] = [0, 0, 0]
  while (at < text.length) {
    const sign = text[at]
    if (sign === '"') at = stringEnd(text, at)
    else if (sign === '{' || sign === '[') levels += 1
    else if (sign === '}' || sign === ']') levels -= 1
    else if (sign === ':' || sign === ',') keys += 1
    if (levels > mostLevels || keys > 2 * mostKeys) {
      throw new UnreadableFileError('It is nested or filled in a way that no cookbook is.')
    }
    at += 1
  }
}

function stringEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    at = text.indexOf('"', at + 1)
    if (at === -1) return text.length
    let before = at - 1
    while (text[before] === '\\') before -= 1
    if ((at - before) % 2 === 1) return at
  }
}
