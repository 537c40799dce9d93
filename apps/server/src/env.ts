import { createECDH } from 'node:crypto'
import { resolve } from 'node:path'
import type { InstallationSettings } from '@larder/contract/admin'
import * as z from 'zod/mini'
import { defaultDataFolder } from './config/data-folder'
import { type DatabaseServers, readDatabaseUrl } from './config/database-address'
import { withSecretFiles } from './config/secret-files'
import { settings } from './config/settings'
import { readStoreLinks, type StoreLinkSetting } from './config/store-links'

export { settings } from './config/settings'

export interface OpenIdSettings {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  /** Members of this group at the issuer are admins. */
  adminGroup?: string | undefined
}

export interface PushSettings {
  publicKey: string
  privateKey: string
  subject: string
}

export interface ModelSettings {
  url: string
  name: string
  key: string | undefined
}

export interface VisionSettings extends ModelSettings {
  /** The maximum number of photos sent per day. */
  daily: number
}

export interface PaymentSettings {
  secretKey: string
  webhookSecret: string
  prices: { premium: string; pro: string }
  apiUrl: string | undefined
}

export interface BackupSettings {
  /** Where scheduled backups are written. */
  folder: string
  /** HH:MM, in UTC. */
  time: string
  daily: number
  weekly: number
  testUrl: DatabaseServers | undefined
}

export interface Env {
  port: number
  host: string
  publicUrl: string
  dataFolder: string
  databaseUrl: DatabaseServers | undefined
  /** Beside a pooler at `databaseUrl`. */
  databaseDirectUrl: DatabaseServers | undefined
  /** Whether statements keep their names at `databaseUrl`. */
  databasePrepares: boolean
  /** What splits the tables by household, if anything does. */
  sharding: 'citus' | undefined
  databasePool: number
  /** The number of reverse proxies, or their networks. */
  trustProxy: false | number | string
  /** How long the server keeps serving after a stop signal. */
  lingerSeconds: number
  logLevel: string
  smtpUrl: string | undefined
  mailFrom: string
  backup: BackupSettings | undefined
  /** What the operator decides here and not in the admin pages. */
  installation: Partial<InstallationSettings>
  socialLinks: Record<string, string>
  storeLinks: StoreLinkSetting[]
  openId: OpenIdSettings | undefined
  /** Whether people sign in with passwords and passkeys here; otherwise only the OpenID issuer decides who comes in. */
  passwords: 'on' | 'off'
  push: PushSettings | undefined
  model: ModelSettings | undefined
  vision: VisionSettings | undefined
  openFoodFactsUrl: string | undefined
  payments: PaymentSettings | undefined
}

type Schemas = { [K in keyof typeof settings]: (typeof settings)[K]['schema'] }
const schemas = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema]))
const Settings = z.object(schemas as Schemas)

