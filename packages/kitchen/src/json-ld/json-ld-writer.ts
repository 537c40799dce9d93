import { collapseWhitespace } from '../cooklang/escape-cooklang'
import type { WrittenRecipe } from '../recipe/written-recipe'

/** A recipe as schema.org JSON-LD. Example: `toRecipeJsonLd(recipe).recipeIngredient`. */
export interface RecipeJsonLd {
  readonly '@context': 'https://schema.org'
  readonly '@type': 'Recipe'
  readonly name: string
  readonly description?: string
  readonly image?: readonly string[]
  readonly author?: { readonly '@type': 'Person'; readonly name: string }
  readonly datePublished?: string
  readonly url?: string
  readonly recipeYield: string
  readonly prepTime?: string
  readonly cookTime?: string
  readonly totalTime?: string
  readonly recipeCategory?: string
  readonly recipeCuisine?: string
  readonly keywords?: string
  readonly tool?: readonly string[]
  readonly recipeIngredient: readonly string[]
  readonly recipeInstructions: readonly { readonly '@type': 'HowToStep'; readonly text: string }[]
}

/** Facts of a recipe's page in addition to the recipe itself. Example: `{ author: 'Ana', datePublished: '2026-11-16' }`. */
export interface RecipeCredits {
  readonly author?: string
  readonly datePublished?: string
  readonly url?: string
  readonly image?: string
}

/**
 * Converts a recipe to schema.org/Recipe for search engines and other apps; the total time includes waiting.
 * Example: `toRecipeJsonLd({ title: 'Eggs', servings: 2, cookMinutes: 7, … }).cookTime` is 'PT7M'.
 */
export function toRecipeJsonLd(recipe: WrittenRecipe, credits: RecipeCredits = {}): RecipeJsonLd {
  const { prepMinutes = 0, cookMinutes = 0, waitMinutes = 0, servings } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    ...optionalField('description', recipe.description),
    ...(credits.image ? { image: [credits.image] } : {}),
    ...(credits.author ? { author: { '@type': 'Person', name: credits.author } } : {}),
    ...optionalField('datePublished', credits.datePublished),
    ...optionalField('url', credits.url),
    recipeYield: `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
    ...optionalField('prepTime', duration(prepMinutes)),
    ...optionalField('cookTime', duration(cookMinutes)),
    ...optionalField('totalTime', duration(prepMinutes + cookMinutes + waitMinutes)),
    ...optionalField('recipeCategory', recipe.course),
    ...optionalField('recipeCuisine', recipe.cuisine),
    ...optionalField('keywords', recipe.tags?.join(', ')),
    ...(recipe.equipment?.length ? { tool: recipe.equipment.map(collapseWhitespace) } : {}),
    recipeIngredient: recipe.ingredients.map(collapseWhitespace),
    recipeInstructions: recipe.steps.map((text) => ({
      '@type': 'HowToStep',
      text: collapseWhitespace(text),
    })),
  }
}

function optionalField<Key extends string>(key: Key, text: string | undefined): Partial<Record<Key, string>> {
  return text === undefined || text === '' ? {} : ({ [key]: text } as Record<Key, string>)
}

function duration(minutes: number): string {
  if (minutes <= 0) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}
