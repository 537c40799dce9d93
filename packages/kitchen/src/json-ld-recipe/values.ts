import { plainText } from './plain-text'

/** A thing of JSON-LD. Example: `{ '@type': 'Person', name: 'Ana' }`. */
export type Thing = Readonly<Record<string, unknown>>

/** Whether a value is a thing with properties. Example: a list is none. */
export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list, whether it came alone or not at all. Example: `listIn('soup')` is `['soup']`. */
export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** The types of a thing without where they come from. Example: 'https://schema.org/Recipe' is 'recipe'. */
export function typesOf(thing: Thing): string[] {
  return listIn(thing['@type'] ?? thing.type)
    .filter((type): type is string => typeof type === 'string')
    .map((type) =>
      type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf(':'), type.lastIndexOf('#')) + 1),
    )
    .map((type) => type.trim().toLowerCase())
}

/** The first text in a value, be it one, a list, or a thing with a name. Example: `textIn([{ name: 'Ana' }])` is 'Ana'. */
export function textIn(
  value: unknown,
  keys: readonly string[] = ['name', '@value', 'text'],
  depth = 0,
): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (depth > 4) return ''
  if (Array.isArray(value)) return firstOf(value.slice(0, 50), (each) => textIn(each, keys, depth + 1))
  return isThing(value) ? firstOf(keys, (key) => textIn(value[key], keys, depth + 1)) : ''
}

/** Every text in a value. Example: `textsIn([{ name: 'whisk' }, 'bowl'])` is `['whisk', 'bowl']`. */
export function textsIn(value: unknown): string[] {
  return listIn(value)
    .slice(0, 500)
    .map((each) => textIn(each))
    .filter((text) => text !== '')
}

function firstOf<Item>(items: readonly Item[], read: (item: Item) => string): string {
  for (const item of items) {
    const text = read(item)
    if (text !== '') return text
  }
  return ''
}
