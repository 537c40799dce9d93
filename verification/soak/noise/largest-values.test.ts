import { randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openEndpoints } from './find-costliest'
import { largestValue, slowTexts } from './largest-values'

const bodies = openEndpoints.flatMap(({ name, body }) => (body ? [{ name, body }] : []))
/** Takes what only memory or a function knows: a secret in use, two fields that agree. */
const mayBeRefused = 3

test('inputs at the upper bounds are taken by the schema of nearly every endpoint', () => {
  const refused = bodies.filter(({ body }) => {
    const taken = slowTexts.some((_, text) => {
      const recipe = { text, scale: 1, seed: text + 1, mixed: false }
      const value = largestValue(body, 'x', recipe, randomSource(recipe.seed), ({ fallback }) => fallback)
      return z.safeParse(body, value).success
    })
    return !taken
  })
  expect(refused.map(({ name }) => name).length).toBeLessThanOrEqual(mayBeRefused)
})

test('they are as large as the limits allow', () => {
  const recipe = { text: 1, scale: 1, seed: 2, mixed: false }
  const schema = z.object({
    name: z.string().check(z.maxLength(300)),
    lines: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(40)),
  })
  const value = z.parse(
    schema,
    largestValue(schema, 'x', recipe, randomSource(1), ({ fallback }) => fallback),
  )
  expect(value.name).toHaveLength(300)
  expect(value.lines.map(({ length }) => length)).toEqual(Array.from({ length: 40 }, () => 50))
})
