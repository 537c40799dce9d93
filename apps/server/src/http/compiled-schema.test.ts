import { api } from '@larder/contract'
import type { EndpointShape, Schema } from '@larder/contract/endpoint'
import { InventoryItem } from '@larder/contract/inventory'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerOf } from './answer-schema'
import { compiled } from './compiled-schema'

const plum = z.object({ id: z.int(), ripe: z.optional(z.boolean()) })
const tree = z.object({
  plums: z.array(plum).check(z.maxLength(2)),
  best: z.nullable(plum),
  owner: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cook'), name: z.string() }),
    z.object({ kind: z.literal('crow'), hungry: z.boolean() }),
  ]),
  note: z.union([z.string(), z.object({ text: z.string() })]),
})
const good = {
  plums: [{ id: 1 }, { id: 2, ripe: true }],
  best: null,
  owner: { kind: 'crow', hungry: true },
  note: { text: 'sweet' },
}

const outcome = (schema: Schema, value: unknown) => {
  const { success, data, error } = z.safeParse(schema, value)
  return success ? { data } : { issues: error.issues }
}

describe('a compiled schema', () => {
  const wrong: unknown[] = [
    undefined,
    null,
    [],
    'text',
    {},
    { ...good, plums: undefined },
    { ...good, plums: [{ id: 1.5 }] },
    { ...good, plums: [{ id: 1, ripe: null }] },
    { ...good, plums: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    { ...good, best: { id: 'x' } },
    { ...good, best: undefined },
    { ...good, owner: { kind: 'crow' } },
    { ...good, owner: { kind: 'worm', hungry: true } },
    { ...good, note: 7 },
    { ...good, note: { text: 7 } },
  ]

  test('lets through what the schema does, and nothing that it does not name', () => {
    const more = {
      ...good,
      secret: 'worm',
      plums: [{ id: 1, secret: 'worm' }],
      best: { id: 3, secret: 'worm' },
    }
    for (const value of [good, more]) expect(outcome(compiled(tree), value)).toEqual(outcome(tree, value))
    expect(JSON.stringify(outcome(compiled(tree), more))).not.toContain('worm')
  })

  test.each(wrong.map((value) => [JSON.stringify(value), value]))(
    'keeps back %s for the same reasons',
    (_, value) => {
      expect(outcome(tree, value)).toHaveProperty('issues')
      expect(outcome(compiled(tree), value)).toEqual(outcome(tree, value))
    },
  )

  test('is made of every answer of the contract', () => {
    const endpoints: EndpointShape[] = Object.values(api).flatMap((word) => Object.values(word))
    for (const endpoint of endpoints) {
      const schema = answerOf(endpoint)
      for (const value of [{}, { data: null }, { data: [] }, { data: {} }, { data: [{}], page: {} }]) {
        expect(outcome(compiled(schema), value)).toEqual(outcome(schema, value))
      }
    }
  })

  test('compiles the items of the stock', () => {
    expect(compiled(InventoryItem)).toBeInstanceOf(z.core.$ZodObjectJIT)
  })
})
