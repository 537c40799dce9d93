import type * as z from 'zod/mini'
import type { ErrorCode } from './errors'
import type { PageInfo } from './paging'

/** Any schema of the contract; client and server parse with it. Example: `z.string()`. */
export type Schema = z.core.$ZodType

/** The required caller: anyone, a signed-in cook, an admin, or a fridge camera with its key. Example: `access: 'cook'`. */
type Access = 'anyone' | 'cook' | 'admin' | 'camera'

/** The supported HTTP methods. Example: `'GET'`. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The features, one word each, the same in every package and folder. Example: `'meal-plan'`. */
export type Feature =
  | 'account'
  | 'household'
  | 'diet'
  | 'inventory'
  | 'recipes'
  | 'my-recipes'
  | 'imports'
  | 'suggestions'
  | 'meal-plan'
  | 'shopping'
  | 'cooking'
  | 'scan'
  | 'fridge'
  | 'community'
  | 'notifications'
  | 'plans'
  | 'api-keys'
  | 'contact'
  | 'admin'

/** A feature or one of its reads. Example: `'shopping.memory'`. */
export type Affected = Feature | `${Feature}.${string}`

/** A content type of a picture. Example: 'image/webp'. */
export type PictureFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** The definition of an endpoint. Example: see `endpoint`. */
export interface EndpointShape {
  readonly method: Method
  /** The path below `/api/v1`, parameters with a colon. Example: `/users/inventories/:id`. */
  readonly path: `/${string}`
  readonly access: Access
  /** Requires a session; API keys are rejected. */
  readonly byKey?: false
  /** Requires that the cook has signed in, or confirmed who they are, within the last minutes (`account.confirm`). */
  readonly confirmed?: true
  /** Also for a session without the second factor that the installation requires: what is needed to set one up. */
  readonly beforeSecondFactor?: true
  /** One sentence for the API documentation. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The request body is a picture or a file with its own content type instead of JSON. */
  readonly takes?: 'picture' | 'file'
  /** The response body is a picture or a zip archive instead of JSON. */
  readonly gives?: 'picture' | 'archive'
  /** The content types of the picture, chosen by the request's Accept header: the first accepted, otherwise the last. */
  readonly formats?: readonly PictureFormat[]
  /** The response never changes for a given address, so that browsers may cache it. */
  readonly lasting?: true
  /** The schema of `data` in the response; without it the response is `{ "data": null }`. */
  readonly data?: Schema
  /** A paged list: `data` is then the schema of one row. */
  readonly paged?: true
  /** An event stream (SSE): `data` is then the schema of each event. */
  readonly stream?: true
  readonly status?: 200 | 201 | 202
  /** Maximum body size in bytes, if more than the default megabyte. */
  readonly largest?: number
  /** Error codes beyond bad input, not signed in and too many requests. */
  readonly errors?: readonly ErrorCode[]
  /** What a change makes out of date, its own feature first. Every endpoint that changes something has it. */
  readonly affects?: readonly Affected[]
  /** Changes nothing, although its method is not GET. */
  readonly reads?: true
  /** A read that is not out of date when its feature changes, only when it is named itself. */
  readonly detached?: true
  /** Where the idempotency key `action` goes. */
  readonly keyed?: 'body' | 'query'
}

/** An endpoint with its feature and name. Example: `api.account.login.name` is `'account.login'`. */
export type Endpoint<
  E extends EndpointShape = EndpointShape,
  W extends string = string,
  N extends string = string,
> = E & {
  readonly word: W
  readonly name: N
}

/** An endpoint that changes nothing. Example: `api.inventory.list`. */
export type ReadEndpoint = Endpoint<EndpointShape & ({ readonly method: 'GET' } | { readonly reads: true })>

/** An endpoint that changes something, with what it affects. Example: `api.inventory.take`. */
export type WriteEndpoint = Endpoint<EndpointShape & { readonly affects: readonly Affected[] }>

/**
 * Defines an endpoint. The route, the browser client, the cache key and OpenAPI are derived from it.
 * Example: `endpoint({ method: 'GET', path: '/auth/me', access: 'cook', summary: 'Who am I', data: User })`.
 */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape
}

