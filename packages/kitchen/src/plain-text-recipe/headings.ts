import { recipeHeadings } from '../data/text/recipe-headings'
import { lazyValue } from '../fact-table'
import { parseDurationMinutes } from '../json-ld/duration-minutes'

/** A part of a recipe that a heading can open. Example: 'steps'. */
export type RecipePart = keyof typeof recipeHeadings

const phrases = lazyValue(() => {
  const parts = new Map<string, RecipePart>()
  for (const part of ['other', 'steps', 'ingredients'] as const) {
    for (const phrase of recipeHeadings[part].split(';')) parts.set(normalizeRecipeHeading(phrase), part)
  }
  return parts
})

/**
 * Returns the part of a recipe that a short line opens, in any supported language.
 * Example: `headingPart('Zutaten für 4 Personen:')` is 'ingredients', `headingPart('2 eggs')` is nothing.
 */
export function headingPart(line: string): RecipePart | undefined {
  if (line.length > 90) return undefined
  const words = normalizeRecipeHeading(line).split(' ')
  if (words.length > 12 || parseDurationMinutes(line) !== undefined) return undefined
  const known = phrases()
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const part = known.get(words.slice(0, count).join(' '))
    if (part && continuesHeading(words.slice(count), line)) return part
    const last = count < words.length ? known.get(words.slice(-count).join(' ')) : undefined
    // 'The ingredients', 'Rezept Zutaten': the keyword may also come last in a short line.
    if (last && words.length <= count + 2 && /^[^.!?]*$/.test(line) && !/^\d/.test(words[0] ?? ''))
      return last
  }
  return undefined
}

const mayFollow =
  /^(?:for|fur|pour|para|per|voor|til|till|for|pro|na|za|pre|dla|de|des|du|di|da|del|della|zum|zur|van|der|til|a|az|pentru|για|на|для|icin|\d.*|list|steps?|menge|and|und|et|y|e|en|och|og|x|s)$/

function continuesHeading(rest: readonly string[], line: string): boolean {
  const [next] = rest
  if (next === undefined) return true
  return mayFollow.test(next) || /^[^:(–-]{3,40}[:(–-]/.test(line)
}

/**
 * Normalises a heading: lower case, without accents and punctuation.
 * Example: `normalizeRecipeHeading('Préparation :')` is 'preparation'.
 */
export function normalizeRecipeHeading(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/å/g, 'a')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim()
}
