import type { RecipeIngredient } from '@larder/contract/recipes'
import type { Measures } from '../../../food/recipe/ingredient-line'

/** Finds the ingredient lines that a spoken word means: 'butter', 'the cherry tomatoes', 'lemon'. */
export function matchIngredientLines(
  phrase: string,
  ingredients: readonly RecipeIngredient[],
): RecipeIngredient[] {
  const phraseStems = toWordStems(phrase)
  if (phraseStems.length === 0) return []
  const candidates = ingredients.map((ingredient) => ({ ingredient, roots: toWordStems(ingredient.name) }))
  const fullMatches = candidates.filter(({ roots }) => phraseStems.every((root) => roots.includes(root)))
  // 'How much olive oil' also matches a recipe that only says oil.
  const found =
    fullMatches.length > 0
      ? fullMatches
      : candidates.filter(({ roots }) => roots.every((root) => phraseStems.includes(root)))
  return found.filter(({ roots }) => roots.length > 0).map(({ ingredient }) => ingredient)
}

/** Answers 'how much butter', as text and speech. */
export function describeIngredientAmount(
  phrase: string,
  ingredients: readonly RecipeIngredient[],
  measures: Measures,
): string {
  const lines = matchIngredientLines(phrase, ingredients)
  if (lines.length === 0) return `There is no ${phrase} in this recipe.`
  return `${lines.map(({ text }) => text[measures]).join('; ')}.`
}

function toWordStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) => word.replace(/(?:(?<=[osxz]|sh|ch)es|(?<!s)s)$/u, ''))
}

const stopWords = new Set(['of', 'the', 'a', 'an', 'and', 'some'])
