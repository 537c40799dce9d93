import { join } from 'node:path'
import type { Env } from '../env'
import type { Log } from '../log'
import { createFileMailer } from './file-mailer'
import type { Mailer } from './mailer'
import { createSmtpMailer } from './smtp-mailer'

/** Sends emails by SMTP where it is configured, and writes them to files otherwise. */
export function createMailer(
  { smtpUrl, mailFrom, dataFolder }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataFolder'>,
  log: Log,
): Mailer {
  if (smtpUrl) return createSmtpMailer(smtpUrl, mailFrom, log)
  return createFileMailer(join(dataFolder, 'outbox'), mailFrom, log)
}
