import type { CooklangIngredient } from './cooklang-parser'

/** A piece of a Cooklang step, with the words that stand for it. Example: `{ kind: 'timer', text: '7 minutes' }`. */
export type CooklangToken =
  | { readonly kind: 'words' | 'timer'; readonly text: string }
  | { readonly kind: 'cookware'; readonly text: string; readonly name: string }
  | {
      readonly kind: 'ingredient'
      readonly text: string
      readonly ingredient: CooklangIngredient
      /** It is another one, although its name was said before: '@+salt{}'. */
      readonly anew?: true
    }

// '@name{amount%unit}(preparation)', '#name{}', '~name{time%unit}'; without braces one word is the name. What stands within a
// word is not meant: 'ana@example.org'. A sign with a backslash before it is only a sign, in a name too.
const marked =
  /(?<![\p{L}\p{N}\\])([@#~])([?&+-]{0,4})(?:((?:\\[@#~{}.>=?&+-]|[^@#~{}\n.\\]|\\(?![@#~{}.>=?&+-])|\.(?!\s))*?)\{([^{}\n]*)\}(?:\(([^()\n]*)\))?|(\p{L}[\p{L}\p{N}'’-]*))/gu

/** The pieces of a step in their order. Example: `piecesOf('Add @salt.')` are words, an ingredient and words. */
export function tokenizeStep(step: string): CooklangToken[] {
  const pieces: CooklangToken[] = []
  let done = 0
  for (const found of step.matchAll(marked)) {
    const piece = pieceOf(found)
    if (!piece) continue
    if (found.index > done) pieces.push(wordsIn(step.slice(done, found.index)))
    pieces.push(piece)
    done = found.index + found[0].length
  }
  if (done < step.length) pieces.push(wordsIn(step.slice(done)))
  return pieces
}

function wordsIn(text: string): CooklangToken {
  return { kind: 'words', text: plain(text) }
}

function plain(text: string): string {
  return text.replace(/\\([@#~{}.>=?&+-])/g, '$1')
}

function pieceOf([, sign, marks = '', braced, inside, preparation, word]: RegExpMatchArray):
  | CooklangToken
  | undefined {
  const name = nameIn((braced ?? word ?? '').trim().replace(/\s+/g, ' '))
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
    ...(preparation?.trim() ? { preparation: plain(preparation.trim()) } : {}),
    ...(marks.includes('?') ? { optional: true } : {}),
  }
  return { kind: 'ingredient', text: name, ingredient, ...(marks.includes('+') ? { anew: true } : {}) }
}

// Another recipe may be an ingredient, by its path.
function nameIn(said: string): string {
  return plain(/^\.{1,2}\//.test(said) ? said.slice(said.lastIndexOf('/') + 1).trim() : said)
}
