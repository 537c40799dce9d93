import { parseCooklang, parseMetadataList, toIngredientLine } from '../cooklang/cooklang-parser'
import { parseDurationMinutes } from '../json-ld/duration-minutes'
import { cleanLine } from '../json-ld/plain-text'
import type { LooseRecipe } from '../recipe/loose-recipe'

/** Whether a text is Cooklang: its ingredients are marked in its steps. Example: 'Boil @eggs{2}.' is. */
export function isCooklang(text: string): boolean {
  const start = text.slice(0, 200_000)
  if (/^\s*[<{[]/.test(start)) return false
  return (
    /(?<![\p{L}\p{N}\\])@[?&+-]{0,4}\p{L}[^@#~{}\n]{0,60}\{[^{}\n]*\}/u.test(start) ||
    /^>>[^:\n]{1,40}:/m.test(start)
  )
}

/** A Cooklang file as a loose recipe. Example: `cooklangRecipe('Boil @eggs{2}.').ingredients` is `['2 eggs']`. */
export function toLooseRecipe(text: string): LooseRecipe {
  const { about, ingredients, cookware, steps } = parseCooklang(text)
  const get = (...keys: string[]) =>
    keys.map((key) => about.get(key)?.trim()).find((value) => value !== undefined && value !== '')
  const minutes = (...keys: string[]) => parseDurationMinutes(get(...keys))
  const said = <Key extends string, Value>(key: Key, value: Value | undefined) =>
    value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
  const tags = parseMetadataList(get('tags'))
  return {
    title: cleanLine(get('title', 'name') ?? firstHeading(text)),
    ingredients: ingredients.map((each) => cleanLine(toIngredientLine(each))),
    steps: steps.map((step) => step.text),
    ...said('description', get('description', 'introduction')),
    ...said('servings', get('servings', 'serves', 'yield')),
    ...said('prepMinutes', minutes('prep time', 'time.prep', 'prep_time', 'preptime')),
    ...said('cookMinutes', minutes('cook time', 'time.cook', 'cook_time', 'cooktime')),
    ...said('waitMinutes', minutes('wait time', 'rest time')),
    ...said('totalMinutes', minutes('time', 'time required', 'duration', 'total time')),
    ...said('difficulty', get('difficulty')),
    ...said('course', get('course', 'category')),
    ...said('cuisine', get('cuisine')),
    ...(tags.length > 0 ? { tags } : {}),
    ...(cookware.length > 0 ? { equipment: cookware } : {}),
    ...said('image', get('image', 'images', 'picture')),
    ...said('source', get('source', 'source.url')),
    ...said('author', get('author', 'source.author')),
  }
}

// A heading above everything names the dish where nothing else does.
function firstHeading(text: string): string {
  return /^\s*=+\s*([^=\n]{1,200})/.exec(text.replace(/^\s*---[\s\S]*?\n---/, ''))?.[1] ?? ''
}
