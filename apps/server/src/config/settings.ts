import * as z from 'zod/mini'
import { isUsableBasePath } from './base-path'
import { readDatabaseUrl } from './database-address'

const optional = z.optional(z.string().check(z.trim(), z.minLength(1)))
const url = z.optional(z.url({ protocol: /^https?$/ }))
/** An address to which paths are appended. */
const publicUrl = z.optional(
  z.url({ protocol: /^https?$/ }).check(
    z.refine((text) => {
      const { pathname, search, hash, username, password } = new URL(text)
      return isUsableBasePath(pathname) && search + hash + username + password === ''
    }),
  ),
)
const urlOf = (...schemes: string[]) =>
  z.optional(z.url({ protocol: new RegExp(`^(?:${schemes.join('|')})$`) }))
const databaseUrl = z.optional(z.string().check(z.refine((text) => readDatabaseUrl(text) !== undefined)))

/**
 * Every setting, its meaning and its default; docs/configuration.md is generated from here. `unset` describes the behaviour of an
 * unset variable where the schema has no default.
 */
export const settings = {
  PORT: {
    about: 'Port to listen on',
    schema: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  },
  HOST: {
    about: 'Address to listen on; 0.0.0.0 lets phones in your network in',
    schema: z._default(z.string(), 'localhost'),
  },
  PUBLIC_URL: {
    about:
      'Where people reach Larder: a host of its own, or a path of a host, https://home.example/larder, with letters, digits and - . _ ~; https://… switches HSTS on',
    unset: 'http://localhost:PORT',
    schema: publicUrl,
  },
  LARDER_DATA: {
    about: 'Folder for the database, pictures and outgoing mail',
    unset: './data, for root /var/lib/larder',
    schema: optional,
  },
  DATABASE_URL: {
    about:
      'Another PostgreSQL instead of the built-in one: postgres://…; several Larder processes may share it. Of several hosts, postgres://user@one,two/larder, the one that takes writes is used',
    unset: 'its own',
    schema: databaseUrl,
  },
  DATABASE_DIRECT_URL: {
    about:
      'The way around a pooler: set it when DATABASE_URL is the address of a pooler such as pgbouncer; migrations and notifications go here',
    unset: 'no pooler',
    schema: databaseUrl,
  },
  DATABASE_PREPARED: {
    about:
      'on: each connection prepares a statement once; off: never, for a pooler that does not keep them (pgbouncer before 1.21 in transaction mode)',
    unset: 'on; off with DATABASE_DIRECT_URL',
    schema: z.optional(z.enum(['on', 'off'])),
  },
  DATABASE_POOL: {
    about: 'Database connections per process, 1 to 500',
    schema: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 10),
  },
  LARDER_SHARDING: {
    about:
      'citus: DATABASE_URL is a Citus coordinator with tables split by household (npm run shard); sets what the role needs there',
    unset: 'one PostgreSQL',
    schema: z.optional(z.enum(['citus'])),
  },
  TRUST_PROXY: {
    about:
      'true behind one reverse proxy, a number behind so many, or the networks of the proxies (10.0.0.0/8,…): addresses then come from X-Forwarded-For',
    schema: z._default(
      z.string().check(z.regex(/^(?:true|false|[1-9]|[\da-fA-F.:/, ]*[.:][\da-fA-F.:/, ]*)$/)),
      'false',
    ),
  },
  LARDER_BACKUP_DIR: {
    about:
      'Folder for a backup a day, made, tested and rotated by Larder itself; best on another disk, and the same for several servers',
    unset: 'no scheduled backups',
    schema: optional,
  },
  LARDER_BACKUP_TIME: {
    about: 'When, HH:MM in UTC; a missed one is made up for',
    schema: z._default(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)), '03:00'),
  },
  LARDER_BACKUP_DAILY: {
    about: 'Of so many days the newest scheduled backup is kept',
    schema: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 7),
  },
  LARDER_BACKUP_WEEKLY: {
    about: 'Of so many weeks the newest scheduled backup is kept',
    schema: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1000)), 4),
  },
  LARDER_BACKUP_TEST_URL: {
    about:
      'Scratch database into which each scheduled backup is restored as a test, named …_restore_test; everything in it is deleted',
    unset: 'one that is created and dropped, if the role may do that',
    schema: z.optional(
      z.string().check(
        z.refine((text) => {
          const address = readDatabaseUrl(text)
          return address !== undefined && /_restore_test(?:\?|$)/.test(address.connectionString)
        }),
      ),
    ),
  },
  LINGER_SECONDS: {
    about:
      'Told to stop, Larder says so at /readyz and serves on for so many seconds, 0 to 60: longer than the proxy before several servers takes to notice',
    schema: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(60)), 0),
  },
  LOG_LEVEL: {
    about: 'fatal, error, warn, info, debug or trace',
    schema: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  },
  SMTP_URL: {
    about: 'Mail server: smtp://user:password@host:587, or smtps://…',
    unset: 'emails become files in LARDER_DATA/outbox',
    schema: urlOf('smtp', 'smtps'),
  },
  MAIL_FROM: { about: 'Sender of mails', schema: z._default(z.string(), 'Larder <larder@localhost>') },
  LARDER_REGISTRATION: {
    about:
      'Who may create an account: open, invite (with an invitation of an admin or of a household) or closed; set, it cannot be changed in the admin pages',
    unset: 'open, until an admin changes it',
    schema: z.optional(z.enum(['open', 'invite', 'closed'])),
  },
  LARDER_PLANS: {
    about:
      'on: plans with their limits; off: no limits and API keys for everybody; set, it cannot be changed in the admin pages',
    unset: 'as answered at the set-up',
    schema: z.optional(z.enum(['on', 'off'])),
  },
  LARDER_PHOTO_MB: {
    about:
      'Megabytes of photos that a household may keep, of scans and dishes; 0 for no limit; set, it cannot be changed in the admin pages',
    unset: '2000, until an admin changes it',
    schema: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  },
  LARDER_SECOND_FACTOR: {
    about:
      'required: everybody needs a passkey, or a code on top of the password; optional: each cook decides; set, it cannot be changed in the admin pages',
    unset: 'optional, until an admin changes it',
    schema: z.optional(z.enum(['optional', 'required'])),
  },
  SOCIAL_LINKS: {
    about:
      'Footer links: instagram=https://…,youtube=https://… (facebook, instagram, x, youtube, tiktok, pinterest, linkedin)',
    schema: optional,
  },
  LARDER_STORE_LINKS: {
    about:
      'Shops’ own searches for Shop Now: Shop=https://shop.example/search?q={query},Market=https://…{query}',
    schema: optional,
  },
  LARDER_PASSWORDS: {
    about:
      'off: nobody signs in with a password or a passkey here, only through OPENID_ISSUER, which is then needed',
    schema: z._default(z.enum(['on', 'off']), 'on'),
  },
  OPENID_ISSUER: {
    about:
      'OpenID Connect issuer; switches that sign-in on, with PUBLIC_URL/api/v1/auth/openid/callback registered there',
    unset: 'off',
    schema: url,
  },
  OPENID_CLIENT_ID: { about: 'Client id at that issuer', schema: optional },
  OPENID_CLIENT_SECRET: { about: 'Client secret at that issuer', schema: optional },
  OPENID_NAME: {
    about: 'What the sign-in button calls it',
    schema: z._default(z.string(), 'single sign-on'),
  },
  OPENID_ADMIN_GROUP: {
    about:
      'Accounts in this group at that issuer (claim `groups`) are admins from the next sign-in on; all others are cooks',
    unset: 'roles are given here',
    schema: optional,
  },
  VAPID_PUBLIC_KEY: {
    about:
      'Public key for push messages, which also need PUBLIC_URL=https://…; `npx web-push generate-vapid-keys` makes a pair',
    unset: 'off',
    schema: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
  },
  VAPID_PRIVATE_KEY: {
    about: 'The private key that belongs to it, 43 characters',
    schema: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  },
  VAPID_SUBJECT: {
    about: 'Whom a push service may write to: mailto:you@example.org or https://…',
    schema: z.optional(z.string().check(z.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
  },
  LARDER_MODEL_URL: {
    about:
      'Where a model with OpenAI-compatible chat completions answers: https://…/v1, without a key in it; switches ‘Invent a dish’ on, and the kitchen checks every line of what it writes',
    unset: 'off',
    schema: z.optional(
      z.url({ protocol: /^https?$/ }).check(z.refine((value) => !/^https?:\/\/[^/]*@/i.test(value))),
    ),
  },
  LARDER_MODEL_NAME: { about: 'Which of its models is asked; needed with the address', schema: optional },
  LARDER_MODEL_KEY: {
    about:
      'The key it asks for, if it does: letters, digits and signs without a space; sent to that address and nowhere else',
    schema: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
  },
  LARDER_VISION_URL: {
    about:
      'Where a model that sees answers as OpenAI’s chat completions do: https://…/v1, without a key in it; photos are shown to it, small and without what the camera wrote into them, and our own recogniser looks when it does not answer',
    unset: 'off',
    schema: z.optional(
      z.url({ protocol: /^https?$/ }).check(z.refine((value) => !/^https?:\/\/[^/]*@/i.test(value))),
    ),
  },
  LARDER_VISION_NAME: {
    about: 'Which of its models is shown the photos; needed with the address',
    schema: optional,
  },
  LARDER_VISION_KEY: {
    about:
      'The key it asks for, if it does: letters, digits and signs without a space; sent to that address and nowhere else',
    schema: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
  },
  LARDER_VISION_DAILY: {
    about: 'How many photos a day it is shown at most',
    schema: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 200),
  },
  LARDER_OPEN_FOOD_FACTS_URL: {
    about:
      'Where barcodes nobody here knows are looked up: https://world.openfoodfacts.org; at most 15 a minute, remembered for a month',
    unset: 'off',
    schema: z.optional(
      z.url({ protocol: /^https?$/ }).check(z.refine((value) => !/^https?:\/\/[^/]*@/i.test(value))),
    ),
  },
  STRIPE_SECRET_KEY: {
    about: 'Secret key at Stripe, sk_… or rk_…; with the three settings below it switches paid plans on',
    unset: 'off',
    schema: z.optional(z.string().check(z.regex(/^(?:sk|rk)_\w+$/))),
  },
  STRIPE_WEBHOOK_SECRET: {
    about: 'Signing secret of the webhook that posts to PUBLIC_URL/api/v1/payments/stripe, whsec_…',
    schema: z.optional(z.string().check(z.regex(/^whsec_[\w+/=-]+$/))),
  },
  STRIPE_PRICE_PREMIUM: {
    about: 'Id of the monthly price of Premium, price_…',
    schema: z.optional(z.string().check(z.regex(/^\w+$/))),
  },
  STRIPE_PRICE_PRO: {
    about: 'Id of the monthly price of Pro, price_…',
    schema: z.optional(z.string().check(z.regex(/^\w+$/))),
  },
  STRIPE_API_URL: {
    about: 'Where something else speaks as Stripe does: http://localhost:12111; for trying things out',
    unset: 'Stripe',
    schema: url,
  },
} as const satisfies Record<string, { about: string; unset?: string; schema: z.core.$ZodType }>
