import { apiKeyPrefix } from '@larder/contract/api-keys'
import { apiBase, type Endpoint, type EndpointShape, householdHeader } from '@larder/contract/http/endpoint'
import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import * as z from 'zod/mini'
import { responseSchemaOf } from '../compiled-validator'
import { requiredScopeOf } from '../key-scopes'
import { binaryContentTypes } from '../serve'

type JsonSchema = Record<string, unknown>

const bytes = { schema: { type: 'string', format: 'binary' } }
const requestContentTypes = { picture: 'image/*', file: 'application/octet-stream' } as const

/** Returns the endpoint's own error codes and those that any call may return. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const common: ErrorCode[] = ['too-many-requests']
  if (endpoint.params || endpoint.query || endpoint.body) common.unshift('bad-input')
  if (endpoint.body) common.push('bad-json', 'not-acceptable-type', 'too-large')
  if (endpoint.takes === 'picture') common.push('not-a-picture', 'broken-picture', 'too-large')
  if (endpoint.takes === 'file') common.push('not-a-file', 'too-large')
  if (endpoint.access !== 'anyone') common.push('not-signed-in')
  // Public endpoints also accept the household header from signed-in callers.
  if (endpoint.access !== 'camera') common.push('not-current-household')
  // The cook may be removed from the household between authentication and the change.
  if (endpoint.access === 'cook' && endpoint.method !== 'GET') common.push('household-not-found')
  if (endpoint.access === 'admin') common.push('admins-only')
  if (isForCooks(endpoint) && !endpoint.beforeSecondFactor) common.push('second-factor-required')
  if (endpoint.confirmed) common.push('confirmation-needed')
  if (requiredScopeOf(endpoint)) common.push('pro-only', 'key-scope')
  else common.push('person-only')
  return [...new Set([...(endpoint.errors ?? []), ...common])]
}

function isForCooks({ access }: EndpointShape): boolean {
  return access === 'cook' || access === 'admin'
}

/** Returns the schema of the response, or of each event for a stream. */
export function responseBodySchemaOf(endpoint: EndpointShape): z.core.$ZodType {
  return endpoint.stream && endpoint.data ? endpoint.data : responseSchemaOf(endpoint)
}

export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  })
  return rest
}

const errorResponse = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorDefinitions) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        reasons: { type: 'array', items: { type: 'string' } },
        retryAfterSeconds: { type: 'number' },
      },
    },
  },
}

const householdParameter = {
  name: householdHeader,
  in: 'header',
  required: false,
  description: 'The household the call is meant for; refused when the cook acts for another one by now.',
  schema: { type: 'string', format: 'uuid' },
}

/** The contract as OpenAPI 3.1. */
export function createOpenApiDocument(endpoints: readonly Endpoint[], basePath = ''): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-zA-Z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: createOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larder',
      version: '1',
      description: 'Know what you have. Cook what you can. Buy only what you lack.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath + apiBase }],
    tags: [...new Set(endpoints.map(({ word }) => word))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access_token of a login.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${apiKeyPrefix}…`,
          description:
            'A key of a Pro cook, made at /settings/api-keys. Each operation names the scope it takes; write includes read.',
        },
        camera: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The key of a paired camera: ‘Camera KEY’.',
        },
      },
      parameters: { Household: householdParameter },
      schemas: { Error: errorResponse },
    },
  }
}

function createOperation(endpoint: Endpoint): JsonSchema {
  return {
    operationId: endpoint.name,
    tags: [endpoint.word],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...createParameters(endpoint.params, 'path'),
      ...createParameters(endpoint.query, 'query'),
      ...(isForCooks(endpoint) ? [{ $ref: '#/components/parameters/Household' }] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.takes && {
      requestBody: { required: true, content: { [requestContentTypes[endpoint.takes]]: bytes } },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.stream ? 'An event stream; each event carries one of these' : 'Done',
        content: contentOf(endpoint),
      },
      ...errorResponses(endpoint),
    },
  }
}

/** Each entry is sufficient on its own; an empty one means that no authentication is needed. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (endpoint.access === 'camera') return [{ camera: [] }]
  const scope = requiredScopeOf(endpoint)
  return [
    ...(endpoint.access === 'anyone' ? [{}] : []),
    { session: [] },
    ...(scope ? [{ apiKey: [scope] }] : []),
  ]
}

function contentOf(endpoint: EndpointShape): JsonSchema {
  if (endpoint.gives) {
    const types = endpoint.formats ?? [binaryContentTypes[endpoint.gives]]
    return Object.fromEntries(types.map((type) => [type, bytes]))
  }
  const type = endpoint.stream ? 'text/event-stream' : 'application/json'
  return { [type]: { schema: toJsonSchema(responseBodySchemaOf(endpoint), 'output') } }
}

function createParameters(schema: z.core.$ZodType | undefined, location: 'path' | 'query'): JsonSchema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    return { name, in: location, required: location === 'path' || required.includes(name), schema: property }
  })
}

function errorResponses(endpoint: Endpoint): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorCodesOf(endpoint)) {
    const { status } = errorDefinitions[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errorDefinitions[code].message}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
