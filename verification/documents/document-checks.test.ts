import { describe, expect, test } from 'vitest'
import { commandChecks } from './commands/command-checks'
import { parseGuideExamples } from './commands/guide-example'
import { findResponseDifferences, matchesLine } from './commands/match-response'
import { expandNpmCommand } from './commands/sandbox'
import { parseInlineCommands, parseShellBlock } from './commands/shell-commands'
import { checkTestArguments } from './commands/test-arguments'
import { checkSyntaxOnly } from './commands/unrunnable-commands'
import { checkSettings } from './commands/valid-settings'
import { parseMarkdownDocument } from './markdown-document'

const typed = (text: string, comment = '') => ({ text, comment, line: 1 })

describe('what is not true is found', () => {
  test('in an answer: another value, an absent field, a shorter list', () => {
    const shown = { data: [{ id: '…', name: 'Spinach', key: 'larder_…' }] }
    expect(
      findResponseDifferences(shown, { data: [{ id: 7, name: 'Spinach', key: 'larder_1', more: 1 }, {}] }),
    ).toEqual([])
    expect(findResponseDifferences(shown, { data: [{ name: 'Rice', key: 'x' }] })).toHaveLength(3)
    expect(findResponseDifferences(shown, { data: [] })).toHaveLength(1)
    expect(findResponseDifferences({ page: { total: 229 } }, { page: { total: 230 } })).toHaveLength(1)
    expect(matchesLine('data: {"revision":…}', 'data: {"revision":12}')).toBe(true)
    expect(matchesLine('3.1.0', '3x1.0')).toBe(false)
  })

  test('in settings, services, projects, titles and files that a command names', async () => {
    expect(checkSettings(typed('PORT=eighty npm start'))[0]).toContain('PORT')
    expect(checkSyntaxOnly(typed('docker compose exec larder-9 ls'))[0]).toContain('no service larder-9')
    expect(checkSyntaxOnly(typed('docker compose fly'))).toHaveLength(1)
    expect(checkSyntaxOnly(typed("caddy 'run"))).toHaveLength(1)
    expect(checkSyntaxOnly(typed('docker compose exec larder-1 node dist/server/gone.js'))[0]).toContain(
      'not built',
    )
    expect(await checkTestArguments(typed('npm run unit -- --project garden'))).toHaveLength(1)
    expect(await checkTestArguments(typed('npm run unit -- --project web', 'one of: web'))).toHaveLength(1)
    expect(await checkTestArguments(typed('npm run e2e -- -g NONE-99'))).toHaveLength(1)
    expect(await checkTestArguments(typed('npm run unit -- src/features/weather'))).toHaveLength(1)
  })

  test('when nobody has said how a command is proven', () => {
    expect(commandChecks.some(({ pattern: what }) => what.test('npm run conquer'))).toBe(false)
    expect(commandChecks.some(({ pattern: what }) => what.test('rm -rf data'))).toBe(false)
  })
})

describe('commands are read as a shell reads them', () => {
  test('over several lines, without what stands behind #', () => {
    const text =
      "```sh\n# first\ncurl -d '# no' \\\n  here   # why\nnpm start\n```\n\nanswers `201` (exit code `3`):\n\n```json\n{}\n```\n"
    const document = parseMarkdownDocument('some.md', text)
    expect(document.blocks.slice(0, 1).flatMap(parseShellBlock)).toEqual([
      { text: "curl -d '# no' here", comment: 'why', line: 3 },
      { text: 'npm start', comment: '', line: 5 },
    ])
    expect(parseGuideExamples(document)).toMatchObject([{ status: 201, exitCode: 3, json: {} }])
  })

  test('in sentences as in blocks, and only commands', () => {
    const text =
      'Say `npm run\nbackup` once, or\n`A=1 B= npx thing -x`; `node:20`, `npm` and `deploy/x` are none.\n'
    expect(parseInlineCommands(parseMarkdownDocument('some.md', text))).toEqual([
      { text: 'npm run backup', comment: '', line: 1 },
      { text: 'A=1 B= npx thing -x', comment: '', line: 3 },
    ])
  })

  test('and run as npm runs them', () => {
    const line = expandNpmCommand('npm run tidy -- --all', { tidy: 'node tidy.mjs' })
    expect(line).toMatch(/^cd '.*' && npm_lifecycle_event=tidy node tidy\.mjs --all$/)
    const elsewhere = expandNpmCommand('A= B=$(mktemp -d) npm run tidy', { tidy: 'node tidy.mjs' })
    expect(elsewhere).toMatch(/^export A= B=\$\(mktemp -d\) && cd '.*' && npm_lifecycle_event=tidy node/)
    expect(expandNpmCommand('npm run absent', {})).toBe('npm run absent')
  })
})
