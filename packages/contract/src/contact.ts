import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { Email, PersonName, textField } from './http/fields'

/** The body of the contact form. */
export const NewContactMessage = z.object({
  name: PersonName,
  email: Email,
  subject: textField({ max: 150 }),
  message: textField({ max: 5000 }),
  /** Honeypot: a hidden field that only bots fill in. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
})

/** The contact form to the operators of this installation. Example: `contact.send`. */
export const contact = feature('contact', {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'anyone',
    byKey: false,
    summary: 'Sends a message to the operators of this installation.',
    affects: [],
    body: NewContactMessage,
    status: 201,
  }),
})
