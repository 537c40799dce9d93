import type { EndpointShape, Schema } from '@larder/contract/http/endpoint'
import { PageInfo } from '@larder/contract/http/paging'
import * as z from 'zod/mini'

/** Returns true when a value matches the schema exactly, with no extra field, so that parsing would not change it. */
export type CompiledValidator = (value: unknown) => boolean

/**
 * Compiles a fast check for responses. Nearly all responses are valid; the check copies nothing and allocates nothing per field.
 * Returns undefined when the schema does more than name plain types.
 */
export function compileValidator(schema: Schema): CompiledValidator | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('checks' in def && def.checks && def.checks.length > 0) return compileInteger(def)
  switch (def.type) {
    case 'string':
      return withoutFormat(def, (value) => typeof value === 'string')
    case 'number':
      return compileInteger(def) ?? withoutFormat(def, (value) => Number.isFinite(value))
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
    // Responses are serialised, so freezing has no effect.
    case 'readonly':
      return compileValidator(def.innerType)
    case 'array':
      return compileArray(compileValidator(def.element))
    case 'object':
      return def.catchall ? undefined : compileObject(def.shape)
    default:
      return undefined
  }
}

type Def = z.core.$ZodTypes['_zod']['def']

/** A format is an additional check. Only whole numbers are common enough to be compiled here. */
function withoutFormat(def: Def, fits: CompiledValidator): CompiledValidator | undefined {
  return 'format' in def ? undefined : fits
}

function compileInteger(def: Def): CompiledValidator | undefined {
  const isInteger = def.type === 'number' && 'format' in def && def.format === 'safeint'
  const hasNoChecks = !('checks' in def) || !def.checks || def.checks.length === 0
  return isInteger && hasNoChecks ? (value) => Number.isSafeInteger(value) : undefined
}

function oneOf(values: readonly unknown[]): CompiledValidator {
  const allowed = new Set(values)
  return (value) => allowed.has(value)
}

function or(fits: CompiledValidator | undefined, also: undefined | null): CompiledValidator | undefined {
  return fits && ((value) => value === also || fits(value))
}

function compileArray(fits: CompiledValidator | undefined): CompiledValidator | undefined {
  return fits && ((value) => Array.isArray(value) && value.every(fits))
}

/**
 * Generates one function per object, as Fastify does for its own schemas: checking each field by its name is several times faster
 * than iterating over keys. Field names come only from the contract, so no input reaches the generated code.
 */
function compileObject(shape: Readonly<Record<string, Schema>>): CompiledValidator | undefined {
  const parts: CompiledValidator[] = []
  const statements: string[] = []
  for (const [key, part] of Object.entries(shape)) {
    const fits = compileValidator(part)
    if (!fits) return undefined
    // Most fields are strings, so those are checked inline.
    const isGood = `${isText(part) ? "typeof part === 'string' || " : ''}parts[${parts.length}](part)`
    statements.push(
      `part = value[${JSON.stringify(key)}]; if (!(${isGood})) return false; if (part !== undefined) known++`,
    )
    parts.push(fits)
  }
  const names = new Set(Object.keys(shape))
  const namesOnly = (value: object) => {
    for (const key in value) if (!names.has(key)) return false
    return true
  }
  const factory = new Function(
    'parts',
    'namesOnly',
    `return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      let part, known = 0
      ${statements.join('\n')}
      for (const _ in value) known--
      // Equal counts mean no other field. Otherwise a field may be present and undefined.
      return (known === 0 && Object.getPrototypeOf(value) === Object.prototype) || namesOnly(value)
    }`,
  )
  return factory(parts, namesOnly)
}

function isText(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' || def.type === 'nullable' ? isText(def.innerType) : def.type === 'string'
}

/** Returns the schema of an endpoint's whole response. */
export function responseSchemaOf(endpoint: EndpointShape): Schema {
  if (!endpoint.data) return z.object({ data: z.null() })
  return endpoint.paged
    ? z.object({ data: z.array(endpoint.data), page: PageInfo })
    : z.object({ data: endpoint.data })
}

/**
 * Creates a function that wraps a handler's result into the response and throws when it does not match the contract. Only fields
 * of the contract pass, so plain JSON.stringify is safe; for long lists it is much faster than a serialiser that picks the fields
 * a second time.
 */
export function createResponseValidator(endpoint: EndpointShape): (result: unknown) => unknown {
  const schema = responseSchemaOf(endpoint)
  const isValid = compileValidator(schema)
  return (result) => {
    const body = endpoint.paged ? result : { data: endpoint.data ? result : null }
    return isValid?.(body) ? body : z.parse(schema, body)
  }
}
