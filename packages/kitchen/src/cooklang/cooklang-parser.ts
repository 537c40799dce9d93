import type { CooklangIngredient, CooklangToken } from './step-token'
import { tokenizeStep } from './step-token'

/** One step of a Cooklang file as plain text. Example: `{ text: 'Crush the garlic.', uses: [0] }`. */
interface CooklangStep {
  readonly text: string
  /** Indexes of the ingredients that the step uses. */
  readonly uses: readonly number[]
}

/** A parsed Cooklang recipe. Example: `parseCooklang(file).about.get('servings')` is '4'. */
export interface CooklangRecipe {
  /** Metadata of the recipe, by lower-case key. */
  readonly about: ReadonlyMap<string, string>
  readonly ingredients: readonly CooklangIngredient[]
  readonly cookware: readonly string[]
  readonly steps: readonly CooklangStep[]
}

/**
 * Parses a Cooklang recipe: its metadata, its ingredients in order of use, its cookware and its steps as plain text. Example:
 * `parseCooklang('Boil @eggs{2} for ~{7%minutes}.').steps[0]?.text` is 'Boil eggs for 7 minutes.'.
 */
export function parseCooklang(file: string): CooklangRecipe {
  const { about, body } = splitMetadata(file.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, ''))
  const ingredients: CooklangIngredient[] = []
  const indexByName = new Map<string, number>()
  const cookware = new Set<string>()
  const steps: CooklangStep[] = []
  for (const paragraph of paragraphsOf(body)) {
    const uses = new Set<number>()
    const pieces = tokenizeStep(paragraph)
    for (const piece of pieces) {
      if (piece.kind === 'cookware') cookware.add(piece.name)
      if (piece.kind === 'ingredient') {
        uses.add(indexOfIngredient(piece.ingredient, ingredients, indexByName, piece.anew))
      }
    }
    const tidy = textOf(pieces).replace(/\s+/g, ' ').trim()
    if (tidy !== '' && !isList(pieces)) steps.push({ text: tidy, uses: [...uses] })
  }
  return { about, ingredients, cookware: [...cookware], steps }
}

/** Formats an ingredient as a line of an ingredient list. Example: '2 cloves garlic, crushed'. */
export function toIngredientLine({ name, amount, unit, preparation, optional }: CooklangIngredient): string {
  const text = [amount, unit, name].filter((word) => word !== undefined && word !== '').join(' ')
  return `${text}${preparation ? `, ${preparation}` : ''}${optional ? ' (optional)' : ''}`
}

/** Parses a list in a file's metadata. Example: `parseMetadataList('[soup, quick]')` is `['soup', 'quick']`. */
export function parseMetadataList(text = ''): string[] {
  return text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((item) => item !== '')
}

function textOf(pieces: readonly CooklangToken[]): string {
  return pieces.map(({ text }) => text).join('')
}

// A paragraph that only lists ingredients and cookware is not a step: '@flour{200%g}, @salt{}, #bowl{}'.
function isList(pieces: readonly CooklangToken[]): boolean {
  const isNamed = ({ kind }: CooklangToken) => kind === 'ingredient' || kind === 'cookware'
  return pieces.some(isNamed) && pieces.every((piece) => isNamed(piece) || /^[\s,]*$/.test(piece.text))
}

// A repeated name without an amount refers to the earlier ingredient; with an amount it is a new ingredient.
function indexOfIngredient(
  ingredient: CooklangIngredient,
  ingredients: CooklangIngredient[],
  indexByName: Map<string, number>,
  isNew = false,
): number {
  const name = ingredient.name.toLowerCase()
  const known = indexByName.get(name)
  if (known !== undefined && ingredient.amount === undefined && !isNew) return known
  const index = ingredients.push(ingredient) - 1
  if (known === undefined) indexByName.set(name, index)
  return index
}

function splitMetadata(file: string): { about: Map<string, string>; body: string } {
  const head = /^\s*---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(file)
  const about = new Map<string, string>()
  const body = (head ? file.slice(head[0].length) : file).replace(
    /^>>([^:\n]*):(.*)$/gm,
    (_, key: string, value: string) => {
      if (key.trim() !== '') about.set(key.trim().toLowerCase(), value.trim())
      return ''
    },
  )
  parseMetadata(head?.[1] ?? '', about)
  return { about, body }
}

// Parses the subset of YAML that recipes use: 'key: value', lists with one dashed item per line, and indented text blocks.
function parseMetadata(head: string, about: Map<string, string>): void {
  let key = ''
  let isBlock = false
  for (const line of head.split('\n')) {
    const pair = /^([^\s:#-][^:]*):(?:\s(.*))?$/.exec(line)
    if (pair) {
      key = (pair[1] ?? '').trim().toLowerCase()
      const value = unquote((pair[2] ?? '').trim())
      isBlock = /^[>|][+-]?$/.test(value)
      about.set(key, isBlock ? '' : value)
      continue
    }
    const item = /^\s*-\s(.*)$/.exec(line)?.[1]
    if (key === '' || (!isBlock && item === undefined)) continue
    const more = isBlock ? line.trim() : unquote((item ?? '').trim())
    about.set(key, [about.get(key), more].filter((part) => part).join(isBlock ? ' ' : ', '))
  }
}

// Strips the quotes, or the comment after the value.
function unquote(value: string): string {
  const quoted = /^'(.*)'$|^"(.*)"$/.exec(value)
  if (quoted) return quoted[1]?.replaceAll("''", "'") ?? quoted[2] ?? ''
  const commentStart = value.indexOf(' #')
  return commentStart === -1 ? value : value.slice(0, commentStart).trim()
}

// Steps are separated by an empty line; '>' lines are notes and '=' lines are headings.
function paragraphsOf(body: string): string[] {
  return removeComments(body)
    .split(/\n[ \t]*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !/^\s*(?:>|=)/.test(line))
        .join(' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
}

// Removes comments: '--' to the end of a line and '[- -]'. An unclosed '[-' is not a comment.
function removeComments(body: string): string {
  const kept: string[] = []
  const lastEnd = body.lastIndexOf('-]')
  let end = 0
  for (const { 0: sign, index } of body.matchAll(/\[-|--/g)) {
    const isLine = sign === '--'
    if (index < end || (!isLine && lastEnd < index + 2)) continue
    kept.push(body.slice(end, index), isLine ? '' : ' ')
    end = isLine ? lineEnd(body, index) : body.indexOf('-]', index + 2) + 2
  }
  return kept.join('') + body.slice(end)
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
