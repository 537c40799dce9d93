import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type Document, readDocument, root } from './document'

async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(new URL(folder, root))
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}${name}`)
}

/** What people read before they use Larder or work on it: its commands are typed. */
export async function guides(): Promise<Document[]> {
  const named = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md', 'bench/README.md']
  const there = named.filter((path) => existsSync(new URL(path, root)))
  return Promise.all([...there, ...(await markdownIn('docs/'))].map(readDocument))
}

/** Those, and why things are as they are. */
export async function allDocuments(): Promise<Document[]> {
  const records = await markdownIn('docs/decisions/')
  return [...(await guides()), ...(await Promise.all(records.map(readDocument)))]
}