/**
 * Groups the endpoints of a feature and names each of them.
 * Example: `feature('account', { login: endpoint({ … }) }).login.name` is `'account.login'`.
 */
export function feature<const W extends string, const E extends Record<string, EndpointShape>>(
  featureName: W,
  shapes: E,
): { readonly [K in keyof E & string]: Endpoint<E[K], W, `${W}.${K}`> } {
  const endpoints = Object.entries(shapes).map(([verb, shape]) => [
    verb,
    { ...shape, word: featureName, name: `${featureName}.${verb}` },
  ])
  return Object.fromEntries(endpoints)
}

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends Schema }
  ? { [P in K]: z.input<S> }
  : unknown
type ParsedPart<E, K extends string> = E extends { readonly [P in K]: infer S extends Schema }
  ? { [P in K]: z.output<S> }
  : unknown

/** The content of a picture or file: bytes, or a browser's Blob. Example: a File that was dropped. */
type BinaryInput = Uint8Array | { readonly size: number; readonly type: string }

type BinaryPart<E, Bytes> = E extends { readonly takes: 'picture' }
  ? { picture: Bytes }
  : E extends { readonly takes: 'file' }
    ? { file: Bytes }
    : unknown

/** The input a client passes. Example: `InputOf<typeof api.account.login>` is `{ body: { email, password, … } }`. */
export type InputOf<E extends EndpointShape> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  BinaryPart<E, BinaryInput>

/** The input a service receives after validation and normalisation. Example: e-mails in lower case. */
export type ParsedInputOf<E extends EndpointShape> = ParsedPart<E, 'params'> &
  ParsedPart<E, 'query'> &
  ParsedPart<E, 'body'> &
  BinaryPart<E, Uint8Array>

/** The type of `data` in the response. Example: `DataOf<typeof api.account.me>` is a `User`. */
export type DataOf<E extends EndpointShape> = E extends { readonly gives: 'picture' | 'archive' }
  ? Uint8Array
  : E extends { readonly data: infer S extends Schema }
    ? E extends { readonly paged: true }
      ? z.output<S>[]
      : z.output<S>
    : null

/** The whole response body. Example: `{ data: [...], page: { number: 1, … } }`. */
export type ResponseOf<E extends EndpointShape> = E extends { readonly paged: true }
  ? { data: DataOf<E>; page: PageInfo }
  : { data: DataOf<E> }

/** The base path of the API. Example: `apiBase + '/auth/login'`. */
export const apiBase = '/api/v1'

/**
 * Request header with the household a request is meant for. If the cook has switched household since, the request is
 * rejected.
 * Example: `'larder-household: 0192f3a4-7c1e-7abc-8def-0123456789ab'`.
 */
export const householdHeader = 'larder-household'

/** Path parameters and query in untyped form, for addresses. */
export interface EndpointParams {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
}

/**
 * Returns the address of a request.
 * Example: `buildEndpointUrl(api.inventory.get, { params: { id: 7 } })` is `/api/v1/users/inventories/7`.
 */
export function buildEndpointUrl(
  shape: EndpointShape,
  { params = {}, query = {} }: EndpointParams = {},
): string {
  const path = shape.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${shape.path}: missing path parameter ${name}`)
    return encodeURIComponent(value)
  })
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = entries.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  )
  return `${apiBase}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
}

/**
 * Returns the cache key of a read. It starts with the feature, so that all reads of a feature can be invalidated at
 * once; that of a detached read starts with its own name.
 * Example: `toQueryKey(api.account.me)` is `['account', 'account.me', {}, {}]`.
 */
export function toQueryKey(endpoint: Endpoint, { params = {}, query = {}, body }: ReadParams = {}) {
  const { word, name, detached } = endpoint
  const key = [detached ? name : word, name, params, query] as const
  return body === undefined ? key : ([...key, body] as const)
}

/** The input of a read in untyped form. Example: the body of a POST that only reads. */
interface ReadParams extends EndpointParams {
  readonly body?: unknown
}
