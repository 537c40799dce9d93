import type { RecipeIngredient } from '@larder/contract/recipes'
import type { Measures } from '../../../food/recipe/ingredient-line'

/** The lines a cook means by a word: 'butter', 'the cherry tomatoes', 'lemon'. */
export function matchIngredientLines(
  said: string,
  ingredients: readonly RecipeIngredient[],
): RecipeIngredient[] {
  const asked = toWordStems(said)
  if (asked.length === 0) return []
  const named = ingredients.map((ingredient) => ({ ingredient, roots: toWordStems(ingredient.name) }))
  const whole = named.filter(({ roots }) => asked.every((root) => roots.includes(root)))
  // 'How much olive oil' where the recipe only says oil.
  const found =
    whole.length > 0 ? whole : named.filter(({ roots }) => roots.every((root) => asked.includes(root)))
  return found.filter(({ roots }) => roots.length > 0).map(({ ingredient }) => ingredient)
}

/** The answer to 'how much butter', to be shown and read out. */
export function describeIngredientAmount(
  said: string,
  ingredients: readonly RecipeIngredient[],
  measures: Measures,
): string {
  const lines = matchIngredientLines(said, ingredients)
  if (lines.length === 0) return `There is no ${said} in this recipe.`
  return `${lines.map(({ text }) => text[measures]).join('; ')}.`
}

function toWordStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) => word.replace(/(?:(?<=[osxz]|sh|ch)es|(?<!s)s)$/u, ''))
}

const stopWords = new Set(['of', 'the', 'a', 'an', 'and', 'some'])
