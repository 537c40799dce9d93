import type { Notice } from '@larder/contract/notifications'
import type { Recipient } from '../../../db/sql/notifications/recipients'
import type { EmailMessage } from '../../../mail/mailer'

const maxLines = 10

const sections: readonly { title: string; includes(notice: Notice): boolean }[] = [
  { title: 'Use today', includes: ({ kind, type }) => kind === 'use-by' && type === 'alert' },
  { title: 'Use by tomorrow', includes: ({ kind, type }) => kind === 'use-by' && type !== 'alert' },
  { title: 'Past their use-by date', includes: ({ kind }) => kind === 'expired' },
  { title: 'Running out', includes: ({ kind }) => kind === 'running-out' },
  {
    title: 'Still to do',
    includes: ({ kind }) => kind === 'scan-not-saved' || kind === 'missing-from-log',
  },
]

/** A suggested dish. */
export interface SuggestedDish {
  readonly id: number
  readonly title: string
  readonly reason: string
}

export interface DigestContent {
  readonly notices: readonly Notice[]
  readonly news: readonly string[]
  /** Called only when an email is due. */
  dishes(): Promise<readonly SuggestedDish[]>
}

/** Renders the daily digest email for one cook, or returns undefined when there is nothing to report. */
export async function renderDigestEmail(
  recipient: Recipient,
  { notices, news, dishes }: DigestContent,
  publicUrl: string,
): Promise<EmailMessage | undefined> {
  const relevantNotices = notices.filter(({ type }) => type !== 'info')
  const parts = sections.flatMap(({ title, includes }) => {
    const lines = relevantNotices.filter(includes).map(({ message }) => message)
    return lines.length > 0 ? [{ title, lines }] : []
  })
  const inKitchen = parts.length > 0
  if (news.length > 0) parts.push({ title: 'In the community', lines: [...news] })
  if (parts.length === 0) return undefined
  // A suggestion alone is no reason to send an email.
  const suggested = inKitchen ? await dishes() : []
  const cook =
    suggested.length > 0 ? [{ title: 'What to cook', lines: suggested.map(formatDish(publicUrl)) }] : []
  const page = `${publicUrl}/LogsNotifications`
  const [first] = parts
  const rest = parts.slice(1).map(({ title, lines }) => `${title.toLowerCase()}: ${lines.length}`)
  return {
    to: recipient.email,
    topic: 'reminder',
    subject: [`${first?.title}: ${first?.lines.length}`, ...rest].join(', '),
    text: `Hello ${toOneLine(recipient.name)},

${inKitchen ? `Here is what needs attention in ${toOneLine(recipient.household)} today.` : 'Here is what happened around your recipes.'}

${[...parts, ...cook].map(formatSection).join('\n\n')}

${inKitchen ? 'Tick things off or postpone them here:' : 'Choose what we email you about here:'}
${page}

This email comes once a day, and only when there is news. Choose another time or switch it off
under ‘How we reach you’ on the same page.
`,
  }
}

const formatDish =
  (publicUrl: string) =>
  ({ id, title, reason }: SuggestedDish) => {
    const why = reason && ` (${toOneLine(reason)})`
    return `${toOneLine(title)}${why}: ${publicUrl}/recipe/details/${id}`
  }

function formatSection({ title, lines }: { title: string; lines: readonly string[] }): string {
  const shown = lines.slice(0, maxLines).map((line) => `- ${line}`)
  const more = lines.length - shown.length
  return [title, ...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
