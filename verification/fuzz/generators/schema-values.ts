import type { Schema } from '@larder/contract/http/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod/mini'
import { RememberedValue } from '../response-memory'
import { edgeDays, edgeNumbers, hostileStrings, meaningfulValues } from './hostile-values'

/** Whose field it is, and whether now and then one shall be just outside of what is taken. */
export interface SchemaContext {
  readonly shelf: string
  readonly key: string
  readonly edges: boolean
}

interface Bounds {
  least?: number
  most?: number
  step?: number
  whole: boolean
  pattern?: RegExp
  format?: string
}

// The walls of a schema are told by its definition, which zod types loosely across its many kinds.
type Definition = Record<string, unknown> & { type: string }
export const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

const fits = (schema: Schema, value: unknown) => z.safeParse(schema, value).success

/** What the checks of a schema bound. */
export function boundsOf(definition: Definition): Bounds {
  const bounds: Bounds = { whole: definition.format === 'safeint' }
  if (typeof definition.format === 'string') bounds.format = definition.format
  if (definition.pattern instanceof RegExp) bounds.pattern = definition.pattern
  for (const check of (definition.checks ?? []) as Schema[]) {
    const rule = check._zod.def as unknown as Record<string, unknown>
    if (rule.check === 'min_length') bounds.least = Number(rule.minimum)
    if (rule.check === 'max_length') bounds.most = Number(rule.maximum)
    if (rule.check === 'greater_than') bounds.least = Number(rule.value)
    if (rule.check === 'less_than') bounds.most = Number(rule.value)
    if (rule.check === 'multiple_of') bounds.step = Number(rule.value)
    if (rule.check === 'number_format') bounds.whole = true
    if (rule.format === 'email') bounds.format = 'email'
    if (rule.pattern instanceof RegExp) bounds.pattern = rule.pattern
  }
  return bounds
}

/** Values that a schema takes, and with `edges` some that it just does not. */
export function generateValues(schema: Schema, place: SchemaContext): Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const inner = () => generateValues(definition.innerType as Schema, place)
  switch (definition.type) {
    case 'object':
      return objectsOf(definition.shape as Record<string, Schema>, place)
    case 'array':
      return arraysOf(definition, place)
    case 'record':
      return fc.dictionary(
        generateValues(definition.keyType as Schema, place).map(String),
        generateValues(definition.valueType as Schema, place),
        { maxKeys: 4 },
      )
    case 'union':
      return fc.oneof(...(definition.options as Schema[]).map((option) => generateValues(option, place)))
    case 'optional':
    case 'default':
      return inner()
    case 'nullable':
      return fc.oneof({ weight: 4, arbitrary: inner() }, { weight: 1, arbitrary: fc.constant(null) })
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries as object))
    case 'literal':
      return fc.constantFrom(...(definition.values as unknown[]))
    case 'number':
      return numbersOf(schema, place)
    case 'string':
      return textsOf(schema, place)
    case 'pipe':
      return pipesOf(schema, place)
    default:
      return fc.constantFrom(...meaningfulValues, ...edgeNumbers)
  }
}

