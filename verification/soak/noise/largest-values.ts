import { randomUUID } from 'node:crypto'
import type { Schema } from '@larder/contract/http/endpoint'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { boundsOf, definitionOf, generateValues } from '../../fuzz/generators/schema-values'
import { type RememberedValue, resolveRemembered } from '../../fuzz/response-memory'

/** Texts that parsers of food read slowly, each repeated up to the limit of a field. */
export const slowTexts: readonly string[] = [
  'x',
  'chikn bresst spinahc milc ',
  '1 1/2-2 (3 x (4 (14 oz ',
  '\n1/2 cups (1 can) choped tomatos, or 2 x 3-4 lb beaf, minsed',
  '@{}~#tomat{1%1/2',
  '9 ',
  '(((',
  ' \t',
  '"a","b,',
  'https://a.example/ ',
]

/** How an input is made; the same one makes the same input of whatever ids are known. */
export interface InputRecipe {
  readonly text: number
  /** The share of each field's limit, 0 to 1. */
  readonly scale: number
  readonly seed: number
  /** Whether each field draws a text of its own. */
  readonly mixed: boolean
}

interface ValuePlace {
  readonly shelf: string
  readonly key: string
}

interface Making {
  readonly recipe: InputRecipe
  readonly die: RandomSource
  readonly pick: (known: RememberedValue) => unknown
  /** Characters that may still be written. */
  left: number
}

/** What a text and a list without a limit of their own are filled up to. */
const mostUnbounded = 20_000
const mostElements = 5000
/** A megabyte of JSON is taken; some of it are keys and quotes. */
const bodyCharacters = 700_000

/** Returns the largest value a schema takes, by the recipe. */
export function largestValue(
  schema: Schema,
  shelf: string,
  recipe: InputRecipe,
  die: RandomSource,
  pick: (known: RememberedValue) => unknown,
): unknown {
  return make(schema, { shelf, key: '' }, { recipe, die, pick, left: bodyCharacters * recipe.scale })
}

function make(schema: Schema, place: ValuePlace, making: Making): unknown {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape as Record<string, Schema>)
          .map(([key, field]) => [key, field, make(field, { ...place, key }, making)] as const)
          .filter(([, field, value]) => definitionOf(field).type !== 'optional' || fits(field, value))
          .map(([key, , value]) => [key, value]),
      )
    case 'array':
      return makeMany(schema, place, making)
    case 'optional':
    case 'default':
    case 'nullable':
      return make(definition.innerType as Schema, place, making)
    case 'union':
      return make(making.die.oneOf(definition.options as Schema[]), place, making)
    case 'string':
      return longText(schema, place, making) ?? leaf(schema, place, making)
    default:
      return leaf(schema, place, making)
  }
}

function makeMany(schema: Schema, place: ValuePlace, making: Making): unknown[] {
  const definition = definitionOf(schema)
  const { least = 0, most = mostElements } = boundsOf(definition)
  const count = Math.max(least, Math.floor(most * making.recipe.scale))
  const key = place.key.replace(/s$/, '')
  const values: unknown[] = []
  while (values.length < count && (values.length < least || making.left > 0)) {
    values.push(make(definition.element as Schema, { ...place, key }, making))
    making.left -= 20
  }
  // Some lists name each thing once, some have a limit in all.
  const different = fits(schema, values) ? values : [...new Set(values)]
  let kept = different.length
  while (kept > least && !fits(schema, different.slice(0, kept))) kept = Math.floor(kept * 0.8)
  return different.slice(0, kept)
}

function longText(schema: Schema, { key }: ValuePlace, making: Making): string | undefined {
  const { most = mostUnbounded, format, pattern } = boundsOf(definitionOf(schema))
  if (format || pattern) return undefined
  const { recipe, die } = making
  const text = recipe.mixed ? die.oneOf(slowTexts) : (slowTexts[recipe.text] ?? 'x')
  const length = Math.max(1, Math.min(most, Math.floor(most * recipe.scale), Math.max(40, making.left)))
  // Different in every place, so that nothing is answered from what was read before.
  const start = `${key.slice(0, 4)}${die.upTo(100_000)} `
  const long = (start + text.repeat(Math.ceil(length / text.length))).slice(0, length)
  if (!fits(schema, long)) return undefined
  making.left -= long.length
  return long
}

const samplesPerSchema = 24
const samples = new Map<Schema, readonly unknown[]>()

/** A small value by the fuzz's generators, one that fits if there is any. */
function leaf(schema: Schema, place: ValuePlace, making: Making): unknown {
  making.left -= 12
  if (place.key === 'action') return randomUUID()
  const drawn = samples.get(schema) ?? sampleLeaves(schema, place)
  const first = making.die.upTo(drawn.length)
  for (let n = 0; n < drawn.length; n += 1) {
    const value = resolveRemembered(drawn[(first + n) % drawn.length], making.pick)
    if (fits(schema, value)) return value
  }
  return resolveRemembered(drawn[0], making.pick)
}

function sampleLeaves(schema: Schema, place: ValuePlace): readonly unknown[] {
  const generated = generateValues(schema, { ...place, edges: false })
  const drawn = fc.sample(generated, { seed: 1, numRuns: samplesPerSchema })
  samples.set(schema, drawn)
  return drawn
}

function fits(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema, value).success
}
