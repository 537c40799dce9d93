import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkWithFiles, validTree, writeTree } from './structure/valid-tree'

const script = fileURLToPath(new URL('./structure.mjs', import.meta.url))
const { checkStructure }: { checkStructure(root: string): { faults: string[]; report: string } } =
  await import(script)

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-structure-'))
  writeTree(root, validTree)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function findFaults(addedFiles: Record<string, string>): string[] {
  return checkWithFiles(root, addedFiles, () => checkStructure(root).faults)
}

const runCommand = () => spawnSync(process.execPath, [script, '--root', root], { encoding: 'utf8' })

function expectFault(addedFiles: Record<string, string>, ...expected: string[]) {
  const faults = findFaults(addedFiles)
  const [path = ''] = Object.keys(addedFiles)
  expect(faults.filter((fault) => fault.startsWith(`${path}:`))).not.toEqual([])
  for (const text of expected) expect(faults.join('\n')).toContain(text)
}

describe('the command', () => {
  test('passes a valid tree and prints its sizes', () => {
    const run = runCommand()
    expect(run.stderr).toBe('')
    expect(run.status).toBe(0)
    expect(run.stdout).toMatch(/^\d+ files · \d+ lines · p95 \d+ · largest .+ · test:code \d.* · kitchen \d/)
  })

  test('fails with file, line, message and advice', () => {
    const addedFiles = { 'packages/kitchen/src/now.ts': `\nimport { open } from 'node:fs'\nvoid open\n` }
    const run = checkWithFiles(root, addedFiles, runCommand)
    expect(run.status).toBe(1)
    expect(run.stderr).toContain(
      `packages/kitchen/src/now.ts:2: @larder/kitchen may not import 'node:fs'\n    the`,
    )
  })
})

describe('package boundaries', () => {
  test.each([
    ['packages/kitchen/src/a.ts', `import * as z from 'zod'`],
    ['packages/kitchen/src/a.ts', `import { Item } from '@larder/contract'`],
    ['packages/kitchen/src/a.ts', `import type { Item } from '@larder/contract'`],
    ['packages/kitchen/src/a.ts', `import { readFile } from 'fs'`],
    ['packages/kitchen/src/a.test.ts', `import { Item } from '@larder/contract'`],
    ['packages/contract/src/diet.ts', `import { eq } from 'drizzle-orm'`],
    ['packages/contract/src/diet.ts', `import { app } from '@larder/server'`],
    ['packages/contract/src/diet.ts', `const fs = await import('node:fs')`],
    ['apps/server/src/http/a.ts', `import { router } from '@larder/web'`],
    ['apps/server/src/http/a.ts', `export { router } from '../../../web/src/app/router'`],
    ['apps/web/src/api/a.ts', `import { app } from '@larder/server'`],
    ['apps/web/src/api/a.ts', `import { join } from 'node:path'`],
    ['apps/web/src/api/a.ts', `import {\n  pound,\n} from '../../../../packages/kitchen/src/units'`],
    ['apps/web/vite/a.ts', `import { open } from '../../server/src/db/open'`],
    ['apps/web/src/api/a.ts', `import { pound } from '@larder/kitchen/src/units'`],
    ['apps/web/src/api/a.ts', `import { token } from '@/session/token'`],
    ['apps/web/src/api/a.ts', `import { token } from './forgotten'`],
  ])('%s: %s', (path, line) => expectFault({ [path]: `${line}\n` }))
})

describe('import directions in the web app', () => {
  test.each([
    ['features/inventory/a.ts', '../recipes/recipes-page', 'feature inventory imports feature recipes'],
    ['features/inventory/a.test.ts', '../recipes/recipes-page', 'feature inventory imports feature recipes'],
    ['features/inventory/a.ts', '../../app/router', 'features imports app'],
    ['food/a.ts', '../features/recipes/recipes-page', 'food imports features'],
    ['food/a.ts', '../api/client', 'food imports api'],
    ['ui/a.ts', '../food/food-icon', 'ui imports food'],
    ['ui/a.ts', '@larder/kitchen', 'ui imports @larder/kitchen'],
    ['api/a.ts', '../ui/badge', 'api imports ui'],
    ['session/a.ts', '../features/recipes/recipes-page', 'session imports features'],
    ['session/a.ts', '../api/client', 'session imports api'],
    ['paths.ts', './app/router', 'foundation imports app'],
    ['app/a.ts', '../main', 'app imports main'],
    ['app/a.ts', '../styles/app.css', 'app imports styles'],
    ['features/inventory/a.ts', '../../testing/render', 'features imports testing'],
    ['ui/a.ts', '../paths', 'ui imports foundation'],
    ['helping/a.ts', '../ui/badge', 'no module'],
  ])('%s must not import %s', (path, specifier, message) =>
    expectFault({ [`apps/web/src/${path}`]: `import type { a } from '${specifier}'\n` }, message),
  )
})

