import type { RateLimiter, RateLimits } from '../http/rate-limits'
import type { Log } from '../log'
import { hashSecret } from '../secrets'
import type { Mailer } from './mailer'

interface RecipientLimitParts {
  limits: RateLimiter
  allowances: RateLimits
  log: Log
}

/**
 * Sends no more than so many emails of a topic to one address, no matter who causes them; the rest is dropped and logged. Links to a new
 * password have a limit by the hour and none by the day: anyone who uses that up has put valid links into the owner's mailbox, so the
 * owner is never without one.
 */
export function limitPerRecipient(mail: Mailer, { limits, allowances, log }: RecipientLimitParts): Mailer {
  return {
    ...mail,
    async send(message) {
      const { to, topic } = message
      const address = hashSecret(to.toLowerCase()).toString('base64url')
      const key = topic === undefined ? `mail:${address}` : `mail-${topic}:${address}`
      try {
        if (topic !== 'reset') await limits.consume(key, allowances.mailsPerRecipient)
      } catch {
        log.warn('an address had too many mails today: one more was not sent')
        return
      }
      await mail.send(message)
    },
  }
}
