import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { tidyIngredient } from '@larder/kitchen/json-ld/json-ld-ingredients'
import { mergeRecipes } from '@larder/kitchen/json-ld/json-ld-parser'
import { cleanLine, toPlainText } from '@larder/kitchen/json-ld/plain-text'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { attributeOf, type HtmlElement } from './html-page'
import { elementTextOf, readTextLines } from './html-text'

const mostRecipes = 200

/** A recipe as the attributes of a page mark it: the elements of each property. */
interface MarkedRecipe {
  readonly properties: Map<string, HtmlElement[]>
}

/** The recipes that a page marks by microdata or RDFa, of schema.org or the older data-vocabulary.org. */
export function readMicrodataRecipes(root: HtmlElement): LooseRecipe[] {
  const marked: MarkedRecipe[] = []
  collect(root, undefined, marked)
  const recipes = marked.map(recipeOf)
  return mergeRecipes(recipes.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0))
}

// Within another thing, its properties are its own: the name of the author is not the name of the dish.
function collect(element: HtmlElement, within: MarkedRecipe | undefined, marked: MarkedRecipe[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const names = propertiesOf(child)
    if (within) for (const name of names) add(within, name, child)
    let inner = within
    if (isRecipe(child) && marked.length < mostRecipes) {
      inner = { properties: new Map() }
      marked.push(inner)
    } else if (isThing(child) && !names.some((name) => /instructions|ingredient/.test(name)))
      inner = undefined
    collect(child, inner, marked)
  }
}

function add({ properties }: MarkedRecipe, name: string, element: HtmlElement): void {
  const known = properties.get(name)
  if (known) known.push(element)
  else properties.set(name, [element])
}

function propertiesOf(element: HtmlElement): string[] {
  const said = `${attributeOf(element, 'itemprop')} ${attributeOf(element, 'property')} ${vocabularyRel(element)}`
  return said
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

function isThing(element: HtmlElement): boolean {
  return element.attributes.has('itemscope') || element.attributes.has('typeof')
}

function recipeOf({ properties }: MarkedRecipe): LooseRecipe {
  const get = (...names: string[]) => names.flatMap((name) => properties.get(name) ?? [])
  const text = (...names: string[]) =>
    get(...names)
      .map(saidBy)
      .find((value) => value !== '')
  const minutes = (...names: string[]) =>
    get(...names)
      .map(minutesOf)
      .find((value) => value !== undefined)
  const said = <Key extends string, Value>(key: Key, value: Value | undefined) =>
    value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
  const tags = get('keywords')
    .flatMap((each) => saidBy(each).split(/[,;]/))
    .map((tag) => tag.trim())
  return {
    title: text('name') ?? '',
    ingredients: outermost(get('recipeingredient', 'ingredients', 'ingredient')).flatMap(ingredientLines),
    steps: outermost(get('recipeinstructions', 'instructions', 'instruction')).flatMap(stepLines),
    ...said('description', text('description', 'summary')),
    ...said('servings', text('recipeyield', 'yield')),
    ...said('prepMinutes', minutes('preptime')),
    ...said('cookMinutes', minutes('cooktime', 'performtime')),
    ...said('totalMinutes', minutes('totaltime', 'duration')),
    ...said('course', text('recipecategory', 'recipetype')),
    ...said('cuisine', text('recipecuisine')),
    ...(tags.some((tag) => tag !== '') ? { tags: tags.filter((tag) => tag !== '') } : {}),
    ...said(
      'image',
      get('image', 'photo')
        .map(addressOf)
        .find((address) => address !== ''),
    ),
    ...said('author', text('author')),
  }
}

// A list marked as a whole may have its items marked too.
function outermost(elements: readonly HtmlElement[]): HtmlElement[] {
  const known = new Set(elements)
  return [...known].filter((element) => {
    for (let above = element.parent; above; above = above.parent) if (known.has(above)) return false
    return true
  })
}

function ingredientLines(element: HtmlElement): string[] {
  const given = attributeOf(element, 'content')
  if (given !== '') return [tidyIngredient(toPlainText(given))]
  const lines = readTextLines(element).map(({ text }) => text)
  const isList = element.tag === 'ul' || element.tag === 'ol' || element.tag === 'table' || lines.length > 4
  const whole = isList ? lines : [cleanLine(lines.join(' '))]
  return whole.map(tidyIngredient).filter((line) => line !== '')
}

function stepLines(element: HtmlElement): string[] {
  const given = attributeOf(element, 'content')
  const lines = given === '' ? readTextLines(element).map(({ text }) => text) : [toPlainText(given)]
  return lines.filter((line) => /\p{L}{2}/u.test(line))
}

function saidBy(element: HtmlElement): string {
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
