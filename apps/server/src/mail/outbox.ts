import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log'
import { newId } from '../secrets'
import type { Mail } from './mail'

/** Without a mail server, mails are kept as files that only this user can read; the log says where. */
export function openOutbox(folder: string, from: string, log: Log): Mail {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${newId()}.txt`)
      await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, {
        mode: 0o600,
        flag: 'wx',
      })
      log.info({ file }, 'no mail server is set up (SMTP_URL), so the mail was written to this file')
    },
    close: () => undefined,
  }
}
