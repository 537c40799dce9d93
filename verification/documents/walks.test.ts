import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryRoot } from './markdown-document'

/** The most files that one has to open for each walk. */
const mostFiles: Readonly<Record<string, number>> = {
  'take-two-spinach': 25,
  'plan-my-week': 30,
  'scan-a-photo': 30,
}

const text = readFileSync(new URL('ARCHITECTURE.md', repositoryRoot), 'utf8')
const walks = [...text.matchAll(/^```walk (\S+)\n([^`]*)^```/gm)].map(([, name = '', lines = '']) => ({
  name,
  files: lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? ''),
}))

test('ARCHITECTURE.md shows the three walks', () => {
  expect(walks.map(({ name }) => name)).toEqual(Object.keys(mostFiles))
})

test.each(walks)('$name names files that exist, each once, and few of them', ({ name, files }) => {
  expect(files.filter((file) => !existsSync(new URL(file, repositoryRoot)))).toEqual([])
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
  expect(files.length).toBeLessThanOrEqual(mostFiles[name] ?? 0)
})
