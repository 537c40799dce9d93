import type { Notice } from '@larder/contract/notifications'
import type { EmailMessage } from '../mail/mailer'
import type { Recipient } from './notification-recipients'

const mostLines = 10

const sections: readonly { title: string; holds(notice: Notice): boolean }[] = [
  { title: 'Use today', holds: ({ kind, type }) => kind === 'use-by' && type === 'alert' },
  { title: 'Use by tomorrow', holds: ({ kind, type }) => kind === 'use-by' && type !== 'alert' },
  { title: 'Past the use-by', holds: ({ kind }) => kind === 'expired' },
  { title: 'Running out', holds: ({ kind }) => kind === 'running-out' },
  {
    title: 'Still to do',
    holds: ({ kind }) => kind === 'scan-not-saved' || kind === 'missing-from-log',
  },
]

/** A dish that is suggested. */
export interface SuggestedDish {
  readonly id: number
  readonly title: string
  readonly reason: string
}

export interface DigestContent {
  readonly notices: readonly Notice[]
  readonly news: readonly string[]
  /** Asked for only when there is a mail at all. */
  dishes(): Promise<readonly SuggestedDish[]>
}

/** The day's mail to one cook, or nothing when there is nothing to say. */
export async function renderDigestEmail(
  listener: Recipient,
  { notices, news, dishes }: DigestContent,
  publicUrl: string,
): Promise<EmailMessage | undefined> {
  const worth = notices.filter(({ type }) => type !== 'info')
  const parts = sections.flatMap(({ title, holds }) => {
    const lines = worth.filter(holds).map(({ message }) => message)
    return lines.length > 0 ? [{ title, lines }] : []
  })
  const inKitchen = parts.length > 0
  if (news.length > 0) parts.push({ title: 'In the community', lines: [...news] })
  if (parts.length === 0) return undefined
  // A dish for its own sake is no reason to write.
  const suggested = inKitchen ? await dishes() : []
  const cook =
    suggested.length > 0 ? [{ title: 'What to cook', lines: suggested.map(dishLine(publicUrl)) }] : []
  const page = `${publicUrl}/LogsNotifications`
  const [first] = parts
  const rest = parts.slice(1).map(({ title, lines }) => `${title.toLowerCase()}: ${lines.length}`)
  return {
    to: listener.email,
    subject: [`${first?.title}: ${first?.lines.length}`, ...rest].join(', '),
    text: `Hello ${oneLine(listener.name)},

${inKitchen ? `this is what needs you in ${oneLine(listener.household)} today.` : 'this is what others made of your recipes.'}

${[...parts, ...cook].map(sectionText).join('\n\n')}

${inKitchen ? 'Tick it off, or put it off, here:' : 'Choose what we write to you about here:'}
${page}

This mail comes once a day, and only when there is something to say. Choose another hour or switch it off
under ‘How we reach you’ on the same page.
`,
  }
}

const dishLine =
  (publicUrl: string) =>
  ({ id, title, reason }: SuggestedDish) => {
    const why = reason && ` (${oneLine(reason)})`
    return `${oneLine(title)}${why}: ${publicUrl}/recipe/details/${id}`
  }

function sectionText({ title, lines }: { title: string; lines: readonly string[] }): string {
  const shown = lines.slice(0, mostLines).map((line) => `- ${line}`)
  const more = lines.length - shown.length
  return [title, ...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