/** Parses the environment, or throws with the invalid variables. An empty variable counts as unset; secrets may be in files. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(variables)).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = z.safeParse(Settings, given)
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `${name}: ${name in settings ? settings[name as keyof typeof settings].about : issue.message}`
    })
    throw new Error(`Some settings cannot be used:\n  ${wrong.join('\n  ')}`)
  }
  const read = result.data
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    dataFolder: read.LARDER_DATA ? resolve(read.LARDER_DATA) : defaultDataFolder(),
    ...readDatabase(read),
    sharding: read.LARDER_SHARDING,
    backup: readBackup(read),
    databasePool: read.DATABASE_POOL,
    trustProxy: readTrustProxy(read.TRUST_PROXY),
    lingerSeconds: read.LINGER_SECONDS,
    logLevel: read.LOG_LEVEL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    installation: {
      ...(read.LARDER_REGISTRATION && { registration: read.LARDER_REGISTRATION }),
      ...(read.LARDER_PLANS && { plans: read.LARDER_PLANS }),
      ...(read.LARDER_PHOTO_MB !== undefined && { photoMegabytes: read.LARDER_PHOTO_MB }),
      ...(read.LARDER_SECOND_FACTOR && { secondFactor: read.LARDER_SECOND_FACTOR }),
    },
    socialLinks: readSocialLinks(read.SOCIAL_LINKS),
    storeLinks: readStoreLinks(read.LARDER_STORE_LINKS),
    openId: readOpenId(read),
    passwords: read.LARDER_PASSWORDS,
    push: readPush(read),
    model: readModel(read),
    vision: readVision(read),
    openFoodFactsUrl: read.LARDER_OPEN_FOOD_FACTS_URL,
    payments: readPayments(read),
  }
}

function readDatabase(read: z.infer<typeof Settings>) {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARED } = read
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new Error('DATABASE_DIRECT_URL is set; DATABASE_URL, the address of the pooler, is needed with it')
  return {
    databaseUrl: DATABASE_URL === undefined ? undefined : readDatabaseUrl(DATABASE_URL),
    databaseDirectUrl: DATABASE_DIRECT_URL === undefined ? undefined : readDatabaseUrl(DATABASE_DIRECT_URL),
    databasePrepares: DATABASE_PREPARED ? DATABASE_PREPARED === 'on' : DATABASE_DIRECT_URL === undefined,
  }
}

function readBackup(read: z.infer<typeof Settings>): BackupSettings | undefined {
  if (!read.LARDER_BACKUP_DIR) return undefined
  return {
    folder: resolve(read.LARDER_BACKUP_DIR),
    time: read.LARDER_BACKUP_TIME,
    daily: read.LARDER_BACKUP_DAILY,
    weekly: read.LARDER_BACKUP_WEEKLY,
    testUrl: read.LARDER_BACKUP_TEST_URL ? readDatabaseUrl(read.LARDER_BACKUP_TEST_URL) : undefined,
  }
}

function readTrustProxy(text: string): Env['trustProxy'] {
  if (text === 'false') return false
  if (text === 'true') return 1
  return /^\d$/.test(text) ? Number(text) : text
}

function readSocialLinks(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const link = rest.join('=').trim()
      if (!/^https?:\/\//.test(link))
        throw new Error(`SOCIAL_LINKS: '${pair.trim()}' is not of the form name=https://…`)
      return [name.trim().toLowerCase(), link]
    }),
  )
}

function readOpenId(read: z.infer<typeof Settings>): OpenIdSettings | undefined {
  if (!read.OPENID_ISSUER) {
    if (read.LARDER_PASSWORDS === 'off')
      throw new Error('LARDER_PASSWORDS is off, so OPENID_ISSUER is needed: without it nobody could sign in')
    return undefined
  }
  if (!read.OPENID_CLIENT_ID || !read.OPENID_CLIENT_SECRET) {
    throw new Error('OPENID_ISSUER is set; OPENID_CLIENT_ID and OPENID_CLIENT_SECRET are needed with it')
  }
  return {
    issuer: read.OPENID_ISSUER,
    clientId: read.OPENID_CLIENT_ID,
    clientSecret: read.OPENID_CLIENT_SECRET,
    name: read.OPENID_NAME,
    adminGroup: read.OPENID_ADMIN_GROUP,
  }
}

function readPush(read: z.infer<typeof Settings>): PushSettings | undefined {
  const given = {
    VAPID_PUBLIC_KEY: read.VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY: read.VAPID_PRIVATE_KEY,
    VAPID_SUBJECT: read.VAPID_SUBJECT,
  }
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(given).length) return undefined
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = given
  if (!publicKey || !privateKey || !subject)
    throw new Error(`Push messages need all three VAPID settings; not set: ${missing.join(', ')}`)
  if (publicKeyOf(privateKey) !== publicKey)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not belong together; copy both from one pair')
  return { publicKey, privateKey, subject }
}

function readModel(read: z.infer<typeof Settings>): ModelSettings | undefined {
  const { LARDER_MODEL_URL: url, LARDER_MODEL_NAME: name, LARDER_MODEL_KEY: key } = read
  if (!url && !name && !key) return undefined
  if (!url) throw new Error('LARDER_MODEL_URL is not set; LARDER_MODEL_NAME and LARDER_MODEL_KEY need it')
  if (!name) throw new Error('LARDER_MODEL_URL is set; LARDER_MODEL_NAME is needed with it')
  return { url, name, key }
}

function readVision(read: z.infer<typeof Settings>): VisionSettings | undefined {
  const { LARDER_VISION_URL: url, LARDER_VISION_NAME: name, LARDER_VISION_KEY: key } = read
  if (!url && !name && !key) return undefined
  if (!url) throw new Error('LARDER_VISION_URL is not set; LARDER_VISION_NAME and LARDER_VISION_KEY need it')
  if (!name) throw new Error('LARDER_VISION_URL is set; LARDER_VISION_NAME is needed with it')
  return { url, name, key, daily: read.LARDER_VISION_DAILY }
}

function readPayments(read: z.infer<typeof Settings>): PaymentSettings | undefined {
  const given = {
    STRIPE_SECRET_KEY: read.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: read.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_PREMIUM: read.STRIPE_PRICE_PREMIUM,
    STRIPE_PRICE_PRO: read.STRIPE_PRICE_PRO,
  }
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(given).length) {
    if (read.STRIPE_API_URL)
      throw new Error(`STRIPE_API_URL is of use only with ${Object.keys(given).join(', ')}`)
    return undefined
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  const { STRIPE_PRICE_PREMIUM: premium, STRIPE_PRICE_PRO: pro } = given
  if (!secretKey || !webhookSecret || !premium || !pro)
    throw new Error(`Paid plans need all four Stripe settings; not set: ${missing.join(', ')}`)
  if (premium === pro) throw new Error('STRIPE_PRICE_PREMIUM and STRIPE_PRICE_PRO are the same price')
  return { secretKey, webhookSecret, prices: { premium, pro }, apiUrl: read.STRIPE_API_URL }
}

function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}
