import type { CooklangToken } from './step-token'
import { tokenizeStep } from './step-token'

/** One ingredient as a Cooklang file names it. Example: `{ name: 'garlic', amount: '2', unit: 'cloves', preparation: 'crushed' }`. */
export interface CooklangIngredient {
  readonly name: string
  readonly amount?: string
  readonly unit?: string
  readonly preparation?: string
  readonly optional?: boolean
}

/** One step of a Cooklang file, to be read aloud as it stands. Example: `{ text: 'Crush the garlic.', uses: [0] }`. */
export interface CooklangStep {
  readonly text: string
  /** Which ingredients it takes up, by their place in the list. */
  readonly uses: readonly number[]
}

/** A recipe written in Cooklang, taken apart. Example: `readCooklang(file).about.get('servings')` is '4'. */
export interface CooklangRecipe {
  /** What is said about the recipe above its steps, by lower-case key. */
  readonly about: ReadonlyMap<string, string>
  readonly ingredients: readonly CooklangIngredient[]
  readonly cookware: readonly string[]
  readonly steps: readonly CooklangStep[]
}

/**
 * Takes a Cooklang recipe apart: what is said about it, its ingredients in order of use, its cookware and its steps in
 * plain words. Example: `readCooklang('Boil @eggs{2} for ~{7%minutes}.').steps[0]?.text` is 'Boil eggs for 7 minutes.'.
 */
export function parseCooklang(file: string): CooklangRecipe {
  const { about, body } = split(file.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, ''))
  const ingredients: CooklangIngredient[] = []
  const places = new Map<string, number>()
  const cookware = new Set<string>()
  const steps: CooklangStep[] = []
  for (const paragraph of paragraphsOf(body)) {
    const uses = new Set<number>()
    const pieces = tokenizeStep(paragraph)
    for (const piece of pieces) {
      if (piece.kind === 'cookware') cookware.add(piece.name)
      if (piece.kind === 'ingredient') {
        uses.add(placeFor(piece.ingredient, ingredients, places, piece.anew))
      }
    }
    const tidy = textOf(pieces).replace(/\s+/g, ' ').trim()
    if (tidy !== '' && !isList(pieces)) steps.push({ text: tidy, uses: [...uses] })
  }
  return { about, ingredients, cookware: [...cookware], steps }
}

/** The line of an ingredient as a recipe lists it. Example: '2 cloves garlic, crushed'. */
export function toIngredientLine({ name, amount, unit, preparation, optional }: CooklangIngredient): string {
  const said = [amount, unit, name].filter((word) => word !== undefined && word !== '').join(' ')
  return `${said}${preparation ? `, ${preparation}` : ''}${optional ? ' (optional)' : ''}`
}

/** The items of a list in a file's head. Example: `cookList('[soup, quick]')` is `['soup', 'quick']`. */
export function parseMetadataList(said = ''): string[] {
  return said
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((item) => item !== '')
}

function textOf(pieces: readonly CooklangToken[]): string {
  return pieces.map(({ text }) => text).join('')
}

// What is laid out before cooking is no step: '@flour{200%g}, @salt{}, #bowl{}'.
function isList(pieces: readonly CooklangToken[]): boolean {
  const isNamed = ({ kind }: CooklangToken) => kind === 'ingredient' || kind === 'cookware'
  return pieces.some(isNamed) && pieces.every((piece) => isNamed(piece) || /^[\s,]*$/.test(piece.text))
}

// Named again without an amount, it is what was named before; with one, it is asked for once more.
function placeFor(
  wanted: CooklangIngredient,
  ingredients: CooklangIngredient[],
  places: Map<string, number>,
  anew = false,
): number {
  const name = wanted.name.toLowerCase()
  const known = places.get(name)
  if (known !== undefined && wanted.amount === undefined && !anew) return known
  const place = ingredients.push(wanted) - 1
  if (known === undefined) places.set(name, place)
  return place
}

function split(file: string): { about: Map<string, string>; body: string } {
  const head = /^\s*---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(file)
  const about = new Map<string, string>()
  const body = (head ? file.slice(head[0].length) : file).replace(
    /^>>([^:\n]*):(.*)$/gm,
    (_, key: string, value: string) => {
      if (key.trim() !== '') about.set(key.trim().toLowerCase(), value.trim())
      return ''
    },
  )
  readHead(head?.[1] ?? '', about)
  return { about, body }
}

// The part of YAML that recipes use: 'key: value', lists with a dash a line, and text that goes on further in.
function readHead(head: string, about: Map<string, string>): void {
  let key = ''
  let goesOn = false
  for (const line of head.split('\n')) {
    const pair = /^([^\s:#-][^:]*):(?:\s(.*))?$/.exec(line)
    if (pair) {
      key = (pair[1] ?? '').trim().toLowerCase()
      const value = plainValue((pair[2] ?? '').trim())
      goesOn = /^[>|][+-]?$/.test(value)
      about.set(key, goesOn ? '' : value)
      continue
    }
    const item = /^\s*-\s(.*)$/.exec(line)?.[1]
    if (key === '' || (!goesOn && item === undefined)) continue
    const more = goesOn ? line.trim() : plainValue((item ?? '').trim())
    about.set(key, [about.get(key), more].filter((part) => part).join(goesOn ? ' ' : ', '))
  }
}

// Without its quotes, or without the remark behind it.
function plainValue(value: string): string {
  const quoted = /^'(.*)'$|^"(.*)"$/.exec(value)
  if (quoted) return quoted[1]?.replaceAll("''", "'") ?? quoted[2] ?? ''
  const remark = value.indexOf(' #')
  return remark === -1 ? value : value.slice(0, remark).trim()
}

// Steps stand apart by an empty line; '>' lines are notes and '=' lines headings.
function paragraphsOf(body: string): string[] {
  return withoutRemarks(body)
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

// '--' to the end of a line and '[- -]' are for the writer only; a remark that never ends is no remark.
function withoutRemarks(body: string): string {
  const kept: string[] = []
  const lastEnd = body.lastIndexOf('-]')
  let done = 0
  for (const { 0: sign, index } of body.matchAll(/\[-|--/g)) {
    const isLine = sign === '--'
    if (index < done || (!isLine && lastEnd < index + 2)) continue
    kept.push(body.slice(done, index), isLine ? '' : ' ')
    done = isLine ? lineEnd(body, index) : body.indexOf('-]', index + 2) + 2
  }
  return kept.join('') + body.slice(done)
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
