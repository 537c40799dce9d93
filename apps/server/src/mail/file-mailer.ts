import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log'
import { newId } from '../secrets'
import type { MailedPerson, Mailer } from './mailer'

/** Writes emails to files that only this user can read, when no mail server is configured; logs the path. */
export function createFileMailer(folder: string, from: string, log: Log): Mailer {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${newId()}.txt`)
      const head = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`].map((line) =>
        line.replaceAll(/\s+/g, ' '),
      )
      await writeFile(file, `${head.join('\n')}\n\n${text}`, {
        mode: 0o600,
        flag: 'wx',
      })
      log.info({ file }, 'no mail server is set up (SMTP_URL), so the mail was written to this file')
    },
    async forget(person) {
      // The folder does not exist until the first email.
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => one.endsWith('.txt'))) {
        const file = join(folder, name)
        const email = await readFile(file, 'utf8').catch(() => '')
        if (mentionsPerson(email, person)) await rm(file, { force: true })
      }
    },
    close: () => undefined,
  }
}

/** Another person may have the same name: an email that only greets by it, and has another recipient, is theirs. */
function mentionsPerson(content: string, { id, name, email }: MailedPerson): boolean {
  const lowerCase = content.toLowerCase()
  if (lowerCase.includes(email) || lowerCase.includes(id)) return true
  const namePattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'u')
  return namePattern.test(content.replace(`\nHello ${name},\n`, '\n'))
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
