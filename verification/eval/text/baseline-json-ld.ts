import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'

type Json = { [key: string]: Json } & { '@type'?: string; '@graph'?: Json[]; text?: string }

/** What ten lines make of a page: its JSON-LD blocks, parsed as they are, and the first recipe in them. It is what ours must beat. */
export function readJsonLdBaseline(html: string): LooseRecipe | undefined {
  for (const [, block = ''] of html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi)) {
    try {
      const json = JSON.parse(block) as Json | Json[]
      const things = [json].flat().flatMap((thing) => [thing, ...(thing['@graph'] ?? [])])
      const recipe = things.find((thing) => [thing['@type']].flat().includes('Recipe'))
      if (recipe) return asRecipe(recipe)
    } catch {}
  }
  return undefined
}

function asRecipe(json: Json): LooseRecipe {
  const steps = [json.recipeInstructions ?? []].flat().map((step) => String(step.text ?? step))
  const minutes = (key: string) => ({ minutes: parseDurationMinutes(json[key]) ?? 0 }).minutes
  return {
    title: String(json.name),
    ingredients: [json.recipeIngredient ?? []].flat().map(String),
    steps,
    servings: String(json.recipeYield),
    prepMinutes: minutes('prepTime'),
    cookMinutes: minutes('cookTime'),
    totalMinutes: minutes('totalTime'),
  }
}
