import { sourceWordTable, vagueNameTable } from '../data/labels/vague-names'
import type { Allergen } from '../diet/allergen'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { AllergenMention } from './allergen-mention'
import type { LabelIngredient, LabelToken } from './label-tokens'
import { foldAccents, tokenGaps } from './label-tokens'
import { coveredLanguages, useOfWord } from './vocabulary'
import { wordForms } from './word-forms'

/** The information that settles a vague name. Example: 'starch' is settled by its `source`, 'stock' only by its `parts`. */
type VagueNameResolution = 'source' | 'additive' | 'parts'

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

/** Returns every vague name of the table, normalised, with its kinds. Example: `vagueNames().get('starke')`. */
const vagueNames = lazyValue((): ReadonlyMap<string, readonly VagueKind[]> => {
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

const maxWords = lazyValue(() => Math.max(...[...vagueNames().keys()].map((name) => name.split(' ').length)))

const firstWords = lazyValue(() => {
  const words = [...vagueNames().keys()].map((name) => name.split(' ')[0] ?? '')
  return new Set(words.flatMap((word) => [word, `${word}s`, `${word}es`]))
})

const sources = lazyValue(
  () => new Set(parseRows(sourceWordTable).flatMap(([, words = '']) => words.split(' ').map(foldAccents))),
)

/**
 * Returns the vague names of an ingredient, longest match first, settled or not.
 * Example: of 'modified starch' one, of 'maltodextrin' none.
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
  for (let end = Math.min(after, first + maxWords()); end > first; end -= 1) {
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
 * Returns the allergens a vague name leaves open, minus those the words around it settle. The indexes are those of
 * words that name an allergen or a food.
 * Example: of 'starch' in 'maize starch' and in 'starch (maize)' nothing, in 'starch (modified)' gluten and
 * nightshades.
 */
export function unresolvedKinds(
  tokens: readonly LabelToken[],
  name: VagueName,
  ingredient: LabelIngredient,
  named: ReadonlySet<number>,
): readonly VagueKind[] {
  const parts = partsBehind(tokens, ingredient)
  const beside = indexesOf(ingredient).filter((at) => at < name.first || at >= name.after)
  const isSource = (at: number) => named.has(at) || sources().has(tokens[at]?.text ?? '')
  const settled: Readonly<Record<VagueNameResolution, boolean>> = {
    source: [...beside, ...parts].some(isSource),
    additive: [...beside, ...parts].some((at) => isSource(at) || isThing(tokens, at)),
    parts: parts.some((at) => isSource(at) || isThing(tokens, at)),
  }
  return name.kinds.filter(({ settling }) => !settled[settling])
}

/**
 * Returns the indexes of words that state a source: those that name an allergen, and those that extend a vague name to
 * a longer dictionary phrase.
 * Example: 'gram' of 'gram flour', 'wheat' of 'starch (wheat)'.
 */
export function placesThatName(
  tokens: readonly LabelToken[],
  units: readonly LabelIngredient[],
  found: readonly AllergenMention[],
): ReadonlySet<number> {
  const places = new Set<number>()
  const placeAt = new Map(tokens.map(({ at }, index) => [at, index]))
  for (const { at, end, meaning } of found) {
    if (meaning.contains === 0 && meaning.beyond === undefined) continue
    for (let index = placeAt.get(at) ?? tokens.length; (tokens[index]?.at ?? end) < end; index += 1)
      places.add(index)
  }
  for (const { first, after } of units)
    for (let index = first; after - first > 1 && index < after; index += 1)
      if (!isDescribing(tokens[index]?.text ?? '')) places.add(index)
  return places
}

function isDescribing(word: string): boolean {
  return coveredLanguages.some((language) => useOfWord(word, language) !== undefined)
}

function indexesOf({ first, after }: LabelIngredient): number[] {
  return Array.from({ length: after - first }, (_, step) => first + step)
}

const maxParts = 60
// 'spices (including mustard)' names one of many.
const onlySome =
  /^(?:contain|may|includ|incl|enth|kann|bevat|conti|dont|inclu|puo|pue|peut|kan|with|mit|avec|con|met|e\.?g)/

/** Returns the indexes of the words in brackets or after a colon, which list the parts. */
function partsBehind(tokens: readonly LabelToken[], { after }: LabelIngredient): number[] {
  let at = after
  const depth = tokens[after - 1]?.depth ?? 0
  const isInside = (index: number) => (tokens[index]?.depth ?? 0) > depth
  while (isInside(at) && /^\d/.test(tokens[at]?.text ?? '')) at += 1
  const next = tokens[at]
  if (!next || (!isInside(at) && next.gap !== tokenGaps.opens) || onlySome.test(next.text)) return []
  const parts: number[] = []
  const isBracket = isInside(at)
  for (; at < tokens.length && parts.length < maxParts; at += 1) {
    const token = tokens[at]
    if (!token || (isBracket ? !isInside(at) : parts.length > 0 && token.gap !== tokenGaps.space)) break
    parts.push(at)
  }
  return parts
}

// An independent item: an ingredient, an additive, or another vague name, which is judged separately.
function isThing(tokens: readonly LabelToken[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  return (
    /^(?:e|ins)?\d{3,4}[a-z]{0,4}$/.test(word) ||
    vagueNameAt(tokens, at, tokens.length) !== undefined ||
    coveredLanguages.some((language) => useOfWord(word, language) === 'is')
  )
}
