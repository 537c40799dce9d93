import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { Email, PersonName, textField } from './http/fields'

/** What somebody writes to those who run this place. */
export const NewContactMessage = z.object({
  name: PersonName,
  email: Email,
  subject: textField({ max: 150 }),
  message: textField({ max: 5000 }),
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
    body: NewContactMessage,
    status: 201,
  }),
})
