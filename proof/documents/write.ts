import { readFile, writeFile } from 'node:fs/promises'
import { root } from './document'
import { partlyWritten, withWrittenParts } from './written-parts'

/** Writes the parts of documents anew that are true somewhere else: settings, scopes, limits, codes. */
for (const path of partlyWritten) {
  const file = new URL(path, root)
  const text = await readFile(file, 'utf8')
  const fresh = withWrittenParts(text)
  if (fresh !== text) await writeFile(file, fresh)
  console.log(`${path}: ${fresh === text ? 'as it was' : 'written anew'}`)
}
