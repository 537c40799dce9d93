import { normalizeRecipeHeading } from '@larder/kitchen/plain-text-recipe/headings'

/**
 * Ingredient lines with the amounts that only the page itself shows: where a page tells machines 'flour' and people '200 g flour',
 * the people's lines, if they are surely the same ones.
 */
export function preferLinesWithAmounts(told: readonly string[], shown: readonly string[]): readonly string[] {
  const lines = shown.filter((line) => !/[:：]$/.test(line))
  // Not one more and not one less: else something was missed or is no ingredient.
  if (lines.length !== told.length) return told
  const bags = lines.map((line) => new Set(normalizeRecipeHeading(line).split(' ')))
  const found = told.filter((line) => {
    const words = normalizeRecipeHeading(line).split(' ')
    return bags.some((bag) => words.every((word) => bag.has(word)))
  })
  const amounts = (of: readonly string[]) => of.filter((line) => /^[^\p{L}]*[\d¼½¾⅓⅔⅛]/u.test(line)).length
  const isSame = found.length >= 0.8 * told.length
  return isSame && amounts(lines) > amounts(told) ? shown : told
}

/** The steps as a page shows them, where it tells machines the same words all in one piece. */
export function preferSeparateSteps(told: readonly string[], shown: readonly string[]): readonly string[] {
  const [only = ''] = told
  if (told.length !== 1 || shown.length < 2 || only.length < 200) return told
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  return letters(only) === letters(shown.join('')) ? shown : told
}
