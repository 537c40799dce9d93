import * as z from 'zod/mini'
import { endpoint, feature } from './endpoint'
import { Email, PersonName, text } from './fields'

/** What somebody writes to those who run this place. */
export const NewMessage = z.object({
  name: PersonName,
  email: Email,
  subject: text({ max: 150 }),
  message: text({ max: 5000 }),
  /** A field nobody sees: only what fills in every field fills it in. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
})

/** Writing to those who run this place. Example: `contact.send`. */
export const contact = feature('contact', {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'anyone',
    byKey: false,
    summary: 'Send a message to those who run this installation.',
    body: NewMessage,
    status: 201,
  }),
})
