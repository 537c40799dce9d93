import { sourceWordTable, vagueNameTable } from '../data/labels/vague-names'
import type { Allergen } from '../diet/allergen'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { AllergenMention } from './allergen-mention'
import type { LabelIngredient, LabelToken } from './label-tokens'
import { foldAccents, tokenGaps } from './label-tokens'
import { coveredLanguages, useOfWord } from './vocabulary'
import { wordForms } from './word-forms'

/** What settles a vague name. Example: 'starch' is settled by its `source`, 'stock' only by its `parts`. */
export type VagueNameResolution = 'source' | 'additive' | 'parts'

/** A kind of vague name. Example: of 'starch' the allergens are gluten and nightshades. */
export interface VagueKind {
  readonly allergens: readonly Allergen[]
  readonly settling: VagueNameResolution
  readonly why: string
}

/** A vague name in an ingredient list. Example: 'modified starch' with the two places of its words. */
export interface VagueName extends LabelIngredient {
  readonly kinds: readonly VagueKind[]
}

/** Every vague name as the table has it, folded, with its kinds. Example: `vagueNames().get('starke')`. */
export const vagueNames = lazyValue((): ReadonlyMap<string, readonly VagueKind[]> => {
  const names = new Map<string, VagueKind[]>()
  for (const [allergens, settling, why = '', ...languages] of parseRows(vagueNameTable)) {
    const kind = {
      allergens: parseList(allergens) as Allergen[],
      settling: settling as VagueNameResolution,
      why,
    }
    for (const name of new Set(languages.flatMap(parseList).map(foldAccents)))
      names.set(name, [...(names.get(name) ?? []), kind])
  }
  return names
})

const mostWords = lazyValue(() => Math.max(...[...vagueNames().keys()].map((name) => name.split(' ').length)))

const firstWords = lazyValue(() => {
  const words = [...vagueNames().keys()].map((name) => name.split(' ')[0] ?? '')
  return new Set(words.flatMap((word) => [word, `${word}s`, `${word}es`]))
})

const sources = lazyValue(
  () => new Set(parseRows(sourceWordTable).flatMap(([, words = '']) => words.split(' ').map(foldAccents))),
)

/**
 * The vague names of an ingredient, the longest first taken, whether or not something settles them. Example: of 'modified starch'
 * one, of 'maltodextrin' none.
 */
export function vagueNamesIn(
  tokens: readonly LabelToken[],
  { first, after }: LabelIngredient,
): readonly VagueName[] {
  const found: VagueName[] = []
  for (let at = first; at < after; ) {
    const name = vagueNameAt(tokens, at, after)
    if (name) found.push(name)
    at = name ? name.after : at + 1
  }
  return found
}

function vagueNameAt(tokens: readonly LabelToken[], first: number, after: number): VagueName | undefined {
  if (!firstWords().has(tokens[first]?.text ?? '')) return undefined
  for (let end = Math.min(after, first + mostWords()); end > first; end -= 1) {
    const words = tokens.slice(first, end).map(({ text }) => text)
    const last = words.pop() ?? ''
    for (const form of wordForms(last)) {
      const kinds = vagueNames().get([...words, form].join(' '))
      if (kinds) return { first, after: end, kinds }
    }
  }
  return undefined
}

/**
 * What a vague name leaves open, less what the words around it settle. The places are those of words that name an allergen or a
 * food. Example: of 'starch' in 'maize starch' and in 'starch (maize)' nothing, in 'starch (modified)' gluten and nightshades.
 */
export function unresolvedKinds(
  tokens: readonly LabelToken[],
  name: VagueName,
  ingredient: LabelIngredient,
  named: ReadonlySet<number>,
): readonly VagueKind[] {
  const parts = partsBehind(tokens, ingredient)
  const beside = placesOf(ingredient).filter((at) => at < name.first || at >= name.after)
  const isSource = (at: number) => named.has(at) || sources().has(tokens[at]?.text ?? '')
  const settled: Readonly<Record<VagueNameResolution, boolean>> = {
    source: [...beside, ...parts].some(isSource),
    additive: [...beside, ...parts].some((at) => isSource(at) || isThing(tokens, at)),
    parts: parts.some((at) => isSource(at) || isThing(tokens, at)),
  }
  return name.kinds.filter(({ settling }) => !settled[settling])
}

/**
 * The places of words that say of what a thing is: those that name an allergen, and those that make a longer phrase of the book out
 * of a vague name. Example: 'gram' of 'gram flour', 'wheat' of 'starch (wheat)'.
 */
export function placesThatName(
  tokens: readonly LabelToken[],
  units: readonly LabelIngredient[],
  found: readonly AllergenMention[],
): ReadonlySet<number> {
  const places = new Set<number>()
  const placeAt = new Map(tokens.map(({ at }, place) => [at, place]))
  for (const { at, end, meaning } of found) {
    if (meaning.contains === 0 && meaning.beyond === undefined) continue
    for (let place = placeAt.get(at) ?? tokens.length; (tokens[place]?.at ?? end) < end; place += 1)
      places.add(place)
  }
  for (const { first, after } of units)
    for (let place = first; after - first > 1 && place < after; place += 1)
      if (!isDescribing(tokens[place]?.text ?? '')) places.add(place)
  return places
}

function isDescribing(word: string): boolean {
  return coveredLanguages.some((language) => useOfWord(word, language) !== undefined)
}

function placesOf({ first, after }: LabelIngredient): number[] {
  return Array.from({ length: after - first }, (_, step) => first + step)
}

const mostParts = 60
// 'spices (including mustard)' names one of many.
const onlySome =
  /^(?:contain|may|includ|incl|enth|kann|bevat|conti|dont|inclu|puo|pue|peut|kan|with|mit|avec|con|met|e\.?g)/

/** The places of what stands in brackets or behind a colon, which tells the parts. */
function partsBehind(tokens: readonly LabelToken[], { after }: LabelIngredient): number[] {
  let at = after
  const depth = tokens[after - 1]?.depth ?? 0
  const isInside = (place: number) => (tokens[place]?.depth ?? 0) > depth
  while (isInside(at) && /^\d/.test(tokens[at]?.text ?? '')) at += 1
  const next = tokens[at]
  if (!next || (!isInside(at) && next.gap !== tokenGaps.opens) || onlySome.test(next.text)) return []
  const parts: number[] = []
  const isBracket = isInside(at)
  for (; at < tokens.length && parts.length < mostParts; at += 1) {
    const token = tokens[at]
    if (!token || (isBracket ? !isInside(at) : parts.length > 0 && token.gap !== tokenGaps.space)) break
    parts.push(at)
  }
  return parts
}

// Something by itself: an ingredient, an additive, or another vague name, which is judged by itself.
function isThing(tokens: readonly LabelToken[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  return (
    /^(?:e|ins)?\d{3,4}[a-z]{0,4}$/.test(word) ||
    vagueNameAt(tokens, at, tokens.length) !== undefined ||
    coveredLanguages.some((language) => useOfWord(word, language) === 'is')
  )
}
