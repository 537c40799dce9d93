import type { AuditLogEntry } from '@larder/contract/admin'

const sentences: Readonly<Record<AuditLogEntry['deed'], (about: string) => string>> = {
  suspended: (about) => `suspended ${about}`,
  reactivated: (about) => `reactivated ${about}`,
  'changed plan': (about) => `changed the plan of ${about}`,
  promoted: (about) => `made ${about} an admin`,
  demoted: (about) => `made ${about} a cook again`,
  'deleted account': (about) => `deleted the account of ${about}`,
  approved: (about) => `approved ‘${about}’`,
  'approved change': (about) => `approved a change to ‘${about}’`,
  returned: (about) => `gave ‘${about}’ back`,
  'dismissed report': (about) => `dismissed the reports about ‘${about}’`,
  'removed post': (about) => `deleted the post ‘${about}’`,
  'removed comment': (about) => `deleted the comment ‘${about}’`,
  'answered message': (about) => `answered the message ‘${about}’`,
  'deleted message': (about) => `deleted the message ‘${about}’`,
}

/** Describes one audit log entry: 'Ana suspended Bo'. */
export function describeAuditEntry({
  by,
  deed,
  about,
}: Pick<AuditLogEntry, 'by' | 'deed' | 'about'>): string {
  return `${by} ${sentences[deed](about)}`
}
