import type { LooseRecipe } from '../recipe/loose-recipe'
import { parseDurationMinutes } from './duration-minutes'
import { type JsonLdGraph, parseJsonLdGraph } from './json-ld-graph'
import { parseJsonLdIngredients } from './json-ld-ingredients'
import { allTexts, firstText, isJsonLdNode, type JsonLdNode, toList } from './json-ld-node'
import { parseJsonLdSteps } from './json-ld-steps'
import { parseLooseJson } from './loose-json'
import { toPlainText } from './plain-text'

/**
 * Returns the recipes in the JSON-LD blocks of a page, malformed ones included.
 * Example: `parseJsonLd(['{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"],}'])[0]?.title` is 'Soup'.
 */
export function parseJsonLd(blocks: readonly string[]): LooseRecipe[] {
  return findRecipesInJson(blocks.map(parseLooseJson))
}

/**
 * Returns the recipes in a JSON-LD value at any depth, without duplicates. A recipe without ingredients and steps is
 * returned only if there is no other.
 * Example: `findRecipesInJson({ '@graph': [{ '@type': 'Recipe', name: 'Soup' }] })`.
 */
export function findRecipesInJson(value: unknown): LooseRecipe[] {
  const things = parseJsonLdGraph(value)
  const all = mergeRecipes(things.recipes.slice(0, 500).map((thing) => parseRecipeNode(thing, things)))
  const full = all.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
  return full.length > 0 ? full : all.filter(({ title }) => title !== '').slice(0, 1)
}

/**
 * Removes duplicates: two recipes with one title are the same if one has nothing else, or the same content.
 * Example: a page whose two plugins both describe its recipe.
 */
export function mergeRecipes(recipes: readonly LooseRecipe[]): LooseRecipe[] {
  const kept: { recipe: LooseRecipe; names: Names }[] = []
  for (const recipe of recipes) {
    const names = namesOf(recipe)
    const index = kept.findIndex((other) => isSame(other.names, names))
    const other = kept[index]
    const whole = other ? completeRecipe(other.recipe, recipe) : recipe
    if (other) kept[index] = { recipe: whole, names: namesOf(whole) }
    else kept.push({ recipe, names })
  }
  return kept.map(({ recipe }) => recipe)
}

/** Fills the gaps of a recipe from a duplicate; its own values take precedence. Example: steps for one that has none. */
export function completeRecipe(recipe: LooseRecipe, other: LooseRecipe): LooseRecipe {
  return {
    ...other,
    ...recipe,
    title: recipe.title || other.title,
    ingredients: recipe.ingredients.length > 0 ? recipe.ingredients : other.ingredients,
    steps: recipe.steps.length > 0 ? recipe.steps : other.steps,
  }
}

interface Names {
  readonly title: string
  readonly lines: string
}

function namesOf({ title, ingredients }: LooseRecipe): Names {
  return { title: title.toLowerCase(), lines: ingredients.join('\n').toLowerCase() }
}

function isSame(a: Names, b: Names): boolean {
  const isOneTitle = a.title === b.title
  if (isOneTitle && (a.lines === '' || b.lines === '')) return true
  return a.lines === b.lines && (isOneTitle || a.title === '' || b.title === '')
}

function parseRecipeNode(thing: JsonLdNode, { meant }: JsonLdGraph): LooseRecipe {
  const said = <Key extends string, Value>(key: Key, value: Value | undefined | '') =>
    value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, Value>)
  const tags = parseKeywords(thing.keywords)
  const equipment = allTexts(meant(thing.tool))
  return {
    title: firstText(thing.name) || firstText(thing.headline),
    ingredients: parseJsonLdIngredients(
      meant(thing.recipeIngredient ?? thing.ingredients ?? thing.ingredient),
    ),
    steps: parseJsonLdSteps(meant(thing.recipeInstructions ?? thing.instructions ?? thing.step)),
    ...said('description', firstText(thing.description)),
    ...said('servings', findServings(thing.recipeYield ?? thing.yield)),
    ...said('prepMinutes', parseDuration(thing.prepTime)),
    ...said('cookMinutes', parseDuration(thing.cookTime ?? thing.performTime)),
    ...said('totalMinutes', parseDuration(thing.totalTime)),
    ...said('course', allTexts(thing.recipeCategory).join(', ')),
    ...said('cuisine', allTexts(thing.recipeCuisine).join(', ')),
    ...(tags.length > 0 ? { tags } : {}),
    ...(equipment.length > 0 ? { equipment } : {}),
    ...said('image', findImage(meant(thing.image), meant)),
    ...said('source', findAddress(thing.url) || findAddress(thing.mainEntityOfPage)),
    ...said('author', firstText(meant(thing.author))),
  }
}

function parseDuration(value: unknown): number | undefined {
  for (const each of toList(value)) {
    const given = isJsonLdNode(each) ? (each.maxValue ?? each['@value'] ?? each.value) : each
    const minutes = parseDurationMinutes(typeof given === 'string' ? toPlainText(given) : given)
    if (minutes !== undefined) return minutes
  }
  return undefined
}

// Of '4' and '4 servings' the longer one is more informative.
function findServings(value: unknown): string {
  const said = toList(value).map((each) => firstText(each, ['value', 'name', '@value']))
  return said.reduce((best, each) => (each.length > best.length ? each : best), '').slice(0, 200)
}

function parseKeywords(value: unknown): string[] {
  const words = allTexts(value).flatMap((text) => text.split(/[,;|]/))
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))].slice(0, 100)
}

function findImage(value: unknown, meant: JsonLdGraph['meant']): string {
  for (const each of toList(value)) {
    const image = meant(each)
    const address =
      typeof image === 'string'
        ? image
        : isJsonLdNode(image)
          ? findAddress(image.url ?? image.contentUrl)
          : ''
    if (address !== '' && !address.startsWith('data:')) return address.trim().slice(0, 2000)
  }
  return ''
}

function findAddress(value: unknown): string {
  const [first] = toList(value)
  const address = isJsonLdNode(first) ? (first['@id'] ?? first.url) : first
  return typeof address === 'string' ? address.trim().slice(0, 2000) : ''
}
