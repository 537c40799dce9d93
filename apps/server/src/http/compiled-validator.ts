import type { Schema } from '@larder/contract/http/endpoint'
import type * as z from 'zod/mini'

/** Whether a value is exactly as a schema says and holds nothing else, so that checking would change nothing about it. */
export type CompiledValidator = (value: unknown) => boolean

/**
 * A quick look for answers that are as they should be, which is all of them unless we made a mistake: nothing is copied and nothing
 * is made for each field. Nothing when the schema does more than name plain types.
 */
export function compileValidator(schema: Schema): CompiledValidator | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('checks' in def && def.checks && def.checks.length > 0) return wholeNumber(def)
  switch (def.type) {
    case 'string':
      return unlessFormatted(def, (value) => typeof value === 'string')
    case 'number':
      return wholeNumber(def) ?? unlessFormatted(def, (value) => Number.isFinite(value))
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'optional':
      return or(compileValidator(def.innerType), undefined)
    case 'nullable':
      return or(compileValidator(def.innerType), null)
    // An answer goes out as text: whether it is frozen does not matter.
    case 'readonly':
      return compileValidator(def.innerType)
    case 'array':
      return everyElement(compileValidator(def.element))
    case 'object':
      return def.catchall ? undefined : everyField(def.shape)
    default:
      return undefined
  }
}

type Def = z.core.$ZodTypes['_zod']['def']

/** A format is one more check; of those only whole numbers are so common that they are known here. */
function unlessFormatted(def: Def, fits: CompiledValidator): CompiledValidator | undefined {
  return 'format' in def ? undefined : fits
}

function wholeNumber(def: Def): CompiledValidator | undefined {
  const isOne = def.type === 'number' && 'format' in def && def.format === 'safeint'
  const alone = !('checks' in def) || !def.checks || def.checks.length === 0
  return isOne && alone ? (value) => Number.isSafeInteger(value) : undefined
}

function oneOf(values: readonly unknown[]): CompiledValidator {
  const known = new Set(values)
  return (value) => known.has(value)
}

function or(fits: CompiledValidator | undefined, also: undefined | null): CompiledValidator | undefined {
  return fits && ((value) => value === also || fits(value))
}

function everyElement(fits: CompiledValidator | undefined): CompiledValidator | undefined {
  return fits && ((value) => Array.isArray(value) && value.every(fits))
}

/**
 * Written out as a function once, as Fastify does with its own schemas: a look at each field by its name is several times as
 * fast as a walk over names. The names are the contract's, and nobody else's.
 */
function everyField(shape: Readonly<Record<string, Schema>>): CompiledValidator | undefined {
  const parts: CompiledValidator[] = []
  const looks: string[] = []
  for (const [key, part] of Object.entries(shape)) {
    const fits = compileValidator(part)
    if (!fits) return undefined
    // Most fields are texts.
    const isGood = `${isText(part) ? "typeof part === 'string' || " : ''}parts[${parts.length}](part)`
    looks.push(
      `part = value[${JSON.stringify(key)}]; if (!(${isGood})) return false; if (part !== undefined) known++`,
    )
    parts.push(fits)
  }
  const names = new Set(Object.keys(shape))
  const namesOnly = (value: object) => {
    for (const key in value) if (!names.has(key)) return false
    return true
  }
  const written = new Function(
    'parts',
    'namesOnly',
    `return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      let part, known = 0
      ${looks.join('\n')}
      for (const _ in value) known--
      // As many as there are by name: then there are no others. Else something may be there and undefined.
      return (known === 0 && Object.getPrototypeOf(value) === Object.prototype) || namesOnly(value)
    }`,
  )
  return written(parts, namesOnly)
}

function isText(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' || def.type === 'nullable' ? isText(def.innerType) : def.type === 'string'
}
