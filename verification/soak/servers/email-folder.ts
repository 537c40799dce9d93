import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WrongResponse } from '../soak-client'

/** The mails that servers without a mail server keep as files, as their readers find them. */
export interface EmailFolder {
  /** The one-time secret in the newest mail to somebody, once it has come. */
  waitForSecret(email: string): Promise<string>
}

const timeoutMs = 20_000
const pauseMs = 100

export function createEmailFolderReader(folder: string): EmailFolder {
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
    async waitForSecret(email) {
      for (const began = Date.now(); Date.now() - began < timeoutMs; await wait(pauseMs)) {
        await look()
        const secret = secrets.get(email)
        secrets.delete(email)
        if (secret !== undefined) return secret
      }
      throw new WrongResponse('a mail with a reset link never came')
    },
  }
}
