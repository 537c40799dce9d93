import { piecesOf } from './cooklang/piece'

/** One ingredient as a Cooklang file names it. Example: `{ name: 'garlic', amount: '2', unit: 'cloves', preparation: 'crushed' }`. */
export interface CookIngredient {
  readonly name: string
  readonly amount?: string
  readonly unit?: string
  readonly preparation?: string
  readonly optional?: boolean
}

/** One step of a Cooklang file, to be read aloud as it stands. Example: `{ text: 'Crush the garlic.', uses: [0] }`. */
export interface CookStep {
  readonly text: string
  /** Which ingredients it takes up, by their place in the list. */
  readonly uses: readonly number[]
}

/** A recipe written in Cooklang, taken apart. Example: `readCooklang(file).about.get('servings')` is '4'. */
export interface CookFile {
  /** What is said about the recipe above its steps, by lower-case key. */
  readonly about: ReadonlyMap<string, string>
  readonly ingredients: readonly CookIngredient[]
  readonly cookware: readonly string[]
  readonly steps: readonly CookStep[]
}

/**
 * Takes a Cooklang recipe apart: what is said about it, its ingredients in order of use, its cookware and its steps in
 * plain words. Example: `readCooklang('Boil @eggs{2} for ~{7%minutes}.').steps[0]?.text` is 'Boil eggs for 7 minutes.'.
 */
export function readCooklang(file: string): CookFile {
  const { about, body } = split(file.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, ''))
  const ingredients: CookIngredient[] = []
  const cookware = new Set<string>()
  const steps: CookStep[] = []
  for (const paragraph of paragraphsOf(body)) {
    const uses = new Set<number>()
    const text = piecesOf(paragraph)
      .map((piece) => {
        if (piece.kind === 'cookware') cookware.add(piece.name)
        if (piece.kind === 'ingredient') uses.add(placeFor(ingredients, piece.ingredient))
        return piece.text
      })
      .join('')
    const tidy = text.replace(/\s+/g, ' ').trim()
    if (tidy !== '') steps.push({ text: tidy, uses: [...uses] })
  }
  return { about, ingredients, cookware: [...cookware], steps }
}

/** The line of an ingredient as a recipe lists it. Example: '2 cloves garlic, crushed'. */
export function ingredientLine({ name, amount, unit, preparation, optional }: CookIngredient): string {
  const said = [amount, unit, name].filter((word) => word !== undefined && word !== '').join(' ')
  return `${said}${preparation ? `, ${preparation}` : ''}${optional ? ' (optional)' : ''}`
}

/** The items of a list in a file's head. Example: `cookList('[soup, quick]')` is `['soup', 'quick']`. */
export function cookList(said = ''): string[] {
  return said
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((item) => item !== '')
}

// The same thing asked for twice in the same measure is one line of the list, with both amounts as they were written.
function placeFor(ingredients: CookIngredient[], wanted: CookIngredient): number {
  const known = ingredients.findIndex(({ name }) => name.toLowerCase() === wanted.name.toLowerCase())
  if (known !== -1 && wanted.amount === undefined) return known
  return ingredients.push(wanted) - 1
}

function split(file: string): { about: Map<string, string>; body: string } {
  const head = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(file)
  const about = new Map<string, string>()
  const body = (head ? file.slice(head[0].length) : file).replace(
    /^>>[ \t]*([^:\n]+):[ \t]*(.*)$/gm,
    (_, key: string, value: string) => {
      about.set(key.trim().toLowerCase(), value.trim())
      return ''
    },
  )
  readHead(head?.[1] ?? '', about)
  return { about, body }
}

// The part of YAML that recipes use: 'key: value', and lists with a dash a line.
function readHead(head: string, about: Map<string, string>): void {
  let key = ''
  for (const line of head.split('\n')) {
    const item = /^\s+-\s+(.*)$|^-\s+(.*)$/.exec(line)
    const pair = /^([^\s:#-][^:]*):(?:\s+(.*))?$/.exec(line)
    if (item && key !== '')
      about.set(key, [about.get(key), (item[1] ?? item[2] ?? '').trim()].filter((part) => part).join(', '))
    else if (pair) {
      key = (pair[1] ?? '').trim().toLowerCase()
      about.set(key, unquoted((pair[2] ?? '').trim()))
    }
  }
}

function unquoted(value: string): string {
  return value.replace(/^(['"])(.*)\1$/, '$2')
}

// Steps stand apart by an empty line; '--' to the end of a line and '[- -]' are for the writer only, '>' lines are notes.
function paragraphsOf(body: string): string[] {
  return body
    .replace(/\[-[\s\S]*?-\]/g, ' ')
    .replace(/--.*$/gm, '')
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
