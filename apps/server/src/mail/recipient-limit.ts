import type { RateLimiter, RateLimits } from '../http/rate-limits'
import type { Log } from '../log'
import { hashSecret } from '../secrets'
import type { Mailer } from './mailer'

interface RecipientLimitParts {
  limits: RateLimiter
  allowances: RateLimits
  log: Log
}

/** Sends no more than so many emails to one address, whoever causes them; the rest is dropped and logged. */
export function limitPerRecipient(mail: Mailer, { limits, allowances, log }: RecipientLimitParts): Mailer {
  return {
    ...mail,
    async send(message) {
      const key = `mail:${hashSecret(message.to.toLowerCase()).toString('base64url')}`
      try {
        await limits.consume(key, allowances.mailsPerRecipient)
      } catch {
        log.warn('an address had too many mails today: one more was not sent')
        return
      }
      await mail.send(message)
    },
  }
}
