import type * as z from 'zod/mini'
import type { ErrorCode } from './errors'
import type { PageInfo } from './paging'

/** Any schema of the contract; both ends parse with it. Example: `z.string()`. */
export type Schema = z.core.$ZodType

/** Who may call: anyone at all, a signed-in cook, an admin, or a fridge camera with its key. Example: `access: 'cook'`. */
export type Access = 'anyone' | 'cook' | 'admin' | 'camera'

/** The methods we speak. Example: `'GET'`. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What is written down of one call before either end exists. Example: see `endpoint`. */
export interface EndpointShape {
  readonly method: Method
  /** Below `/api/v1`, parameters with a colon. Example: `/users/inventories/:id`. */
  readonly path: `/${string}`
  readonly access: Access
  /** Only for the person, signed in themselves: no API key opens it. */
  readonly byKey?: false
  /** One sentence for the readable API page. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Instead of JSON the body is a picture or a file of any kind, as it is, with its own content type. */
  readonly takes?: 'picture' | 'file'
  /** Instead of JSON the answer is a picture or a zip archive, as it is. */
  readonly gives?: 'picture' | 'archive'
  /** What it answers under one address never changes, so that a browser may keep it. */
  readonly lasting?: true
  /** What comes back under `data`; without it the answer is `{ "data": null }`. */
  readonly data?: Schema
  /** A list cut into pages: `data` is then the schema of one row. */
  readonly paged?: true
  /** Not one answer but a line that stays open: `data` is then the schema of each event. */
  readonly stream?: true
  readonly status?: 200 | 201 | 202
  /** The most bytes its body may have, where that is more than the usual megabyte. */
  readonly largest?: number
  /** Refusals of its own, beyond bad input, not signed in and too many requests. */
  readonly errors?: readonly ErrorCode[]
}

/** An endpoint that knows its word and name. Example: `api.account.login.name` is `'account.login'`. */
export type Endpoint<E extends EndpointShape = EndpointShape> = E & {
  readonly word: string
  readonly name: string
}

/**
 * Writes down one call once: the route, the browser client, the cache key and OpenAPI come from it.
 * Example: `endpoint({ method: 'GET', path: '/auth/me', access: 'cook', summary: 'Who am I', data: User })`.
 */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape
}

/**
 * Gathers the endpoints of one word and gives each its name.
 * Example: `feature('account', { login: endpoint({ … }) }).login.name` is `'account.login'`.
 */
export function feature<const W extends string, const E extends Record<string, EndpointShape>>(
  word: W,
  shapes: E,
): { readonly [K in keyof E]: Endpoint<E[K]> } {
  const named = Object.entries(shapes).map(([verb, shape]) => [
    verb,
    { ...shape, word, name: `${word}.${verb}` },
  ])
  return Object.fromEntries(named)
}

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends Schema }
  ? { [P in K]: z.input<S> }
  : unknown
type ParsedPart<E, K extends string> = E extends { readonly [P in K]: infer S extends Schema }
  ? { [P in K]: z.output<S> }
  : unknown

/** The bytes of a picture or file, as a caller has them: bytes, or a browser's Blob. Example: a File that was dropped. */
export type BinaryInput = Uint8Array | { readonly size: number; readonly type: string }

type BinaryPart<E, Bytes> = E extends { readonly takes: 'picture' }
  ? { picture: Bytes }
  : E extends { readonly takes: 'file' }
    ? { file: Bytes }
    : unknown

/** What a caller hands in. Example: `InputOf<typeof api.account.login>` is `{ body: { email, password, … } }`. */
export type InputOf<E extends EndpointShape> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  BinaryPart<E, BinaryInput>

/** What the service receives once the input was checked and tidied. Example: e-mails in lower case. */
export type ParsedInputOf<E extends EndpointShape> = ParsedPart<E, 'params'> &
  ParsedPart<E, 'query'> &
  ParsedPart<E, 'body'> &
  BinaryPart<E, Uint8Array>

/** What comes back inside `data`. Example: `DataOf<typeof api.account.me>` is a `User`. */
export type DataOf<E extends EndpointShape> = E extends { readonly gives: 'picture' | 'archive' }
  ? Uint8Array
  : E extends { readonly data: infer S extends Schema }
    ? E extends { readonly paged: true }
      ? z.output<S>[]
      : z.output<S>
    : null

/** The whole answer as it travels. Example: `{ data: [...], page: { number: 1, … } }`. */
export type ResponseOf<E extends EndpointShape> = E extends { readonly paged: true }
  ? { data: DataOf<E>; page: PageInfo }
  : { data: DataOf<E> }

/** Where all calls live. Example: `apiBase + '/auth/login'`. */
export const apiBase = '/api/v1'

/**
 * Names the household a call is meant for, where that matters: a cook who acts for another one by then is refused
 * rather than served there. Example: `'larder-household: 0192f3a4-7c1e-7abc-8def-0123456789ab'`.
 */
export const householdHeader = 'larder-household'

/** A caller's parameters and query in loose form, as an address or a cache key needs them. */
export interface EndpointParams {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
}

/**
 * The address of a call. Example: `addressOf(api.inventory.get, { params: { id: 7 } })` is
 * `/api/v1/users/inventories/7`.
 */
export function buildEndpointUrl(
  shape: EndpointShape,
  { params = {}, query = {} }: EndpointParams = {},
): string {
  const path = shape.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${shape.path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = given.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  )
  return `${apiBase}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
}

/**
 * The cache key of a read: its word first, so that a whole word can be refreshed at once.
 * Example: `keyOf(api.account.me)` is `['account', 'account.me', {}, {}]`.
 */
export function toQueryKey(named: Endpoint, { params = {}, query = {} }: EndpointParams = {}) {
  return [named.word, named.name, params, query] as const
}
