import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { settings } from '../../apps/server/src/settings'
import { asDocument, type Document, readDocument, root } from './document'
import { allDocuments } from './document-list'
import { brokenLinks, headingsOf } from './links'
import { absentPaths, saidScripts } from './said-paths'
import { groups } from './settings-table'
import { toldCommands } from './told-commands'
import { partlyWritten, partsIn, withWrittenParts } from './written-parts'

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
const documents = await allDocuments()
const everywhere = (look: (document: Document) => string[]) => documents.flatMap(look)
const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))

describe('documents', () => {
  test('link to files and headings that are there, and show pictures that are', async () => {
    expect((await Promise.all(documents.map(brokenLinks))).flat()).toEqual([])
  })

  test('speak of files, folders and commands that are there', () => {
    expect(everywhere(absentPaths)).toEqual([])
    const unknown = everywhere(({ path, ...rest }) => {
      return saidScripts({ path, ...rest }).flatMap((name) =>
        name in scripts ? [] : `${path}: npm run ${name}`,
      )
    })
    expect(unknown).toEqual([])
  })

  test('say what is true somewhere else in the words it has there: node scripts/run.mjs proof/documents/write.ts', async () => {
    const stale: string[] = []
    for (const path of partlyWritten) {
      const { text } = await readDocument(path)
      expect(partsIn(text).length, path).toBeGreaterThan(0)
      if (withWrittenParts(text) !== text) stale.push(path)
    }
    expect(stale).toEqual([])
  })

  test('are all in the index, and so is every decision', async () => {
    const { text } = await readDocument('docs/README.md')
    const below = documents.filter(({ path }) => path.startsWith('docs/') && path !== 'docs/README.md')
    expect(below.map(({ path }) => path.slice(5)).filter((path) => !text.includes(`](${path})`))).toEqual([])
  })

  test('name every setting in one group and no other', () => {
    expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(settings).toSorted())
  })
})

describe('the map of the house', () => {
  const rooms = (folder: string) => {
    const entries = readdirSync(new URL(folder, root), { withFileTypes: true })
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
    'proof/',
  ])('names every room in %s', async (folder) => {
    const { text } = await readDocument('ARCHITECTURE.md')
    expect(rooms(folder).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  })

  test('counts the recipes', async () => {
    const recipes = readdirSync(new URL('cookbook/', root)).filter((name) => name.endsWith('.cook'))
    for (const path of ['README.md', 'docs/README.md', 'docs/cookbook.md', 'docs/api.md'])
      expect((await readDocument(path)).text, path).toMatch(new RegExp(`\\b${recipes.length}\\b`))
  })
})

describe('long commands', () => {
  test('are all commands of npm, and take the options they say', async () => {
    for (const [name, { options = {} }] of Object.entries(toldCommands())) {
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
  const runner = script.endsWith('proof.mjs') ? `proof/${name}/run.ts` : `${name}/run.ts`
  const read = [script, runner].map((path) => readFile(new URL(path, root), 'utf8').catch(() => ''))
  return (await Promise.all(read)).join('\n')
}

describe('the reader of documents', () => {
  const text =
    '# One *word*\n\n[a](gone.md) ![b](docs/api.md#one) `[c](d)`\n\n```sh\n[e](f)\n```\n\n## One word\n## One word\n'
  const document = asDocument('some.md', text)

  test('finds blocks, headings and what leads nowhere', async () => {
    expect(document.blocks).toMatchObject([{ language: 'sh', lines: ['[e](f)'], at: 6 }])
    expect(headingsOf(document)).toEqual(['one-word', 'one-word-1', 'one-word-2'])
    expect(await brokenLinks(document)).toEqual([
      'some.md: there is no gone.md',
      'some.md: docs/api.md has no heading #one',
    ])
  })

  test('refuses a fence that is not closed, and a part nobody writes', () => {
    expect(() => asDocument('some.md', '```sh\nnpm start')).toThrow('some.md')
    const unknown = '<!-- written by proof/documents/write.ts: weather -->\n<!-- end -->'
    expect(() => withWrittenParts(unknown)).toThrow("no part 'weather'")
  })
})
