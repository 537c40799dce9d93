import { UnreadableFileError } from './unreadable-file-error'

/** More than any cookbook. */
const maxLevels = 60
const maxKeys = 500_000

/**
 * Parses JSON, or returns undefined when invalid. Excessive nesting or size is rejected before parsing, because the result would
 * take far more memory than the text.
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
    const character = text[at]
    if (character === '"') at = findStringEnd(text, at)
    else if (character === '{' || character === '[') levels += 1
    else if (character === '}' || character === ']') levels -= 1
    else if (character === ':' || character === ',') keys += 1
    if (levels > maxLevels || keys > 2 * maxKeys) {
      throw new UnreadableFileError('It is built in a way no cookbook is.')
    }
    at += 1
  }
}

function findStringEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    at = text.indexOf('"', at + 1)
    if (at === -1) return text.length
    let before = at - 1
    while (text[before] === '\\') before -= 1
    if ((at - before) % 2 === 1) return at
  }
}
