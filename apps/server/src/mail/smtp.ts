import { setTimeout as wait } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Log } from '../log'
import type { Mail } from './mail'

const tries = 3

export function openSmtp(url: string, from: string, log: Log): Mail {
  const transport = nodemailer.createTransport(url)
  return {
    async send(message) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await transport.sendMail({ from, ...message })
          return
        } catch (error) {
          if (attempt === tries) throw error
          log.warn({ err: error, attempt }, 'mail server did not take a mail, trying again')
          await wait(attempt * 1000)
        }
      }
    },
    // What was sent is with those it was sent to, and nowhere here.
    forget: async () => undefined,
    close: () => transport.close(),
  }
}
