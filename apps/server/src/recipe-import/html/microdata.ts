import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { tidyIngredient } from '@larder/kitchen/json-ld/json-ld-ingredients'
import { mergeRecipes } from '@larder/kitchen/json-ld/json-ld-parser'
import { cleanLine, toPlainText } from '@larder/kitchen/json-ld/plain-text'
import { markPartHeadings } from '@larder/kitchen/plain-text-recipe/part-headings'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { attributeOf, type HtmlElement } from './html-page'
import { elementTextOf, readTextLines } from './html-text'

const maxRecipes = 200

/** A recipe marked by attributes: the elements of each property. */
interface MarkedRecipe {
  readonly properties: Map<string, HtmlElement[]>
}

/** Returns the recipes marked with microdata or RDFa, of schema.org or the older data-vocabulary.org. */
export function readMicrodataRecipes(root: HtmlElement): LooseRecipe[] {
  const marked: MarkedRecipe[] = []
  collectRecipes(root, undefined, marked)
  const recipes = marked.map(toRecipe)
  return mergeRecipes(recipes.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0))
}

// Properties of a nested item are its own: the author's name is not the dish's name.
function collectRecipes(
  element: HtmlElement,
  within: MarkedRecipe | undefined,
  marked: MarkedRecipe[],
): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const names = propertiesOf(child)
    if (within) for (const name of names) addProperty(within, name, child)
    let inner = within
    if (isRecipe(child) && marked.length < maxRecipes) {
      inner = { properties: new Map() }
      marked.push(inner)
    } else if (isItem(child) && !names.some((name) => /instructions|ingredient/.test(name))) inner = undefined
    collectRecipes(child, inner, marked)
  }
}

function addProperty({ properties }: MarkedRecipe, name: string, element: HtmlElement): void {
  const existing = properties.get(name)
  if (existing) existing.push(element)
  else properties.set(name, [element])
}

function propertiesOf(element: HtmlElement): string[] {
  const names = `${attributeOf(element, 'itemprop')} ${attributeOf(element, 'property')} ${vocabularyRel(element)}`
  return names
    .split(/\s+/)
    .filter((name) => name !== '' && !name.startsWith('og:') && !name.startsWith('article:'))
    .map((name) =>
      name.slice(Math.max(name.lastIndexOf(':'), name.lastIndexOf('/'), name.lastIndexOf('#')) + 1),
    )
    .map((name) => name.toLowerCase())
}

function vocabularyRel(element: HtmlElement): string {
  const rel = attributeOf(element, 'rel')
  return /\bv:/.test(rel) ? rel : ''
}

function isRecipe(element: HtmlElement): boolean {
  const type = `${attributeOf(element, 'itemtype')} ${attributeOf(element, 'typeof')}`
  return type.split(/\s+/).some((each) => /(?:^|[/:#])recipe$/i.test(each))
}

function isItem(element: HtmlElement): boolean {
  return element.attributes.has('itemscope') || element.attributes.has('typeof')
}

function toRecipe({ properties }: MarkedRecipe): LooseRecipe {
  const get = (...names: string[]) => names.flatMap((name) => properties.get(name) ?? [])
  const text = (...names: string[]) =>
    get(...names)
      .map(textValueOf)
      .find((value) => value !== '')
  const minutes = (...names: string[]) =>
    get(...names)
      .map(minutesOf)
      .find((value) => value !== undefined)
  const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
    value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
  const tags = get('keywords')
    .flatMap((each) => textValueOf(each).split(/[,;]/))
    .map((tag) => tag.trim())
  return {
    title: text('name') ?? '',
    ingredients: markPartHeadings(
      keepOutermost(get('recipeingredient', 'ingredients', 'ingredient')).flatMap(ingredientLines),
    ),
    steps: keepOutermost(get('recipeinstructions', 'instructions', 'instruction')).flatMap(stepLines),
    ...optional('description', text('description', 'summary')),
    ...optional('servings', text('recipeyield', 'yield')),
    ...optional('prepMinutes', minutes('preptime')),
    ...optional('cookMinutes', minutes('cooktime', 'performtime')),
    ...optional('totalMinutes', minutes('totaltime', 'duration')),
    ...optional('course', text('recipecategory', 'recipetype')),
    ...optional('cuisine', text('recipecuisine')),
    ...(tags.some((tag) => tag !== '') ? { tags: tags.filter((tag) => tag !== '') } : {}),
    ...optional(
      'image',
      get('image', 'photo')
        .map(addressOf)
        .find((address) => address !== ''),
    ),
    ...optional('author', text('author')),
  }
}

// A list and its items may both be marked.
function keepOutermost(elements: readonly HtmlElement[]): HtmlElement[] {
  const set = new Set(elements)
  return [...set].filter((element) => {
    for (let above = element.parent; above; above = above.parent) if (set.has(above)) return false
    return true
  })
}

function ingredientLines(element: HtmlElement): string[] {
  const given = attributeOf(element, 'content')
  if (given !== '') return [tidyIngredient(toPlainText(given))]
  const lines = readTextLines(element).map(({ text }) => text)
  const isList = element.tag === 'ul' || element.tag === 'ol' || element.tag === 'table' || lines.length > 4
  const ingredients = isList ? lines : [cleanLine(lines.join(' '))]
  return ingredients.map(tidyIngredient).filter((line) => line !== '')
}

function stepLines(element: HtmlElement): string[] {
  const given = attributeOf(element, 'content')
  const lines = given === '' ? readTextLines(element).map(({ text }) => text) : [toPlainText(given)]
  return lines.filter((line) => /\p{L}{2}/u.test(line))
}

function textValueOf(element: HtmlElement): string {
  const given =
    attributeOf(element, 'content') || (element.tag === 'time' ? attributeOf(element, 'datetime') : '')
  return given === '' ? elementTextOf(element) : toPlainText(given)
}

function minutesOf(element: HtmlElement): number | undefined {
  const given = attributeOf(element, 'content') || attributeOf(element, 'datetime')
  return (
    parseDurationMinutes(given) ??
    parseDurationMinutes(attributeOf(element, 'title')) ??
    parseDurationMinutes(elementTextOf(element))
  )
}

function addressOf(element: HtmlElement): string {
  for (const name of ['content', 'data-src', 'src', 'href']) {
    const address = attributeOf(element, name)
    if (address !== '' && !address.startsWith('data:')) return address
  }
  return ''
}
