import { toPlainText } from './plain-text'

/** A JSON-LD node. Example: `{ '@type': 'Person', name: 'Ana' }`. */
export type JsonLdNode = Readonly<Record<string, unknown>>

/** Returns whether a value is an object with properties. Example: a list is none. */
export function isJsonLdNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a value as a list; a missing value gives an empty one. Example: `toList('soup')` is `['soup']`. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** Returns the types of a node without their namespace. Example: 'https://schema.org/Recipe' is 'recipe'. */
export function nodeTypes(thing: JsonLdNode): string[] {
  return toList(thing['@type'] ?? thing.type)
    .filter((type): type is string => typeof type === 'string')
    .map((type) =>
      type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf(':'), type.lastIndexOf('#')) + 1),
    )
    .map((type) => type.trim().toLowerCase())
}

/**
 * Returns the first text in a value: a string, a list, or a node with a name.
 * Example: `firstText([{ name: 'Ana' }])` is 'Ana'.
 */
export function firstText(
  value: unknown,
  keys: readonly string[] = ['name', '@value', 'text'],
  depth = 0,
): string {
  if (typeof value === 'string') return toPlainText(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (depth > 4) return ''
  if (Array.isArray(value)) return firstOf(value.slice(0, 50), (each) => firstText(each, keys, depth + 1))
  return isJsonLdNode(value) ? firstOf(keys, (key) => firstText(value[key], keys, depth + 1)) : ''
}

/** Returns every text in a value. Example: `allTexts([{ name: 'whisk' }, 'bowl'])` is `['whisk', 'bowl']`. */
export function allTexts(value: unknown): string[] {
  return toList(value)
    .slice(0, 500)
    .map((each) => firstText(each))
    .filter((text) => text !== '')
}

function firstOf<Item>(items: readonly Item[], read: (item: Item) => string): string {
  for (const item of items) {
    const text = read(item)
    if (text !== '') return text
  }
  return ''
}
