import { AuditKind, type AuditLogEntry, admin } from '@larder/contract/admin'
import {
  AtSign,
  CalendarX,
  Check,
  ChefHat,
  CreditCard,
  Fingerprint,
  Flag,
  History,
  KeyRound,
  Link2,
  LogOut,
  MailCheck,
  MailX,
  Plug,
  Send,
  Settings2,
  ShieldCheck,
  ShieldOff,
  Trash2,
  Undo2,
  Unplug,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
} from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useRead } from '../../../api/use-read'
import { useNavigate } from '../../../router/router'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Select } from '../../../ui/fields/select'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { moderationPath, useModerationView } from './moderation-view'
import { queueCountId, useModerationFocus } from './use-moderation-focus'

/** The icon of an audit log entry. */
function AuditEntryIcon({ action }: Pick<AuditLogEntry, 'action'>) {
  const Icon = auditIcons[action]
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-shade text-ink-soft [&_svg]:size-5"
    >
      <Icon />
    </span>
  )
}

const kindOptions = [
  { value: '', label: 'Everything' },
  { value: 'admin', label: 'By admins' },
  { value: 'account', label: 'By cooks, on their own accounts' },
]

/** The audit log, newest first. */
export function AuditLogList() {
  const view = useModerationView()
  const { page, kind } = view
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRead(admin.audit, {
    query: { page, ...(kind && { kind }) },
  })
  const failure = useLastFailure(`log ${page} ${kind}`, error, data !== undefined)
  useModerationFocus(view)
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label="Who did it"
        options={kindOptions}
        value={kind ?? ''}
        onChange={({ target }) => {
          const chosen = AuditKind.options.find((one) => one === target.value)
          navigate(moderationPath({ tab: 'log', ...(chosen && { kind: chosen }) }), { replace: true })
        }}
        className="sm:max-w-64"
      />
      {failure && (
        <LoadErrorNote
          title={data ? 'This may be out of date' : 'The log could not be loaded'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-160" />}
      {data?.page.total === 0 && (
        <EmptyState
          icon={<History />}
          title="Nothing recorded yet"
          hint="What admins do, and what cooks do to their own accounts, is recorded here."
        />
      )}
      {data && data.page.total > 0 && (
        <>
          <p id={queueCountId} tabIndex={-1} role="status" className="numbers text-sm text-ink-soft">
            {formatNounCount(data.page.total, 'act')}, newest first
          </p>
          <ol className="border-y *:not-first:border-t">
            {data.data.map((act) => (
              <li key={act.id} className="flex min-h-16 items-start gap-3 py-3">
                <AuditEntryIcon action={act.action} />
                <div className="min-w-0 grow">
                  <p className="wrap-anywhere">{describeAuditEntry(act)}</p>
                  {act.note && (
                    <p className="max-w-measure whitespace-pre-line wrap-anywhere text-ink-soft">
                      {act.note}
                    </p>
                  )}
                  <p className="text-sm text-ink-soft">
                    <RelativeTime at={act.at} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <Pagination
            page={view.page}
            pageCount={data.page.pages}
            hrefOf={(page) => moderationPath({ tab: 'log', page, ...(kind && { kind }) })}
          />
        </>
      )}
    </div>
  )
}

const auditIcons: Readonly<Record<AuditLogEntry['action'], typeof Check>> = {
  suspended: UserX,
  reactivated: UserCheck,
  'changed plan': CreditCard,
  promoted: ShieldCheck,
  demoted: ChefHat,
  'created account': UserPlus,
  'deleted account': UserMinus,
  approved: Check,
  'approved change': Check,
  returned: Undo2,
  'dismissed report': Flag,
  'removed post': Trash2,
  'removed comment': Trash2,
  'answered message': MailCheck,
  'deleted message': MailX,
  'changed settings': Settings2,
  invited: UserPlus,
  'opened password reset': KeyRound,
  'signed out': LogOut,
  'removed second factor': ShieldOff,
  'sent test message': Send,
  'changed password': KeyRound,
  'reset password': KeyRound,
  'changed email': AtSign,
  'turned on second factor': ShieldCheck,
  'turned off second factor': ShieldOff,
  'added passkey': Fingerprint,
  'removed passkey': Fingerprint,
  'created API key': Plug,
  'revoked API key': Unplug,
  'linked single sign-on': Link2,
  'scheduled deletion': CalendarX,
  'cancelled deletion': Undo2,
}

const sentences: Readonly<Record<AuditLogEntry['action'], (about: string) => string>> = {
  suspended: (about) => `suspended ${about}`,
  reactivated: (about) => `reactivated ${about}`,
  'changed plan': (about) => `changed ${about}’s plan`,
  promoted: (about) => `made ${about} an admin`,
  demoted: (about) => `removed ${about}’s admin rights`,
  'created account': (about) => `made an account for ${about}`,
  'deleted account': (about) => `deleted ${about}’s account`,
  approved: (about) => `approved ‘${about}’`,
  'approved change': (about) => `approved a change to ‘${about}’`,
  returned: (about) => `gave ‘${about}’ back`,
  'dismissed report': (about) => `dismissed the reports about ‘${about}’`,
  'removed post': (about) => `deleted the post ‘${about}’`,
  'removed comment': (about) => `deleted the comment ‘${about}’`,
  'answered message': (about) => `answered the message ‘${about}’`,
  'deleted message': (about) => `deleted the message ‘${about}’`,
  'changed settings': (about) => `changed a setting (${about})`,
  invited: (about) => `invited ${about}`,
  'opened password reset': (about) => `made a password reset link for ${about}`,
  'signed out': (about) => `signed ${about} out everywhere`,
  'removed second factor': (about) => `removed the second factor and passkeys of ${about}`,
  'sent test message': (about) => `sent a test message to ${about}`,
  'changed password': () => 'changed the password',
  'reset password': () => 'chose a new password through a link',
  'changed email': (about) => `changed the email: ${about}`,
  'turned on second factor': () => 'turned the second factor on',
  'turned off second factor': () => 'turned the second factor off',
  'added passkey': () => 'added a passkey',
  'removed passkey': () => 'deleted a passkey',
  'created API key': () => 'made an API key',
  'revoked API key': () => 'revoked an API key',
  'linked single sign-on': () => 'signed in through single sign-on for the first time',
  'scheduled deletion': () => 'asked for the account to be deleted',
  'cancelled deletion': () => 'kept the account after all',
}

/** Describes one audit log entry: 'Ana suspended Bo'. */
export function describeAuditEntry({
  by,
  action,
  about,
}: Pick<AuditLogEntry, 'by' | 'action' | 'about'>): string {
  return `${by} ${sentences[action](about)}`
}
