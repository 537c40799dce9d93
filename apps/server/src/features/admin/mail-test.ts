import { setTimeout as wait } from 'node:timers/promises'
import type { MailTest } from '@larder/contract/admin'
import type { AuditAuthor } from '../../db/queries/audit-log'
import { recordAudit } from '../../db/queries/audit-log'
import type { AdminParts } from './parts'

const timeoutMs = 30_000
const maxDetailLength = 300

const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user name or the password in SMTP_URL.',
  EDNS: 'The name of the mail server in SMTP_URL is not known.',
  ENOTFOUND: 'The name of the mail server in SMTP_URL is not known.',
  ECONNREFUSED: 'Nothing listens at the address and port in SMTP_URL.',
  ECONNECTION: 'The mail server could not be reached.',
  ESOCKET: 'The connection to the mail server failed.',
  ETIMEDOUT: 'The mail server did not answer in time. Is the port right, and open?',
  ETLS: 'The encrypted connection to the mail server could not be made.',
  EENVELOPE: 'The mail server refused the sender (MAIL_FROM) or the recipient.',
  EMESSAGE: 'The mail server refused the message.',
}

/** Sends a test message and reports what went wrong in plain words. The mail server's own words are added, no secret of ours. */
export async function sendTestMail(
  { db, clock, directMail, sendsEmail }: Pick<AdminParts, 'db' | 'clock' | 'directMail' | 'sendsEmail'>,
  author: AuditAuthor,
  to: string,
): Promise<MailTest> {
  const at = clock()
  await recordAudit(db, author, { action: 'sent test message', about: to, aboutId: null, at })
  if (!sendsEmail) {
    const detail = 'No mail server is set up: set SMTP_URL in the server’s environment.'
    return { outcome: 'not-set-up', to, detail }
  }
  const text = `Hello,\n\nThis is the test message that an admin of Larder has just sent. Email works.\n`
  const late = Symbol('late')
  try {
    const sent = directMail.send({ to, subject: 'A test message from Larder', text })
    // Awaited by nobody when it is late.
    sent.catch(() => undefined)
    const end = await Promise.race([sent, wait(timeoutMs, late, { ref: false })])
    if (end !== late) return { outcome: 'sent', to, detail: 'The mail server accepted it. Check the inbox.' }
    return { outcome: 'failed', to, detail: sentences.ETIMEDOUT ?? '' }
  } catch (error) {
    return { outcome: 'failed', to, detail: describeMailError(error) }
  }
}

/** Example: EAUTH with '535 Bad credentials' → '… refused the user name or the password … (535 Bad credentials)'. */
export function describeMailError(error: unknown): string {
  const { code, response, message } = readMailError(error)
  const own = (response ?? message).replace(/\s+/g, ' ').slice(0, maxDetailLength)
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : 'The message could not be sent.'
  return own === '' ? `${sentence}` : `${sentence} (${own})`
}

function readMailError(error: unknown) {
  if (!(error instanceof Error)) return { code: '', message: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const response = 'response' in error && typeof error.response === 'string' ? error.response : undefined
  // A socket's error has the reason as its message.
  const reason = /\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT)\b/.exec(error.message)?.[1]
  return { code: reason ?? code, response, message: error.message }
}
