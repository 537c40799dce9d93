import { z } from 'zod/mini'
import { settings } from '../../../apps/server/src/config/settings'

type Name = keyof typeof settings

interface Group {
  title: string
  about: string
  names: Name[]
}

/** Every setting stands in one of these; a test says so when a new one does not. */
export const settingGroups: Group[] = [
  {
    title: 'Where it answers',
    about: 'Alone on one machine none of these is needed.',
    names: ['PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'LINGER_SECONDS', 'LOG_LEVEL'],
  },
  {
    title: 'Where it keeps things',
    about: 'How to save both: [backup.md](backup.md).',
    names: [
      'LARDER_DATA',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_PREPARED',
      'DATABASE_POOL',
      'LARDER_SHARDING',
    ],
  },
  {
    title: 'Scheduled backups',
    about: 'Each is restored as a test: [backup.md](backup.md#a-backup-a-day).',
    names: [
      'LARDER_BACKUP_DIR',
      'LARDER_BACKUP_TIME',
      'LARDER_BACKUP_DAILY',
      'LARDER_BACKUP_WEEKLY',
      'LARDER_BACKUP_TEST_URL',
    ],
  },
  {
    title: 'Mail',
    about: 'For links to a new password or email, and the daily reminder.',
    names: ['SMTP_URL', 'MAIL_FROM'],
  },
  {
    title: 'Accounts and plans',
    about: 'Unset, admins decide on the admin page.',
    names: ['LARDER_REGISTRATION', 'LARDER_PLANS', 'LARDER_SECOND_FACTOR', 'LARDER_PHOTO_MB'],
  },
  {
    title: 'Sign-in through OpenID Connect',
    about: 'The issuer, the id and the secret go together.',
    names: [
      'OPENID_ISSUER',
      'OPENID_CLIENT_ID',
      'OPENID_CLIENT_SECRET',
      'OPENID_NAME',
      'OPENID_ADMIN_GROUP',
      'LARDER_PASSWORDS',
    ],
  },
  {
    title: 'Push messages',
    about: 'All three or none.',
    names: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  },
  {
    title: 'Links',
    about: 'Shown in the footer, and beside the shopping list.',
    names: ['SOCIAL_LINKS', 'LARDER_STORE_LINKS'],
  },
  {
    title: 'Help from outside',
    about: 'Off unless set: dishes, photos and barcodes are then dealt with on your machine alone.',
    names: [
      'LARDER_MODEL_URL',
      'LARDER_MODEL_NAME',
      'LARDER_MODEL_KEY',
      'LARDER_VISION_URL',
      'LARDER_VISION_NAME',
      'LARDER_VISION_KEY',
      'LARDER_VISION_DAILY',
      'LARDER_OPEN_FOOD_FACTS_URL',
    ],
  },
  {
    title: 'Payments',
    about: 'All four or none: [payments.md](payments.md).',
    names: [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PRICE_PREMIUM',
      'STRIPE_PRICE_PRO',
      'STRIPE_API_URL',
    ],
  },
]

const mostUsed: Name[] = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'LARDER_DATA',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'OPENID_ISSUER',
  'LOG_LEVEL',
]

/** All settings, group by group. */
export function toSettingsTable(): string {
  return settingGroups
    .map(({ title, about, names }) => `## ${title}\n\n${about}\n\n${tableOf(names)}`)
    .join('\n\n')
}

/** The few that most installations set. */
export function toMostUsedSettingsTable(): string {
  return tableOf(mostUsed)
}

function tableOf(names: readonly Name[]): string {
  const rows = names.map((name) => `| \`${name}\` | ${escaped(settings[name].about)} | ${defaultOf(name)} |`)
  return ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n')
}

function defaultOf(name: Name): string {
  const { schema, ...words } = settings[name]
  const { success, data } = z.safeParse(schema as z.core.$ZodType, undefined)
  if (success && data !== undefined) return `\`${data}\``
  return 'unset' in words ? escaped(words.unset) : 'none'
}

/** Addresses and names of settings as code, so that they are neither links nor broken by Markdown. */
function escaped(text: string): string {
  return text
    .replaceAll('|', '\\|')
    .replaceAll(
      /(?<![`\w])(?:[\w=]*(?:\w+:\/\/|mailto:)|[A-Z]+_[A-Z]+)[^\s`]*?(?=[;,.:]*(?:\s|$)|$)/g,
      '`$&`',
    )
}
