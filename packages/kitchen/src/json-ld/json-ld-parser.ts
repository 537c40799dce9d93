import type { LooseRecipe } from '../recipe/loose-recipe'
import { parseDurationMinutes } from './duration-minutes'
import { type JsonLdGraph, parseJsonLdGraph } from './json-ld-graph'
import { parseJsonLdIngredients } from './json-ld-ingredients'
import { allTexts, firstText, isJsonLdNode, type JsonLdNode, toList } from './json-ld-node'
import { parseJsonLdSteps } from './json-ld-steps'
import { parseLooseJson } from './loose-json'
import { toPlainText } from './plain-text'

/**
 * The recipes in the JSON-LD blocks of a page, carelessly written ones too. Example:
 * `readJsonLd(['{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"],}'])[0]?.title` is 'Soup'.
 */
export function parseJsonLd(blocks: readonly string[]): LooseRecipe[] {
  return findRecipesInJson(blocks.map(parseLooseJson))
}

/**
 * The recipes in a value of JSON-LD, wherever they lie in it; one that stands there twice is given once, and one that has neither
 * ingredients nor steps only when no other has. Example: `recipesInJson({ '@graph': [{ '@type': 'Recipe', name: 'Soup' }] })`.
 */
export function findRecipesInJson(value: unknown): LooseRecipe[] {
  const things = parseJsonLdGraph(value)
  const all = mergeRecipes(things.recipes.slice(0, 500).map((thing) => recipeOf(thing, things)))
  const full = all.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
  return full.length > 0 ? full : all.filter(({ title }) => title !== '').slice(0, 1)
}

/**
 * The same recipes, each once: two of one title of which one says nothing else, or the same, are one. Example: a page that
 * carries its recipe in two plugins' words.
 */
export function mergeRecipes(recipes: readonly LooseRecipe[]): LooseRecipe[] {
  const kept: { recipe: LooseRecipe; names: Names }[] = []
  for (const recipe of recipes) {
    const names = namesOf(recipe)
    const place = kept.findIndex((other) => isSame(other.names, names))
    const other = kept[place]
    const whole = other ? completeRecipe(other.recipe, recipe) : recipe
    if (other) kept[place] = { recipe: whole, names: namesOf(whole) }
    else kept.push({ recipe, names })
  }
  return kept.map(({ recipe }) => recipe)
}

/** A recipe with what another telling of it adds; what it says itself stands. Example: steps for one that has none. */
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

function recipeOf(thing: JsonLdNode, { meant }: JsonLdGraph): LooseRecipe {
  const said = <Key extends string, Value>(key: Key, value: Value | undefined | '') =>
    value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, Value>)
  const tags = keywordsIn(thing.keywords)
  const equipment = allTexts(meant(thing.tool))
  return {
    title: firstText(thing.name) || firstText(thing.headline),
    ingredients: parseJsonLdIngredients(
      meant(thing.recipeIngredient ?? thing.ingredients ?? thing.ingredient),
    ),
    steps: parseJsonLdSteps(meant(thing.recipeInstructions ?? thing.instructions ?? thing.step)),
    ...said('description', firstText(thing.description)),
    ...said('servings', servingsIn(thing.recipeYield ?? thing.yield)),
    ...said('prepMinutes', durationIn(thing.prepTime)),
    ...said('cookMinutes', durationIn(thing.cookTime ?? thing.performTime)),
    ...said('totalMinutes', durationIn(thing.totalTime)),
    ...said('course', allTexts(thing.recipeCategory).join(', ')),
    ...said('cuisine', allTexts(thing.recipeCuisine).join(', ')),
    ...(tags.length > 0 ? { tags } : {}),
    ...(equipment.length > 0 ? { equipment } : {}),
    ...said('image', imageIn(meant(thing.image), meant)),
    ...said('source', addressIn(thing.url) || addressIn(thing.mainEntityOfPage)),
    ...said('author', firstText(meant(thing.author))),
  }
}

function durationIn(value: unknown): number | undefined {
  for (const each of toList(value)) {
    const given = isJsonLdNode(each) ? (each.maxValue ?? each['@value'] ?? each.value) : each
    const minutes = parseDurationMinutes(typeof given === 'string' ? toPlainText(given) : given)
    if (minutes !== undefined) return minutes
  }
  return undefined
}

// Of '4' and '4 servings' the longer says more.
function servingsIn(value: unknown): string {
  const said = toList(value).map((each) => firstText(each, ['value', 'name', '@value']))
  return said.reduce((best, each) => (each.length > best.length ? each : best), '').slice(0, 200)
}

function keywordsIn(value: unknown): string[] {
  const words = allTexts(value).flatMap((text) => text.split(/[,;|]/))
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))].slice(0, 100)
}

function imageIn(value: unknown, meant: JsonLdGraph['meant']): string {
  for (const each of toList(value)) {
    const image = meant(each)
    const address =
      typeof image === 'string' ? image : isJsonLdNode(image) ? addressIn(image.url ?? image.contentUrl) : ''
    if (address !== '' && !address.startsWith('data:')) return address.trim().slice(0, 2000)
  }
  return ''
}

function addressIn(value: unknown): string {
  const [first] = toList(value)
  const address = isJsonLdNode(first) ? (first['@id'] ?? first.url) : first
  return typeof address === 'string' ? address.trim().slice(0, 2000) : ''
}
