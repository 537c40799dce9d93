/** A part of a recipe written by a model. */
export type DraftPart =
  | { readonly kind: 'title' | 'ingredient' | 'step'; readonly text: string }
  | { readonly kind: 'servings' | 'prep' | 'cook'; readonly count: number }

/** The response does not have the requested form; the reason is for the log and contains nothing of the response. */
export class InvalidRecipeError extends Error {
  constructor(reason: string) {
    super(`invalid recipe from the model: ${reason}`)
    this.name = 'InvalidRecipeError'
  }
}

/** The requested form of a recipe, and the only one that is parsed. */
export const recipeFormat = `TITLE: the name of the dish
SERVINGS: a number
PREP: minutes, a number
COOK: minutes, a number
INGREDIENTS:
- amount, unit and food, one per line
STEPS:
1. one step per line`

const maxLineLength = 1000
const maxTextLengths = { title: 120, ingredient: 300, step: maxLineLength } as const
const maxParts = { ingredient: 40, step: 30 } as const
const headFields = ['title', 'servings', 'prep', 'cook'] as const

// Control characters, bidirectional overrides and invisible characters.
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffd]/u
// English is requested: 'pеanuts' with a Cyrillic 'е' would pass every rule and still be read as peanuts.
const foreignLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\S{61}/u
// A recipe contains no addresses and no markup.
const linkOrMarkup =
  /<[a-z/!?]|&#|&\w+;|https?:|javascript:|www\.|@|\b[\w-]+\.(?:com|net|org|io|info|biz|app|dev)\b/i

/** Parses a recipe line by line from text in arbitrary chunks; rejects any other form. */
export function createDraftReader() {
  let pending = ''
  let at: number | 'ingredients' | 'steps' = 0
  const count = { ingredient: 0, step: 0 }

  function* parseLine(line: string): Generator<DraftPart> {
    const text = line.replaceAll('\t', ' ').trim()
    if (text === '' || /^`{3}\w*$/.test(text)) return
    if (invisibleCharacters.test(text)) throw new InvalidRecipeError('invisible characters')
    if (foreignLetters.test(text)) throw new InvalidRecipeError('foreign letters or an overlong word')
    if (linkOrMarkup.test(text)) throw new InvalidRecipeError('an address or markup')
    if (typeof at === 'number') yield* head(text, at)
    else if (at === 'steps') yield listed('step', /^\d{1,2}[.)]\s+(\S.*)$/.exec(text)?.[1])
    else if (/^STEPS\s*:?$/i.test(text) && count.ingredient > 0) at = 'steps'
    else yield listed('ingredient', /^[-*•]\s+(\S.*)$/.exec(text)?.[1])
  }

  function* head(text: string, headIndex: number): Generator<DraftPart> {
    const kind = headFields[headIndex]
    if (kind === undefined) {
      if (!/^INGREDIENTS\s*:?$/i.test(text)) throw new InvalidRecipeError('no ingredients where they belong')
      at = 'ingredients'
      return
    }
    const [, name = '', value = ''] = /^(\w+)\s*:\s*(\S.*)$/.exec(text) ?? []
    if (name.toLowerCase() !== kind) throw new InvalidRecipeError(`no ${kind} where it belongs`)
    at = headIndex + 1
    if (kind === 'title') return yield { kind, text: assertTextLength('title', value) }
    const number = /^(\d{1,4})(?:\s*(?:min|mins|minutes?|people|servings?))?$/i.exec(value)?.[1]
    if (number === undefined) throw new InvalidRecipeError(`no number after ${kind}`)
    yield { kind, count: Number(number) }
  }

  function listed(kind: 'ingredient' | 'step', text: string | undefined): DraftPart {
    if (text === undefined) throw new InvalidRecipeError(`a line that is no ${kind}`)
    count[kind] += 1
    if (count[kind] > maxParts[kind]) throw new InvalidRecipeError(`too many of ${kind}`)
    return { kind, text: assertTextLength(kind, text) }
  }

  return {
    *read(piece: string): Generator<DraftPart> {
      const lines = (pending + piece).split('\n')
      pending = lines.pop() ?? ''
      for (const line of lines) yield* parseLine(line)
      if (pending.length > maxLineLength) throw new InvalidRecipeError('a line without an end')
    },
    /** Ends the input. */
    *end(): Generator<DraftPart> {
      yield* parseLine(pending)
      if (count.step === 0) throw new InvalidRecipeError('it has no steps')
    },
  }
}

function assertTextLength(kind: keyof typeof maxTextLengths, text: string): string {
  if (text.length > maxTextLengths[kind]) throw new InvalidRecipeError(`too long a ${kind}`)
  return text
}
