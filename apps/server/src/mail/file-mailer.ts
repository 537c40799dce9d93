import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log'
import { newId } from '../secrets'
import type { MailedPerson, Mailer } from './mailer'

/** Without a mail server, mails are kept as files that only this user can read; the log says where. */
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
      // Nothing was ever written.
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => one.endsWith('.txt'))) {
        const file = join(folder, name)
        const letter = await readFile(file, 'utf8').catch(() => '')
        if (mentionsPerson(letter, person)) await rm(file, { force: true })
      }
    },
    close: () => undefined,
  }
}

/** Others may have the same name: a letter that only greets by it, and goes elsewhere, is theirs. */
function mentionsPerson(letter: string, { id, name, email }: MailedPerson): boolean {
  const small = letter.toLowerCase()
  if (small.includes(email) || small.includes(id)) return true
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'u')
  return named.test(letter.replace(`\nHello ${name},\n`, '\n'))
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
