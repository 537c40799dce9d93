import { contact } from '@larder/contract/contact'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Serve } from '../../http/serve'
import { type ContactParts, createContact } from './service'

export function serveContact(
  serve: Serve,
  { limits, allowances, ...parts }: ContactParts & { limits: RateLimiter; allowances: RateLimits },
): void {
  const service = createContact(parts)
  serve(contact.send, async ({ body }, { actor, address }) => {
    await limits.consume(`contact:${address}`, allowances.messages)
    await service.send(actor, body)
  })
}
