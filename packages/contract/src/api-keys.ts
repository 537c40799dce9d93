import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { Instant, textField, Uuid } from './http/fields'

/** The scope of an API key: reading or changing the kitchen, recipes or the account. Example: 'kitchen:read'. */
export const KeyScope = z.enum([
  'kitchen:read',
  'kitchen:write',
  'recipes:read',
  'recipes:write',
  'account:read',
  'account:write',
])
/** The scope of an API key. Example: 'recipes:write'. */
export type KeyScope = z.infer<typeof KeyScope>

/** The permissions of each scope, shown to cooks. Write includes read. Example: `scopeDescriptions['kitchen:read']`. */
export const scopeDescriptions: Readonly<Record<KeyScope, string>> = {
  'kitchen:read': 'See the stock, the plan, the shopping list, suggestions, reminders and who eats.',
  'kitchen:write': 'Change them, too: add and use food, plan, shop, scan, cook.',
  'recipes:read': 'See your recipes, imports and the communities, as you see them.',
  'recipes:write': 'Change them, too: write, import, publish, rate, like and comment in your name.',
  'account:read': 'See your name, email, picture, plan and settings.',
  'account:write': 'Change your picture and your settings, too.',
}

/** Maximum number of API keys per cook. */
export const maxApiKeys = 20

/** The prefix of every API key, so that people and secret scanners recognise it. */
export const apiKeyPrefix = 'larder_'

/** An API key as its owner sees it. The key itself is shown once, on creation. */
export const ApiKey = z.object({
  id: Uuid,
  name: z.string(),
  /** The first characters of the key, to identify it. */
  start: z.string(),
  scopes: z.array(KeyScope),
  createdAt: Instant,
  lastUsedAt: z.optional(Instant),
  expiresAt: z.optional(Instant),
})
/** An API key as its owner sees it. Example: `key.name`. */
export type ApiKey = z.infer<typeof ApiKey>

/** API keys of a Pro cook. Example: `apiKeys.create`. */
export const apiKeys = feature('api-keys', {
  list: endpoint({
    method: 'GET',
    path: '/api-keys',
    access: 'cook',
    byKey: false,
    summary: 'Lists the cook’s API keys, newest first. They work on the Pro plan only.',
    data: z.array(ApiKey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api-keys',
    access: 'cook',
    byKey: false,
    confirmed: true,
    summary: 'Creates an API key. It is returned only here; the server stores a hash.',
    affects: ['api-keys'],
    body: z.object({
      name: textField({ max: 60 }),
      scopes: z.array(KeyScope).check(z.minLength(1), z.maxLength(KeyScope.options.length)),
      /** Lifetime in days; absent: valid until revoked. */
      days: z.optional(z.int().check(z.gte(1), z.lte(366))),
    }),
    data: z.object({ key: z.string(), apiKey: ApiKey }),
    status: 201,
    errors: ['pro-only', 'too-many-keys'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api-keys/:id',
    access: 'cook',
    byKey: false,
    summary: 'Revokes an API key.',
    affects: ['api-keys'],
    params: z.object({ id: Uuid }),
    errors: ['key-not-found'],
  }),
})
