import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryRoot } from './markdown-document'

interface Index {
  readonly title: string
  /** The root of the paths in each column of the table; WORD stands for the first cell. */
  readonly roots: readonly (string | undefined)[]
}

const kitchen = 'packages/kitchen/src/'
const indexes: readonly Index[] = [
  {
    title: 'Feature by feature',
    roots: [undefined, 'apps/web/src/features/WORD/', 'apps/server/src/features/WORD/'],
  },
  { title: 'The kitchen, noun by noun', roots: [undefined, kitchen] },
  { title: 'Facts and words of food', roots: [undefined, `${kitchen}data/`] },
  { title: 'What every feature shares', roots: [undefined, 'apps/server/src/', 'apps/web/src/'] },
]

const text = readFileSync(new URL('ARCHITECTURE.md', repositoryRoot), 'utf8')

/** The cells of the first table below a heading, row by row. */
function rowsBelow(title: string): string[][] {
  const [, section = ''] = text.split(new RegExp(`^#+ ${title}\n`, 'm'))
  const [table = ''] = section.match(/^(?:\|.*\n)+/m) ?? []
  const [, , ...rows] = table.trim().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function pathsOf({ title, roots }: Index): string[] {
  return rowsBelow(title).flatMap(([word = '', ...cells]) =>
    cells.flatMap((cell, at) => {
      const root = roots[at + 1]
      if (root === undefined) return []
      const spans = [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
      return spans.map((span) =>
        /^(?:apps|packages)\//.test(span) ? span : root.replace('WORD', word) + span,
      )
    }),
  )
}

test.each(indexes)('every path in ‘$title’ leads to a file or a folder', (index) => {
  const paths = pathsOf(index)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(new URL(path, repositoryRoot)))).toEqual([])
})

test('every feature and every folder of the kitchen has its row', () => {
  const features = rowsBelow('Feature by feature').map(([word = '']) => word)
  const inRepository = ['apps/web', 'apps/server'].flatMap((app) => foldersIn(`${app}/src/features/`))
  expect(features.toSorted()).toEqual([...new Set(inRepository)].toSorted())

  const nouns = rowsBelow('The kitchen, noun by noun').join(' ')
  const isNoun = (folder: string) => folder !== 'data' && folder !== 'testing'
  expect(foldersIn(kitchen).filter((folder) => isNoun(folder) && !nouns.includes(`\`${folder}/`))).toEqual([])
})

function foldersIn(path: string): string[] {
  return readdirSync(new URL(path, repositoryRoot), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
