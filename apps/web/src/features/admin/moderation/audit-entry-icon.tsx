import type { AuditLogEntry } from '@larder/contract/admin'
import {
  Check,
  ChefHat,
  CreditCard,
  Flag,
  MailCheck,
  MailX,
  ShieldCheck,
  Trash2,
  Undo2,
  UserCheck,
  UserMinus,
  UserX,
} from 'lucide-react'

const icons: Readonly<Record<AuditLogEntry['deed'], typeof Check>> = {
  suspended: UserX,
  reactivated: UserCheck,
  'changed plan': CreditCard,
  promoted: ShieldCheck,
  demoted: ChefHat,
  'deleted account': UserMinus,
  approved: Check,
  'approved change': Check,
  returned: Undo2,
  'dismissed report': Flag,
  'removed post': Trash2,
  'removed comment': Trash2,
  'answered message': MailCheck,
  'deleted message': MailX,
}

/** The icon of an audit log entry. */
export function AuditEntryIcon({ deed }: Pick<AuditLogEntry, 'deed'>) {
  const Icon = icons[deed]
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-shade text-ink-soft [&_svg]:size-5"
    >
      <Icon />
    </span>
  )
}
