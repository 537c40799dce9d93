import { expect, test } from 'vitest'
import { api, type EndpointShape, type Schema, staleAfter } from '../index'

const endpoints = Object.values(api).flatMap((ofFeature) =>
  Object.values(ofFeature).map((one) => one as EndpointShape & { name: string; word: string }),
)
const names = new Set(endpoints.map(({ name }) => name))
const words = new Set(endpoints.map(({ word }) => word))

test('every endpoint either reads or declares what it affects', () => {
  for (const { name, method, reads, affects } of endpoints)
    expect([name, affects !== undefined]).toEqual([name, method !== 'GET' && reads !== true])
  expect(endpoints.filter(({ affects }) => affects).length).toBeGreaterThan(130)
})

test('a change names features and reads that exist', () => {
  for (const { name, affects = [] } of endpoints) {
    for (const word of affects)
      expect([name, word, words.has(word) || names.has(word)]).toEqual([name, word, true])
    expect(new Set(affects).size).toBe(affects.length)
  }
})

test('a detached read is affected only by its name', () => {
  const detached = endpoints.filter((one) => one.detached)
  expect(detached.map(({ name }) => name).toSorted()).toEqual(['cooking.deduction', 'shopping.memory'])
})

test('the idempotency key goes where the schema has one', () => {
  const fieldsOf = (schema: Schema | undefined) =>
    Object.keys((schema?._zod.def as { shape?: object } | undefined)?.shape ?? {})
  for (const { name, body, query, affects, keyed } of endpoints) {
    const place = fieldsOf(body).includes('action')
      ? 'body'
      : fieldsOf(query).includes('action')
        ? 'query'
        : undefined
    expect([name, affects ? keyed : undefined]).toEqual([name, affects ? place : undefined])
  }
})

test('dishes and the meal plan depend on stock, diet and recipes', () => {
  expect([...staleAfter(['inventory'])]).toEqual([
    'inventory',
    'notifications',
    'recipes',
    'suggestions',
    'meal-plan',
  ])
  expect([...staleAfter(['diet', 'notifications'])]).toEqual([
    'diet',
    'notifications',
    'recipes',
    'suggestions',
    'meal-plan',
    'community',
    'imports',
  ])
  expect([...staleAfter(['recipes'])]).toEqual([
    'recipes',
    'my-recipes',
    'suggestions',
    'meal-plan',
    'community',
  ])
  expect([...staleAfter(['household'])]).toEqual(['household'])
  // A step in the cooking guide does not affect the week; the server sends an event when a dish is done.
  expect([...staleAfter(['cooking'])]).toEqual(['cooking'])
})
