import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runGuideExamples } from './commands/api-guide'
import { commandChecks } from './commands/command-checks'
import { parseGuideExamples } from './commands/guide-example'
import { createSandbox, readNpmScripts, type Sandbox } from './commands/sandbox'
import { parseInlineCommands, parseShellBlock, type ShellCommand } from './commands/shell-commands'
import { readGuides } from './document-list'
import { readMarkdownDocument } from './markdown-document'

// A clone that was never built is built first.
const timeoutMs = 900_000
const guideToApi = 'docs/api.md'
const scripts = await readNpmScripts()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox()
}, timeoutMs)
afterAll(() => sandbox?.close())

/** Each command once, with the places where it stands; what a backup is called is up to the reader. */
async function typedCommands() {
  const places = new Map<string, { command: ShellCommand; places: string[] }>()
  for (const guide of await readGuides()) {
    const { path } = guide
    const blocks = guide.blocks.filter(({ language }) => language === 'sh' && path !== guideToApi)
    for (const command of [...blocks.flatMap(parseShellBlock), ...parseInlineCommands(guide)]) {
      const key = command.text.replace(/^(npm run (?:backup|restore) --) \S+/, '$1 FILE')
      const known = places.get(key) ?? { command, places: [] }
      known.places.push(`${path}:${command.line}`)
      places.set(key, known)
    }
  }
  return [...places.values()]
}

describe('what documents tell to type', { timeout: timeoutMs }, () => {
  test('the examples of the guide to the API work as they stand, on a server that was just started', async () => {
    const examples = parseGuideExamples(await readMarkdownDocument(guideToApi))
    expect(examples.length).toBeGreaterThan(10)
    expect(await runGuideExamples(examples, sandbox, scripts)).toEqual([])
  })

  test('every other command is proven in its way', async () => {
    const faults: string[] = []
    for (const { command, places } of await typedCommands()) {
      const way = commandChecks.find(({ pattern: what }) => what.test(command.text))
      const wrong = way
        ? await way.check(command, { sandbox, scripts })
        : ['verification/documents/commands/command-checks.ts has no check for this command']
      faults.push(...wrong.map((fault) => `${places.join(', ')}: ${command.text}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

  test('Larder stops on a signal', async () => {
    expect(await sandbox.stop()).toBe(0)
  })
})
