import { KeyScope, scopeDescriptions } from '@larder/contract/api-keys'
import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import { defaultRateLimits, type RateLimits } from '../../../apps/server/src/http/rate-limits'

/** The refusals any program meets sooner or later; those of one call stand beside it in OpenAPI. */
const common: ErrorCode[] = [
  'bad-input',
  'bad-json',
  'not-signed-in',
  'pro-only',
  'admins-only',
  'key-scope',
  'person-only',
  'endpoint-not-found',
  'wrong-method',
  'item-not-found',
  'not-current-household',
  'item-changed',
  'idempotency-key-reused',
  'too-large',
  'not-acceptable-type',
  'too-many-requests',
  'internal-error',
  'not-ready',
]

const counted: Record<keyof RateLimits, string> = {
  perAddress: 'any calls, per network address (an IPv6 /64 counts as one)',
  perAccount: 'any calls, per account',
  perKey: 'any calls, per API key; they count for its account, too',
  registrations: 'new accounts, per address',
  resets: 'reset links asked for, per address',
  passkeyUses: 'uses of a passkey begun, per address',
  resetsPerEmail: 'reset links for one email',
  emailChanges: 'links to a new email, per account',
  invitationTries: 'codes of invitations, per account and address',
  inventions: 'dishes invented by a model, per account',
  plannings: 'weeks and dishes chosen, per account',
  lookings: 'pictures looked at, per account',
  drawings: 'pictures of dishes drawn for the first time, per address',
  ownDrawings: 'the same for the dishes of one account, no matter who asks',
  imports: 'pages, texts and files read for recipes, per account',
  perCamera: 'pictures, per camera',
  pairingTries: 'codes of cameras, per address',
  messages: 'messages by the contact form, per address',
  reports: 'posts and comments reported, per account',
  payments: 'questions to the payment service, per account',
  mailsPerRecipient: 'mails to one email; the rest is not sent',
  mailTests: 'test messages, per admin',
  archives: 'archives of everything, per account',
}

const windows: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' }

export function toScopesTable(): string {
  return table(
    ['scope', 'what it allows'],
    KeyScope.options.map((scope) => [`\`${scope}\``, scopeDescriptions[scope]]),
  )
}

export function toLimitsTable(): string {
  const rows = (Object.keys(counted) as (keyof RateLimits)[]).map((name) => {
    const { most, windowSeconds } = defaultRateLimits[name]
    return [counted[name], `${most} ${windows[windowSeconds] ?? `in ${windowSeconds} s`}`]
  })
  return table(['what is counted', 'at most'], rows)
}

export function toErrorCodesTable(): string {
  const rows = common.map((code) => [
    String(errorDefinitions[code].status),
    `\`${code}\``,
    errorDefinitions[code].message,
  ])
  return table(['status', 'code', 'sentence'], rows)
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
