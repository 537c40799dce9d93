import { normalizeRecipeHeading } from '@larder/kitchen/plain-text-recipe/headings'

/**
 * Prefers the visible ingredient lines when they have amounts that the structured data lacks ('200 g flour' instead of 'flour')
 * and clearly match.
 */
export function preferLinesWithAmounts(
  structured: readonly string[],
  shown: readonly string[],
): readonly string[] {
  const lines = shown.filter((line) => !/[:：]$/.test(line))
  // A different number of lines means that one was missed or is no ingredient.
  if (lines.length !== structured.length) return structured
  const wordSets = lines.map((line) => new Set(normalizeRecipeHeading(line).split(' ')))
  const found = structured.filter((line) => {
    const words = normalizeRecipeHeading(line).split(' ')
    return wordSets.some((wordSet) => words.every((word) => wordSet.has(word)))
  })
  const amounts = (list: readonly string[]) =>
    list.filter((line) => /^[^\p{L}]*[\d¼½¾⅓⅔⅛]/u.test(line)).length
  const isSame = found.length >= 0.8 * structured.length
  return isSame && amounts(lines) > amounts(structured) ? shown : structured
}

/** Prefers the visible steps when the structured data has the same text in one piece. */
export function preferSeparateSteps(
  structured: readonly string[],
  shown: readonly string[],
): readonly string[] {
  const [single = ''] = structured
  if (structured.length !== 1 || shown.length < 2 || single.length < 200) return structured
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  return letters(single) === letters(shown.join('')) ? shown : structured
}
