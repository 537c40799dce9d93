import { readFile, writeFile } from 'node:fs/promises'
import { documentsWithGeneratedParts, withGeneratedParts } from './generated-parts'
import { repositoryRoot } from './markdown-document'

/** Writes the parts of documents again that are true somewhere else: settings, scopes, limits, codes. */
for (const path of documentsWithGeneratedParts) {
  const file = new URL(path, repositoryRoot)
  const text = await readFile(file, 'utf8')
  const fresh = withGeneratedParts(text)
  if (fresh !== text) await writeFile(file, fresh)
  console.log(`${path}: ${fresh === text ? 'unchanged' : 'rewritten'}`)
}
