import { linesIn } from './json-ld-recipe/ingredients'
import { minutesIn } from './json-ld-recipe/minutes'
import { plainText } from './json-ld-recipe/plain-text'
import { readLooseJson } from './json-ld-recipe/repair'
import { stepsIn } from './json-ld-recipe/steps'
import { type Things, thingsIn } from './json-ld-recipe/things'
import { isThing, listIn, type Thing, textIn, textsIn } from './json-ld-recipe/values'
import type { LooseRecipe } from './loose-recipe'

/**
 * The recipes in the JSON-LD blocks of a page, carelessly written ones too. Example:
 * `readJsonLd(['{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"],}'])[0]?.title` is 'Soup'.
 */
export function readJsonLd(blocks: readonly string[]): LooseRecipe[] {
  return recipesInJson(blocks.map(readLooseJson))
}

/**
 * The recipes in a value of JSON-LD, wherever they lie in it; one that stands there twice is given once, and one that has neither
 * ingredients nor steps only when no other has. Example: `recipesInJson({ '@graph': [{ '@type': 'Recipe', name: 'Soup' }] })`.
 */
export function recipesInJson(value: unknown): LooseRecipe[] {
  const things = thingsIn(value)
  const all = mergedRecipes(things.recipes.slice(0, 500).map((thing) => recipeOf(thing, things)))
  const full = all.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
  return full.length > 0 ? full : all.filter(({ title }) => title !== '').slice(0, 1)
}

/**
 * The same recipes, each once: two of one title of which one says nothing else, or the same, are one. Example: a page that
 * carries its recipe in two plugins' words.
 */
export function mergedRecipes(recipes: readonly LooseRecipe[]): LooseRecipe[] {
  const kept: { recipe: LooseRecipe; names: Names }[] = []
  for (const recipe of recipes) {
    const names = namesOf(recipe)
    const place = kept.findIndex((other) => isSame(other.names, names))
    const other = kept[place]
    const whole = other ? completed(other.recipe, recipe) : recipe
    if (other) kept[place] = { recipe: whole, names: namesOf(whole) }
    else kept.push({ recipe, names })
  }
  return kept.map(({ recipe }) => recipe)
}

/** A recipe with what another telling of it adds; what it says itself stands. Example: steps for one that has none. */
export function completed(recipe: LooseRecipe, other: LooseRecipe): LooseRecipe {
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

function recipeOf(thing: Thing, { meant }: Things): LooseRecipe {
  const said = <Key extends string, Value>(key: Key, value: Value | undefined | '') =>
    value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, Value>)
  const tags = keywordsIn(thing.keywords)
  const equipment = textsIn(meant(thing.tool))
  return {
    title: textIn(thing.name) || textIn(thing.headline),
    ingredients: linesIn(meant(thing.recipeIngredient ?? thing.ingredients ?? thing.ingredient)),
    steps: stepsIn(meant(thing.recipeInstructions ?? thing.instructions ?? thing.step)),
    ...said('description', textIn(thing.description)),
    ...said('servings', servingsIn(thing.recipeYield ?? thing.yield)),
    ...said('prepMinutes', durationIn(thing.prepTime)),
    ...said('cookMinutes', durationIn(thing.cookTime ?? thing.performTime)),
    ...said('totalMinutes', durationIn(thing.totalTime)),
    ...said('course', textsIn(thing.recipeCategory).join(', ')),
    ...said('cuisine', textsIn(thing.recipeCuisine).join(', ')),
    ...(tags.length > 0 ? { tags } : {}),
    ...(equipment.length > 0 ? { equipment } : {}),
    ...said('image', imageIn(meant(thing.image), meant)),
    ...said('source', addressIn(thing.url) || addressIn(thing.mainEntityOfPage)),
    ...said('author', textIn(meant(thing.author))),
  }
}

function durationIn(value: unknown): number | undefined {
  for (const each of listIn(value)) {
    const given = isThing(each) ? (each.maxValue ?? each['@value'] ?? each.value) : each
    const minutes = minutesIn(typeof given === 'string' ? plainText(given) : given)
    if (minutes !== undefined) return minutes
  }
  return undefined
}

// Of '4' and '4 servings' the longer says more.
function servingsIn(value: unknown): string {
  const said = listIn(value).map((each) => textIn(each, ['value', 'name', '@value']))
  return said.reduce((best, each) => (each.length > best.length ? each : best), '').slice(0, 200)
}

function keywordsIn(value: unknown): string[] {
  const words = textsIn(value).flatMap((text) => text.split(/[,;|]/))
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))].slice(0, 100)
}

function imageIn(value: unknown, meant: Things['meant']): string {
  for (const each of listIn(value)) {
    const image = meant(each)
    const address =
      typeof image === 'string' ? image : isThing(image) ? addressIn(image.url ?? image.contentUrl) : ''
    if (address !== '' && !address.startsWith('data:')) return address.trim().slice(0, 2000)
  }
  return ''
}

function addressIn(value: unknown): string {
  const [first] = listIn(value)
  const address = isThing(first) ? (first['@id'] ?? first.url) : first
  return typeof address === 'string' ? address.trim().slice(0, 2000) : ''
}