function objectsOf(shape: Record<string, Schema>, place: SchemaContext): Arbitrary<unknown> {
  const isNeeded = (field: Schema) => !['optional', 'default'].includes(definitionOf(field).type)
  const fields = Object.entries(shape).map(
    ([key, field]) => [key, generateValues(field, { ...place, key })] as const,
  )
  const requiredKeys = Object.keys(shape).filter((key) => isNeeded(shape[key] as Schema))
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

function arraysOf(definition: Definition, place: SchemaContext): Arbitrary<unknown> {
  const { least = 0, most = 1000 } = boundsOf(definition)
  const key = place.key.replace(/s$/, '')
  const element = generateValues(definition.element as Schema, { ...place, key })
  const few = fc.array(element, { minLength: least, maxLength: Math.max(least, Math.min(most, 4)) })
  if (!place.edges) return few
  // The same one again and again: what counts here is how many there are.
  const many = fc
    .tuple(element, fc.constantFrom(least - 1, most, most + 1))
    .map(([one, count]) => new Array(Math.min(2000, Math.max(0, count))).fill(one))
  return fc.oneof({ weight: 12, arbitrary: few }, { weight: 1, arbitrary: many })
}

function numbersOf(schema: Schema, place: SchemaContext): Arbitrary<unknown> {
  const { least = -1e6, most = 1e6, step, whole } = boundsOf(definitionOf(schema))
  const near = { min: Math.ceil(least), max: Math.floor(Math.min(most, least + 1000)) }
  const inside: Arbitrary<number> = whole
    ? fc.integer(near)
    : fc.double({ min: least, max: most, noNaN: true, noDefaultInfinity: true })
  const taken = step === undefined ? inside : inside.map((given) => Math.round(given / step) * step)
  const ends = fc.constantFrom(...[least, most].filter((end) => fits(schema, end)), near.min)
  const kinds = [
    { weight: 6, arbitrary: taken },
    { weight: 2, arbitrary: ends },
  ]
  const known = rememberedOr(schema, place, 'number', taken).map((one): unknown => one)
  const isName = /id$|^booking$|^version$|^place$|^since$/i.test(place.key)
  const odd = fc.constantFrom(least - 1, most + 1, ...edgeNumbers)
  return fc.oneof(
    ...kinds,
    ...(isName ? [{ weight: 30, arbitrary: known }] : []),
    ...(place.edges ? [{ weight: 1, arbitrary: odd }] : []),
  )
}

/** What is read before it is taken, as amounts are, is best asked with what means something. */
function pipesOf(schema: Schema, place: SchemaContext): Arbitrary<unknown> {
  const chosen = validSamples(schema)
  const inside =
    chosen.length > 0
      ? fc.constantFrom(...chosen)
      : generateValues(definitionOf(schema).in as Schema, { ...place, edges: false })
  if (!place.edges) return inside
  const odd = fc.constantFrom<unknown>(...edgeNumbers, ...hostileStrings)
  return fc.oneof({ weight: 8, arbitrary: inside }, { weight: 1, arbitrary: odd })
}

/** With edges, what was told stands there whether it is taken or not. */
function rememberedOr(
  schema: Schema,
  { shelf, key, edges }: SchemaContext,
  kind: RememberedValue['kind'],
  otherwise: Arbitrary<unknown>,
): Arbitrary<RememberedValue> {
  const taken = (value: unknown) => edges || fits(schema, value)
  return fc
    .tuple(fc.nat(4000), fc.nat(9), otherwise)
    .map(
      ([draw, foreign, instead]) =>
        new RememberedValue(shelf, key, kind, draw, foreign === 7, instead, taken),
    )
}

const validSampleCache = new Map<Schema, unknown[]>()
function validSamples(schema: Schema): unknown[] {
  const known = validSampleCache.get(schema)
  if (known) return known
  const found = [...meaningfulValues, ...edgeDays, ...hostileStrings].filter((value) => fits(schema, value))
  validSampleCache.set(schema, found)
  return found
}

const instants = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())

function textsOf(schema: Schema, place: SchemaContext): Arbitrary<unknown> {
  const { least = 0, most = 400, pattern, format } = boundsOf(definitionOf(schema))
  const free = fc.string({
    unit: 'grapheme',
    minLength: least,
    maxLength: Math.max(least, Math.min(most, 40)),
  })
  const chosen = validSamples(schema).filter((value) => typeof value === 'string')
  const longest = 'x'.repeat(Math.min(most, 20_000))
  const kinds: { weight: number; arbitrary: Arbitrary<unknown> }[] = []
  if (format === 'uuid') kinds.push({ weight: 2, arbitrary: fc.uuid() })
  else if (format === 'email') kinds.push({ weight: 6, arbitrary: fc.emailAddress() })
  else if (format === 'datetime') kinds.push({ weight: 4, arbitrary: instants })
  else if (pattern) kinds.push({ weight: 6, arbitrary: matching(pattern) })
  // Rules that only a function knows may refuse almost everything.
  else if (mostlyFits(schema, free)) kinds.push({ weight: 3, arbitrary: free })
  if (chosen.length > 0) kinds.push({ weight: 6, arbitrary: fc.constantFrom(...chosen) })
  if (fits(schema, longest)) kinds.push({ weight: 1, arbitrary: fc.constant(longest) })
  if (kinds.length === 0) kinds.push({ weight: 1, arbitrary: free })
  const known = rememberedOr(schema, place, format === 'uuid' ? 'uuid' : 'text', fc.oneof(...kinds))
  // A change is named again each time, unless it is sent again.
  const isName = format === 'uuid' && place.key !== 'action'
  kinds.push({ weight: isName ? 30 : format === 'uuid' ? 1 : 6, arbitrary: known })
  if (place.edges) {
    const beyond = fc.constantFrom(
      'x'.repeat(Math.min(most + 1, 100_000)),
      'x'.repeat(Math.max(0, least - 1)),
    )
    kinds.push({ weight: 1, arbitrary: beyond })
    kinds.push({ weight: 1, arbitrary: fc.constantFrom(...hostileStrings, ...edgeDays) })
  }
  return fc.oneof(...kinds)
}

function mostlyFits(schema: Schema, texts: Arbitrary<string>): boolean {
  const tried = fc.sample(texts, { seed: 1, numRuns: 20 })
  return tried.filter((text) => fits(schema, text)).length > 12
}

function matching(pattern: RegExp): Arbitrary<string> {
  try {
    // What looks ahead only excludes; now and then one too many is generated, which is as good a question.
    return fc.stringMatching(new RegExp(pattern.source.replaceAll(/\(\?![^)]*\)/g, '')), { size: 'small' })
  } catch {
    return fc.string({ maxLength: 40 })
  }
}
