import { readFile } from 'node:fs/promises'
import { repositoryRoot } from '../markdown-document'

/** A command that another part of `npm test` types: that part must still be there and do so. */
export function checkRunBy(path: string, how: string): () => Promise<string[]> {
  return async () => {
    const text = await readFile(new URL(path, repositoryRoot), 'utf8').catch(() => '')
    return text.includes(how) ? [] : [`${path} does not type it any more: ${how} is not in it`]
  }
}
