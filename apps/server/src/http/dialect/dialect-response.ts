import type { Schema } from '@larder/contract/http/endpoint'
import { KitchenText } from '@larder/contract/http/fields'
import { inDialect } from '@larder/kitchen/dialect/dialect'
import { type Dialect, dialectOfCountry } from '@larder/kitchen/dialect/dialect-of-country'
import type * as z from 'zod/mini'

/** Says the kitchen texts of a response in a dialect. What it returns shares all other parts with the response. */
type Said = (value: unknown, dialect: Dialect) => unknown

/**
 * Returns the dialect of English that an accept-language header asks for first; undefined without English, or without a country.
 * Example: `readDialect('en-US')` is 'american'; for 'en' texts stay as written.
 */
export function readDialect(acceptLanguage: string | undefined): Dialect | undefined {
  const country = /^\s*en-([A-Za-z]{2})\b/.exec(acceptLanguage ?? '')?.[1]
  return country === undefined ? undefined : dialectOfCountry(country.toUpperCase())
}

/** Compiles what says the kitchen texts of a schema in a dialect; undefined if it has none. */
export function compileDialect(schema: Schema): Said | undefined {
  if (schema === KitchenText) return (value, dialect) => inDialect(String(value), dialect)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return ifPresent(compileDialect(def.innerType))
    case 'array':
      return compileArray(compileDialect(def.element))
    case 'union':
      return inTurn(def.options.flatMap((option) => compileDialect(option) ?? []))
    case 'object':
      return compileObject(def.shape)
    default:
      return undefined
  }
}

function ifPresent(say: Said | undefined): Said | undefined {
  return say && ((value, dialect) => (value === undefined || value === null ? value : say(value, dialect)))
}

function compileArray(say: Said | undefined): Said | undefined {
  return say && ((value, dialect) => (Array.isArray(value) ? value.map((one) => say(one, dialect)) : value))
}

function inTurn(all: readonly Said[]): Said | undefined {
  return all.length === 0
    ? undefined
    : (value, dialect) => all.reduce((converted, say) => say(converted, dialect), value)
}

function compileObject(shape: Readonly<Record<string, Schema>>): Said | undefined {
  const parts = Object.entries(shape).flatMap(([key, part]) => {
    const say = compileDialect(part)
    return say ? [[key, say] as const] : []
  })
  if (parts.length === 0) return undefined
  return (value, dialect) => {
    if (typeof value !== 'object' || value === null || isOwn(value)) return value
    const converted: Record<string, unknown> = { ...value }
    for (const [key, say] of parts)
      if (converted[key] !== undefined) converted[key] = say(converted[key], dialect)
    return converted
  }
}

/** A recipe that the reader wrote keeps their words. */
function isOwn(value: object): boolean {
  return 'yours' in value && value.yours === true && !('madeUp' in value && value.madeUp === true)
}
