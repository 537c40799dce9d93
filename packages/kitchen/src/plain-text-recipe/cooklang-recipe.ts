import { parseCooklang, parseMetadataList, toIngredientLine } from '../cooklang/cooklang-parser'
import { parseDurationMinutes } from '../json-ld/duration-minutes'
import { cleanLine } from '../json-ld/plain-text'
import type { LooseRecipe } from '../recipe/loose-recipe'

/** Returns whether a text is Cooklang: its steps mark the ingredients. Example: 'Boil @eggs{2}.' is. */
export function isCooklang(text: string): boolean {
  const start = text.slice(0, 200_000)
  if (/^\s*[<{[]/.test(start)) return false
  return (
    /(?<![\p{L}\p{N}\\])@[?&+-]{0,4}\p{L}[^@#~{}\n]{0,60}\{[^{}\n]*\}/u.test(start) ||
    /^>>[^:\n]{1,40}:/m.test(start)
  )
}

/** Converts a Cooklang file to a loose recipe. Example: `toLooseRecipe('Boil @eggs{2}.').ingredients` is `['2 eggs']`. */
export function toLooseRecipe(text: string): LooseRecipe {
  const { about, ingredients, cookware, steps } = parseCooklang(text)
  const get = (...keys: string[]) =>
    keys.map((key) => about.get(key)?.trim()).find((value) => value !== undefined && value !== '')
  const minutes = (...keys: string[]) => parseDurationMinutes(get(...keys))
  const optionalField = <Key extends string, Value>(key: Key, value: Value | undefined) =>
    value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
  const tags = parseMetadataList(get('tags'))
  return {
    title: cleanLine(get('title', 'name') ?? firstHeading(text)),
    ingredients: ingredients.map((each) => cleanLine(toIngredientLine(each))),
    steps: steps.map((step) => step.text),
    ...optionalField('description', get('description', 'introduction')),
    ...optionalField('servings', get('servings', 'serves', 'yield')),
    ...optionalField('prepMinutes', minutes('prep time', 'time.prep', 'prep_time', 'preptime')),
    ...optionalField('cookMinutes', minutes('cook time', 'time.cook', 'cook_time', 'cooktime')),
    ...optionalField('waitMinutes', minutes('wait time', 'rest time')),
    ...optionalField('totalMinutes', minutes('time', 'time required', 'duration', 'total time')),
    ...optionalField('difficulty', get('difficulty')),
    ...optionalField('course', get('course', 'category')),
    ...optionalField('cuisine', get('cuisine')),
    ...(tags.length > 0 ? { tags } : {}),
    ...(cookware.length > 0 ? { equipment: cookware } : {}),
    ...optionalField('image', get('image', 'images', 'picture')),
    ...optionalField('source', get('source', 'source.url')),
    ...optionalField('author', get('author', 'source.author')),
  }
}

// A heading above everything is the title if there is no other.
function firstHeading(text: string): string {
  return /^\s*=+\s*([^=\n]{1,200})/.exec(text.replace(/^\s*---[\s\S]*?\n---/, ''))?.[1] ?? ''
}