describe('import directions in the server', () => {
  test.each([
    ['features/inventory/a.ts', '../recipes/service', 'feature inventory imports feature recipes'],
    ['features/inventory/a.ts', '../../app', 'features imports app'],
    ['features/inventory/a.ts', '../../testing/a-cook', 'features imports testing'],
    ['db/a.ts', '../features/recipes/service', 'db imports features'],
    ['http/a.ts', '../features/recipes/service', 'http imports features'],
    ['vision/a.ts', '../features/recipes/service', 'vision imports features'],
    ['jobs/a.ts', '../features/recipes/service', 'jobs imports features'],
    ['db/seed/a.ts', '../../features/recipes/service', 'seed imports features'],
    ['db/a.ts', '../testing/a-cook', 'db imports testing'],
    ['http/a.ts', '../app', 'http imports app'],
    ['errors.ts', './db/open', 'foundation imports db'],
    ['app.ts', './main', 'app imports main'],
    ['jobs/a.ts', '../cli/admin', 'jobs imports cli'],
    ['http/a.ts', '../cli/admin', 'http imports cli'],
    ['repositories/a.ts', '../errors', 'no module'],
  ])('%s must not import %s', (path, specifier, message) =>
    expectFault({ [`apps/server/src/${path}`]: `import { a } from '${specifier}'\n` }, message),
  )
})

describe('a screen', () => {
  test.each([
    ['features/inventory/a.ts', '../../api/client'],
    ['app/a.tsx', '../api/query-client'],
    ['app/a.tsx', '@tanstack/react-query'],
  ])('%s must not import %s', (path, specifier) =>
    expectFault({ [`apps/web/src/${path}`]: `import { a } from '${specifier}'\n` }, 'a screen imports'),
  )

  test('may import the client in a test', () =>
    expect(
      findFaults({
        'apps/web/src/features/inventory/a.test.ts': `import { call } from '../../api/client'\nvoid call\n`,
      }),
    ).toEqual([]))
})

describe('a form', () => {
  const hook = `import { useActionForm } from '../../api/forms/use-action-form'\n`
  test.each([
    ['without a hook', `export const A = () => <form onSubmit={save} />\n`],
    ['without what its hook returns', `${hook}export const A = () => void useActionForm() ?? <form />\n`],
    [
      'with what another function returns',
      `${hook}const form = save()\nexport const A = <form {...form} />\n`,
    ],
    ['with a hook that is none', `const { form } = useOwnForm()\nexport const A = <form {...form} />\n`],
    [
      'that replaces what the hook does',
      `${hook}const { form } = useActionForm()\nexport const A = <form {...form} onSubmit={save} />\n`,
    ],
  ])('%s is a fault', (_, text) =>
    expectFault({ 'apps/web/src/features/recipes/a.tsx': text }, 'a <form> without a form hook'),
  )
})

describe('hand-written SQL', () => {
  test.each([
    'const rows = db.$client.query(text)',
    'const rows = await tx.execute(sql`select 1`)',
    'const rows = await tx.execute<{ id: string }>(sql`select 1`)',
    'const order = sql.raw(column)',
    'const raw = toRawTx(tx)',
  ])('is reported outside db/sql: %s', (line) =>
    expectFault({ 'apps/server/src/features/inventory/a.ts': `${line}\n` }, 'outside db/sql'),
  )

  test('is reported with the driver', () =>
    expectFault({ 'apps/server/src/http/a.ts': `import type pg from 'pg'\n` }, 'imports the database driver'))

  test('belongs in db/sql', () =>
    expect(
      findFaults({ 'apps/server/src/db/sql/a.ts': `import pg from 'pg'\nexport const a = [pg, toRawTx]\n` }),
    ).toEqual([]))
})

