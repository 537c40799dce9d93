/** One ingredient of a Cooklang file. Example: `{ name: 'garlic', amount: '2', unit: 'cloves', preparation: 'crushed' }`. */
export interface CooklangIngredient {
  readonly name: string
  readonly amount?: string
  readonly unit?: string
  readonly preparation?: string
  readonly optional?: boolean
}

/** A token of a Cooklang step with its plain text. Example: `{ kind: 'timer', text: '7 minutes' }`. */
export type CooklangToken =
  | { readonly kind: 'words' | 'timer'; readonly text: string }
  | { readonly kind: 'cookware'; readonly text: string; readonly name: string }
  | {
      readonly kind: 'ingredient'
      readonly text: string
      readonly ingredient: CooklangIngredient
      /** A new ingredient, although the name occurred before: '@+salt{}'. */
      readonly anew?: true
    }

// '@name{amount%unit}(preparation)', '#name{}', '~name{time%unit}'; without braces the name is one word. A sign inside a word
// is plain text: 'ana@example.org'. A sign after a backslash is plain text, also in a name.
const markPattern =
  /(?<![\p{L}\p{N}\\])([@#~])([?&+-]{0,4})(?:((?:\\[@#~{}.>=?&+-]|[^@#~{}\n.\\]|\\(?![@#~{}.>=?&+-])|\.(?!\s))*?)\{([^{}\n]*)\}(?:\(([^()\n]*)\))?|(\p{L}[\p{L}\p{N}'’-]*))/gu

/** Splits a step into tokens. Example: `tokenizeStep('Add @salt.')` gives words, an ingredient and words. */
export function tokenizeStep(step: string): CooklangToken[] {
  const tokens: CooklangToken[] = []
  let end = 0
  for (const match of step.matchAll(markPattern)) {
    const token = toToken(match)
    if (!token) continue
    if (match.index > end) tokens.push(toWordsToken(step.slice(end, match.index)))
    tokens.push(token)
    end = match.index + match[0].length
  }
  if (end < step.length) tokens.push(toWordsToken(step.slice(end)))
  return tokens
}

function toWordsToken(text: string): CooklangToken {
  return { kind: 'words', text: removeEscapes(text) }
}

function removeEscapes(text: string): string {
  return text.replace(/\\([@#~{}.>=?&+-])/g, '$1')
}

function toToken([, sign, marks = '', braced, inside, preparation, word]: RegExpMatchArray):
  | CooklangToken
  | undefined {
  const name = parseName((braced ?? word ?? '').trim().replace(/\s+/g, ' '))
  const [amount = '', unit = ''] = (inside ?? '').split('%').map((part) => part.trim().replace(/^=/, ''))
  if (sign === '~') {
    const text = [amount, unit].filter((part) => part !== '').join(' ')
    if (text !== '') return { kind: 'timer', text }
    return name === '' ? undefined : { kind: 'words', text: name }
  }
  if (name === '') return undefined
  if (sign === '#') return { kind: 'cookware', text: name, name }
  const ingredient: CooklangIngredient = {
    name,
    ...(amount === '' ? {} : { amount }),
    ...(unit === '' ? {} : { unit }),
    ...(preparation?.trim() ? { preparation: removeEscapes(preparation.trim()) } : {}),
    ...(marks.includes('?') ? { optional: true } : {}),
  }
  return { kind: 'ingredient', text: name, ingredient, ...(marks.includes('+') ? { anew: true } : {}) }
}

// An ingredient may be another recipe, given by its path.
function parseName(text: string): string {
  return removeEscapes(/^\.{1,2}\//.test(text) ? text.slice(text.lastIndexOf('/') + 1).trim() : text)
}
