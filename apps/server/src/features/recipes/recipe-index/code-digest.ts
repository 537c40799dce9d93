import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns a digest of the built server, whose rules and tables decide what an index contains. Undefined when it runs from its
 * sources, which may change at any moment.
 */
export async function findCodeDigest(module = import.meta.url): Promise<string | undefined> {
  const file = fileURLToPath(module)
  if (!file.endsWith('.js')) return undefined
  const folder = dirname(file)
  const hash = createHash('sha256').update(process.version)
  for (const name of (await readdir(folder)).filter((name) => name.endsWith('.js')).sort())
    hash.update(`${name}\n`).update(await readFile(join(folder, name)))
  return hash.digest('hex')
}