test.each([
  'apps/web/src/features/groceries/groceries-page.tsx',
  'apps/server/src/features/marketing/service.ts',
  'apps/server/src/features/routes.ts',
  'packages/contract/src/groceries.ts',
  'apps/server/src/db/tables/groceries.ts',
])('reports an unknown feature word: %s', (path) => expectFault({ [path]: '\n' }))

test.each([
  'apps/web/src/ui/utils.ts',
  'apps/web/src/ui/helpers/badge-colour.ts',
  'apps/server/src/db/types.d.ts',
  'packages/kitchen/src/common.test.ts',
  'scripts/lib/run.mjs',
  'apps/web/src/features/inventory/index.ts',
  'apps/web/src/ui/BigBadge.tsx',
  'apps/web/src/ui/bigBadge/badge.tsx',
  'apps/server/src/db/open_twice.ts',
])('reports a forbidden name: %s', (path) => expectFault({ [path]: '\n' }))

test.each(['interface IShelf {}', 'class MailDto {}', 'abstract class MailImpl {}', 'class MailManager {}'])(
  'reports a forbidden affix: %s',
  (line) => expectFault({ 'apps/server/src/mail/a.ts': `export ${line}\n` }, ' has the '),
)

describe('import cycles', () => {
  test('are reported with their path', () =>
    expectFault(
      {
        'packages/kitchen/src/a.ts': `import { b } from './b'\n`,
        'packages/kitchen/src/b.ts': `export * from './c'\n`,
        'packages/kitchen/src/c.ts': `import './a'\n`,
      },
      'packages/kitchen/src/a.ts → packages/kitchen/src/b.ts → packages/kitchen/src/c.ts → packages/kitchen/src/a.ts',
    ))

  test('include type imports', () =>
    expectFault(
      {
        'packages/kitchen/src/a.ts': `import type { B } from './b'\n`,
        'packages/kitchen/src/b.ts': `import './a'\n`,
      },
      'packages/kitchen/src/a.ts → packages/kitchen/src/b.ts → packages/kitchen/src/a.ts',
    ))

  test('ignore lazy imports', () =>
    expect(
      findFaults({
        'packages/kitchen/src/a.ts': `import type { B } from './b'\n`,
        'packages/kitchen/src/b.ts': `const a = import('./c')\n`,
        'packages/kitchen/src/c.ts': `import './a'\nimport './b'\n`,
      }),
    ).toEqual([]))
})

describe('the drawing of packages', () => {
  const draw = (...arrows: string[]) => ({
    'ARCHITECTURE.md': ['```mermaid', 'graph TD', ...arrows, '```', ''].join('\n'),
  })

  test('passes if it shows every allowed import', () =>
    expect(
      findFaults(
        draw('  web --> contract & kitchen', '  server --> contract & kitchen', '  contract --> kitchen'),
      ),
    ).toEqual([]))

  test('is reported if an arrow is missing or not allowed', () =>
    expectFault(
      draw('  web --> contract & kitchen & server', '  server --> contract', '  contract --> kitchen'),
      'ARCHITECTURE.md:3: the drawing shows web → server',
      'ARCHITECTURE.md:1: the drawing lacks server → kitchen',
    ))
})

describe('file sizes', () => {
  test('reports a file over 400 lines', () =>
    expectFault({ 'apps/web/src/ui/long.ts': '\n'.repeat(401) }, '401 lines'))

  test('allows long data, migrations and generated files', () =>
    expect(
      findFaults({
        'packages/kitchen/src/data/foods/foods.ts': '\n'.repeat(900),
        'apps/server/src/db/migrations/0001.sql': '\n'.repeat(900),
        'apps/web/src/food/icons.gen.ts': '\n'.repeat(900),
      }),
    ).toEqual([]))

  test('reports a folder of more than 20 files; tests do not count', () => {
    const files = (count: number, ending: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`apps/web/src/ui/many/file-${n}${ending}`, '\n']),
      )
    expect(findFaults({ ...files(20, '.ts'), ...files(20, '.test.ts') })).toEqual([])
    expect(findFaults(files(21, '.ts')).join()).toContain('apps/web/src/ui/many:1: 21 files, more than 20')
  })

  test('reports a 95th percentile over 250 lines from 40 files on', () => {
    const long = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`apps/web/src/ui/long-${n}.ts`, '\n'.repeat(260)]),
    )
    expectFault(long, '95th percentile of our files is 260 lines')
  })
})

