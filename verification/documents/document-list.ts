import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type MarkdownDocument, readMarkdownDocument, repositoryRoot } from './markdown-document'

async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(new URL(folder, repositoryRoot))
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}${name}`)
}

/** What people read before they use Larder or work on it: its commands are typed. */
export async function readGuides(): Promise<MarkdownDocument[]> {
  const named = [
    'README.md',
    'CONTRIBUTING.md',
    'ARCHITECTURE.md',
    'SECURITY.md',
    'verification/bench/README.md',
  ]
  const there = named.filter((path) => existsSync(new URL(path, repositoryRoot)))
  return Promise.all([...there, ...(await markdownIn('docs/'))].map(readMarkdownDocument))
}

/** Those, and why things are as they are. */
export async function readAllDocuments(): Promise<MarkdownDocument[]> {
  const records = await markdownIn('docs/decisions/')
  return [...(await readGuides()), ...(await Promise.all(records.map(readMarkdownDocument)))]
}
