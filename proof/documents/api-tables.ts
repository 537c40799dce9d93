import { KeyScope, scopeWords } from '@larder/contract/api-keys'
import { type ErrorCode, refusals } from '@larder/contract/errors'
import { type Allowances, defaultAllowances } from '../../apps/server/src/http/limits'

/** The refusals any program meets sooner or later; those of one call stand beside it in OpenAPI. */
const common: ErrorCode[] = [
  'bad-input',
  'bad-json',
  'not-signed-in',
  'pro-only',
  'admins-only',
  'key-scope',
  'person-only',
  'no-such-call',
  'wrong-method',
  'item-not-found',
  'acting-elsewhere',
  'item-changed',
  'action-used',
  'too-large',
  'not-acceptable-type',
  'too-many-requests',
  'out-of-order',
  'not-ready',
]

const counted: Record<keyof Allowances, string> = {
  perAddress: 'any calls, per network address (an IPv6 /64 counts as one)',
  perAccount: 'any calls, per account',
  perKey: 'any calls, per API key; they count for its account, too',
  registrations: 'new accounts, per address',
  resets: 'reset links asked for, per address',
  resetsPerEmail: 'reset links for one email',
  emailChanges: 'links to a new email, per account',
  invitationTries: 'codes of invitations, per account and address',
  inventions: 'dishes invented by a model, per account',
  plannings: 'weeks and dishes chosen, per account',
  lookings: 'pictures looked at, per account',
  imports: 'pages, texts and files read for recipes, per account',
  perCamera: 'pictures, per camera',
  pairingTries: 'codes of cameras, per address',
  messages: 'messages by the contact form, per address',
  reports: 'posts and comments reported, per account',
  payments: 'questions to the payment service, per account',
  archives: 'archives of everything, per account',
}

const windows: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' }

export function scopesTable(): string {
  return table(
    ['scope', 'what it allows'],
    KeyScope.options.map((scope) => [`\`${scope}\``, scopeWords[scope]]),
  )
}

export function limitsTable(): string {
  const rows = (Object.keys(counted) as (keyof Allowances)[]).map((name) => {
    const { most, windowSeconds } = defaultAllowances[name]
    return [counted[name], `${most} ${windows[windowSeconds] ?? `in ${windowSeconds} s`}`]
  })
  return table(['what is counted', 'at most'], rows)
}

export function codesTable(): string {
  const rows = common.map((code) => [String(refusals[code].status), `\`${code}\``, refusals[code].message])
  return table(['status', 'code', 'sentence'], rows)
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