describe('bypasses', () => {
  const source = 'apps/web/src/ui/a.tsx'
  test.each([
    [source, 'let a: any'],
    [source, 'const a = b as any'],
    [source, 'const a = new Map<string, any>()'],
    [source, 'const a: Array<any> = []'],
    [source, 'function a(b: any[]) {}'],
    [source, '// @ts-ignore'],
    [source, '/* @ts-nocheck */'],
    [source, '// biome-ignore lint/suspicious/noConsole'],
    [source, '// biome-ignore lint/suspicious/noConsole: <explanation>'],
    [source, 'alert("hello")'],
    [source, 'if (window.confirm("sure?")) go()'],
    [source, 'const name = prompt("who?")'],
    ['apps/web/src/styles/app.css', '/* biome-ignore lint/a/b: */'],
    ['apps/web/src/ui/a.test.ts', 'test.skip("a", () => {})'],
    ['packages/kitchen/src/a.test.ts', 'describe.only("a", () => {})'],
    ['verification/e2e/a.spec.ts', 'test.todo("a")'],
    ['verification/e2e/a.spec.ts', 'test.skip.each([1])("a", () => {})'],
  ])('%s: %s', (path, line) => expectFault({ [path]: `\n${line}\n` }))

  test('allow a suppression with a reason, and text in comments and strings', () =>
    expect(
      findFaults({
        [source]: [
          '// biome-ignore lint/suspicious/noConsole: the operator reads it',
          `const text = 'as any; alert(1)' + \`: any \${/* as any */ company} alert(2)\` // : any`,
          'const company = /["\'`] as any/.test(text)',
          'const half = 1 / 2',
        ].join('\n'),
      }),
    ).toEqual([]))
})

test.each([
  ['.npmrc', `registry=https://${['registry', 'npmjs', 'org'].join('.')}/`],
  ['docs/install.md', ['deb', 'debian', 'org'].join('.')],
  ['README.md', `see ${['', 'work', 'main'].join('/')}`],
  ['verification/bench/results.json', `"${['', 'tmp', 'bash_jobs', '1'].join('/')}"`],
])('reports a detail of one machine in %s', (path, line) => expectFault({ [path]: `${line}\n` }))

test.each([
  ['packages/kitchen/src/a.ts', 'export const a = 1'],
  ['packages/kitchen/src/a.ts', '// not enough\nexport function a() {}'],
  ['packages/kitchen/src/a.ts', '/** of b */\nconst b = 1\nexport interface A {}'],
  ['packages/contract/src/diet.ts', 'export type Diet = string'],
])('reports an export without a doc comment: %s: %s', (path, line) =>
  expectFault({ [path]: `${line}\n` }, 'is exported without a sentence'),
)

test('reports a kitchen export without an example', () =>
  expectFault(
    { 'packages/kitchen/src/a.ts': '/** What a cook means. */\nexport const a = 1\n' },
    'is exported without an example',
  ))

test.each([
  'new Date()',
  'Math.random()',
  'fetch(url)',
  'process.env',
  'setTimeout(cook, 5)',
  'globalThis.Date.now()',
])('reports %s in the kitchen', (line) =>
  expectFault({ 'packages/kitchen/src/a.ts': `const a = ${line}\n` }, 'the kitchen uses'),
)

describe('exported names', () => {
  test('belong to one file', () => {
    const planted = { 'apps/server/src/mail/a.ts': `export const aCook = 1\n` }
    expectFault(planted, "'aCook' is exported by 2 files")
  })

  test.each(['const one = 1, aCook = 2', 'const { aCook } = cooks', 'enum aCook {}'])(
    'count however they are declared: %s',
    (line) =>
      expectFault({ 'apps/server/src/mail/a.ts': `export ${line}\n` }, "'aCook' is exported by 2 files"),
  )

  test('count in a list of exports, unless it passes on the name of another file', () => {
    expectFault(
      { 'apps/server/src/mail/a.ts': 'const aCook = 1\nexport { aCook }\n' },
      "'aCook' is exported by 2 files",
    )
    const passedOn = `import { aCook } from '../testing/cook'\nexport { aCook }\n`
    expect(findFaults({ 'apps/server/src/mail/a.ts': passedOn }).join()).not.toContain('is exported by')
  })
})

test('a feature of the server imports those before it', () => {
  const planted = {
    'apps/server/src/features/recipes/a.ts': `import { inventory } from '../inventory/service'\nvoid inventory\n`,
  }
  expect(findFaults(planted)).toEqual([])
})
