import { contact } from '@larder/contract/contact'
import type { Allowances, Limits } from '../../http/limits'
import type { Serve } from '../../http/serve'
import { type ContactParts, openContact } from './service'

export function serveContact(
  serve: Serve,
  { limits, allowances, ...parts }: ContactParts & { limits: Limits; allowances: Allowances },
): void {
  const desk = openContact(parts)
  serve(contact.send, async ({ body }, { actor, address }) => {
    await limits.spend(`contact:${address}`, allowances.messages)
    await desk.send(actor, body)
  })
}
