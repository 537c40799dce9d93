import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { settings } from '../../apps/server/src/config/settings'
import { readCommandDescriptions } from './commands/command-descriptions'
import { readAllDocuments } from './document-list'
import { documentsWithGeneratedParts, findGeneratedParts, withGeneratedParts } from './generated-parts'
import { findBrokenLinks, toHeadingAnchors } from './links'
import {
  type MarkdownDocument,
  parseMarkdownDocument,
  readMarkdownDocument,
  repositoryRoot,
} from './markdown-document'
import { findMentionedScripts, findMissingPaths } from './mentioned-paths'
import { settingGroups } from './tables/settings-table'

/** What git does not keep. */
const unmapped = new Set([
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  '.git',
  '.cache',
  '.ci',
])
const documents = await readAllDocuments()
const everywhere = (look: (document: MarkdownDocument) => string[]) => documents.flatMap(look)
const { scripts } = JSON.parse(await readFile(new URL('package.json', repositoryRoot), 'utf8'))

describe('documents', () => {
  test('link to files and headings that are there, and show pictures that are', async () => {
    expect((await Promise.all(documents.map(findBrokenLinks))).flat()).toEqual([])
  })

  test('speak of files, folders and commands that are there', () => {
    expect(everywhere(findMissingPaths)).toEqual([])
    const unknown = everywhere(({ path, ...rest }) => {
      return findMentionedScripts({ path, ...rest }).flatMap((name) =>
        name in scripts ? [] : `${path}: npm run ${name}`,
      )
    })
    expect(unknown).toEqual([])
  })

  test('say what is true somewhere else in the words it has there: node scripts/run.mjs verification/documents/write.ts', async () => {
    const stale: string[] = []
    for (const path of documentsWithGeneratedParts) {
      const { text } = await readMarkdownDocument(path)
      expect(findGeneratedParts(text).length, path).toBeGreaterThan(0)
      if (withGeneratedParts(text) !== text) stale.push(path)
    }
    expect(stale).toEqual([])
  })

  test('are all in the index, and so is every decision', async () => {
    const { text } = await readMarkdownDocument('docs/README.md')
    const below = documents.filter(({ path }) => path.startsWith('docs/') && path !== 'docs/README.md')
    expect(below.map(({ path }) => path.slice(5)).filter((path) => !text.includes(`](${path})`))).toEqual([])
  })

  test('name every setting in one group and no other', () => {
    expect(settingGroups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(settings).toSorted())
  })
})

describe('the directory map', () => {
  const rooms = (folder: string) => {
    const entries = readdirSync(new URL(folder, repositoryRoot), { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory() && !unmapped.has(entry.name)).map(({ name }) => name)
  }

  test.each([
    '.',
    'apps/',
    'packages/',
    'apps/server/src/',
    'apps/server/src/features/',
    'apps/web/src/',
    'apps/web/src/features/',
    'verification/',
  ])('names every room in %s', async (folder) => {
    const { text } = await readMarkdownDocument('ARCHITECTURE.md')
    expect(rooms(folder).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  })

  test('counts the recipes', async () => {
    const recipes = readdirSync(new URL('cookbook/', repositoryRoot)).filter((name) => name.endsWith('.cook'))
    for (const path of ['README.md', 'docs/README.md', 'docs/cookbook.md', 'docs/api.md'])
      expect((await readMarkdownDocument(path)).text, path).toMatch(new RegExp(`\\b${recipes.length}\\b`))
  })
})

describe('long commands', () => {
  test('are all commands of npm, and take the options they say', async () => {
    for (const [name, { options = {} }] of Object.entries(readCommandDescriptions())) {
      expect(scripts).toHaveProperty(name)
      const sources = await sourcesOf(name)
      for (const option of Object.keys(options)) {
        const [word = ''] = option.replace(/^--/, '').split(' ')
        expect(sources, `${name} takes --${word}`).toMatch(new RegExp(`--${word}\\b|\\b${word}: `))
      }
    }
  })
})

/** What reads the options of a command. */
async function sourcesOf(name: string): Promise<string> {
  const script: string = scripts[name].replace(/^node (\S+).*/, '$1')
  const runner = `verification/${name}/run.ts`
  const read = [script, runner].map((path) => readFile(new URL(path, repositoryRoot), 'utf8').catch(() => ''))
  return (await Promise.all(read)).join('\n')
}

describe('the reader of documents', () => {
  const text =
    '# One *word*\n\n[a](gone.md) ![b](docs/api.md#one) `[c](d)`\n\n```sh\n[e](f)\n```\n\n## One word\n## One word\n'
  const document = parseMarkdownDocument('some.md', text)

  test('finds blocks, headings and what leads nowhere', async () => {
    expect(document.blocks).toMatchObject([{ language: 'sh', lines: ['[e](f)'], at: 6 }])
    expect(toHeadingAnchors(document)).toEqual(['one-word', 'one-word-1', 'one-word-2'])
    expect(await findBrokenLinks(document)).toEqual([
      'some.md: there is no gone.md',
      'some.md: docs/api.md has no heading #one',
    ])
  })

  test('refuses a fence that is not closed, and a part nobody writes', () => {
    expect(() => parseMarkdownDocument('some.md', '```sh\nnpm start')).toThrow('some.md')
    const unknown = '<!-- generated by verification/documents/write.ts: weather -->\n<!-- end -->'
    expect(() => withGeneratedParts(unknown)).toThrow("no part 'weather'")
  })
})
