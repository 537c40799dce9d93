import { api } from '@larder/contract'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { createOpenApiDocument, errorCodesOf } from './docs/openapi'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema?: object }> }>
}

const endpoints: Endpoint[] = Object.values(api).flatMap((feature) => Object.values(feature))
const document = JSON.parse(JSON.stringify(createOpenApiDocument(endpoints)))
const paths = Object.entries<Record<string, Operation>>(document.paths)
const operations = paths.flatMap(([path, item]) => Object.values(item).map((one) => ({ path, ...one })))

/** Yields every nested object, itself included. */
function* nestedObjects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  yield value as Record<string, unknown>
  for (const part of Object.values(value)) yield* nestedObjects(part)
}

function resolveReference(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    document,
  )
}

describe('the OpenAPI document', () => {
  test('has every call of the contract once, with a name, a summary and a known tag', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Larder', version: '1' } })
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    )
    const tags = document.tags.map(({ name }: { name: string }) => name)
    for (const { operationId, summary, tags: own } of operations) {
      expect(summary, operationId).toMatch(/^\p{Lu}.*[.!?]$/su)
      expect(own.filter((tag) => !tags.includes(tag))).toEqual([])
    }
  })

  test('lists each path parameter as required, and no parameter twice', () => {
    for (const { path, operationId, parameters } of operations) {
      const inPath = parameters.filter((one) => one.in === 'path')
      const templated = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(inPath.map(({ name }) => name).toSorted(), operationId).toEqual(templated.toSorted())
      expect(inPath.every(({ required }) => required)).toBe(true)
      const keys = parameters.map(({ $ref, name, in: location }) => $ref ?? `${location} ${name}`)
      expect(new Set(keys).size, operationId).toBe(keys.length)
    }
  })

  test('has no dangling reference', () => {
    const references = [...nestedObjects(document)].flatMap(({ $ref }) =>
      typeof $ref === 'string' ? $ref : [],
    )
    expect([...new Set(references)].filter((one) => resolveReference(one) === undefined)).toEqual([])
    const schemes = Object.keys(document.components.securitySchemes)
    for (const { security } of operations)
      expect(security.flatMap((one) => Object.keys(one)).filter((name) => !schemes.includes(name))).toEqual(
        [],
      )
  })

  test('lists the response of each call, and every error with its status, code and sentence', () => {
    for (const endpoint of endpoints) {
      const operation = operations.find(({ operationId }) => operationId === endpoint.name)
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status ?? 200))
      for (const code of errorCodesOf(endpoint)) {
        const { status, message } = errorDefinitions[code satisfies ErrorCode]
        expect(operation?.responses[status]?.description, endpoint.name).toContain(`${code}: ${message}`)
        expect(operation?.responses[status]?.content).toEqual({
          'application/json': { schema: { $ref: '#/components/schemas/Error' } },
        })
      }
    }
  })

  test('has valid schemas by the draft of OpenAPI 3.1', () => {
    const ajv = new Ajv2020({ strict: false })
    const schemas = [...nestedObjects(document)].flatMap(({ schema }) => (schema ? [schema] : []))
    expect(schemas.length).toBeGreaterThan(500)
    const wrong = schemas.filter((schema) => !ajv.validateSchema(schema as object))
    expect(wrong).toEqual([])
  })
})
