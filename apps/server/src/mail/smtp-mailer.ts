import { setTimeout as wait } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Log } from '../log'
import type { Mailer } from './mailer'

const maxAttempts = 3

export function createSmtpMailer(url: string, from: string, log: Log): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    async send(message) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await transport.sendMail({ from, ...message })
          return
        } catch (error) {
          if (attempt === maxAttempts) throw error
          log.warn({ err: error, attempt }, 'sending an email failed; retrying')
          await wait(attempt * 1000)
        }
      }
    },
    // Sent emails are not stored here.
    forget: async () => undefined,
    close: () => transport.close(),
  }
}
