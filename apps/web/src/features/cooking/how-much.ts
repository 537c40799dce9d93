import type { RecipeIngredient } from '@larder/contract/recipes'
import type { Measures } from '../../food/line-text'

/** The lines a cook means by a word: 'butter', 'the cherry tomatoes', 'lemon'. */
export function linesCalled(said: string, ingredients: readonly RecipeIngredient[]): RecipeIngredient[] {
  const asked = rootsOf(said)
  if (asked.length === 0) return []
  const named = ingredients.map((ingredient) => ({ ingredient, roots: rootsOf(ingredient.name) }))
  const whole = named.filter(({ roots }) => asked.every((root) => roots.includes(root)))
  // 'How much olive oil' where the recipe only says oil.
  const found =
    whole.length > 0 ? whole : named.filter(({ roots }) => roots.every((root) => asked.includes(root)))
  return found.filter(({ roots }) => roots.length > 0).map(({ ingredient }) => ingredient)
}

/** The answer to 'how much butter', to be shown and read out. */
export function howMuch(said: string, ingredients: readonly RecipeIngredient[], measures: Measures): string {
  const lines = linesCalled(said, ingredients)
  if (lines.length === 0) return `There is no ${said} in this recipe.`
  return `${lines.map(({ text }) => text[measures]).join('; ')}.`
}

function rootsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:(?<=[osxz]|sh|ch)es|(?<!s)s)$/u, ''))
}

const small = new Set(['of', 'the', 'a', 'an', 'and', 'some'])
