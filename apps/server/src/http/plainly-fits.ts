import type { Schema } from '@larder/contract/endpoint'
import type * as z from 'zod/mini'

/** Whether a value is exactly as a schema says and holds nothing else, so that checking would change nothing about it. */
export type Fits = (value: unknown) => boolean

/**
 * A quick look for answers that are as they should be, which is all of them unless we made a mistake: nothing is copied and nothing
 * is made for each field. Nothing when the schema does more than name plain types.
 */
export function plainlyFits(schema: Schema): Fits | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('checks' in def && def.checks && def.checks.length > 0) return wholeNumber(def)
  switch (def.type) {
    case 'string':
      return isOnly(def, (value) => typeof value === 'string')
    case 'number':
      return wholeNumber(def) ?? isOnly(def, (value) => Number.isFinite(value))
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'optional':
      return or(plainlyFits(def.innerType), undefined)
    case 'nullable':
      return or(plainlyFits(def.innerType), null)
    case 'array':
      return everyOne(plainlyFits(def.element))
    case 'object':
      return def.catchall ? undefined : everyField(def.shape)
    default:
      return undefined
  }
}

type Def = z.core.$ZodTypes['_zod']['def']

/** A format is one more check; of those only whole numbers are so common that they are known here. */
function isOnly(def: Def, fits: Fits): Fits | undefined {
  return 'format' in def ? undefined : fits
}

function wholeNumber(def: Def): Fits | undefined {
  const isOne = def.type === 'number' && 'format' in def && def.format === 'safeint'
  const alone = !('checks' in def) || !def.checks || def.checks.length === 0
  return isOne && alone ? (value) => Number.isSafeInteger(value) : undefined
}

function oneOf(values: readonly unknown[]): Fits {
  const known = new Set(values)
  return (value) => known.has(value)
}

function or(fits: Fits | undefined, also: undefined | null): Fits | undefined {
  return fits && ((value) => value === also || fits(value))
}

function everyOne(fits: Fits | undefined): Fits | undefined {
  return fits && ((value) => Array.isArray(value) && value.every(fits))
}

function everyField(shape: Readonly<Record<string, Schema>>): Fits | undefined {
  const fields = new Map<string, Fits>()
  const needed: string[] = []
  for (const [key, part] of Object.entries(shape)) {
    const fits = plainlyFits(part)
    if (!fits) return undefined
    fields.set(key, fits)
    if (!fits(undefined)) needed.push(key)
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const given = value as Record<string, unknown>
    for (const key in given) if (!fields.get(key)?.(given[key])) return false
    for (const key of needed) if (given[key] === undefined) return false
    return true
  }
}
