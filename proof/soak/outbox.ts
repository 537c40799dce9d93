import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WrongAnswer } from './door'

/** The mails that servers without a mail server keep as files, as their readers find them. */
export interface Outbox {
  /** The one-time secret in the newest mail to somebody, once it has come. */
  secretFor(email: string): Promise<string>
}

const patienceMs = 20_000
const pauseMs = 100

export function openOutbox(folder: string): Outbox {
  const read = new Set<string>()
  const secrets = new Map<string, string>()

  async function look(): Promise<void> {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((one) => !read.has(one)).sort()) {
      const letter = await readFile(join(folder, name), 'utf8')
      const to = /^To: (.+)$/m.exec(letter)?.[1]
      const secret = /#secret=([\w-]{43})$/m.exec(letter)?.[1]
      // Half a letter is one that is being written.
      if (to === undefined || (letter.includes('#secret=') && !secret)) continue
      read.add(name)
      if (secret) secrets.set(to, secret)
    }
  }

  return {
    async secretFor(email) {
      for (const began = Date.now(); Date.now() - began < patienceMs; await wait(pauseMs)) {
        await look()
        const secret = secrets.get(email)
        secrets.delete(email)
        if (secret !== undefined) return secret
      }
      throw new WrongAnswer('a mail with a reset link never came')
    },
  }
}
