import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tryExamples } from './api-guide'
import { readDocument } from './document'
import { guides } from './document-list'
import { npmScripts, openSandbox, type Sandbox } from './sandbox'
import { commandsIn, commandsWithin, type TypedCommand } from './shell-commands'
import { examplesIn } from './told-example'
import { ways } from './ways'

// A clone that was never built is built first.
const patience = 400_000
const guideToApi = 'docs/api.md'
const scripts = await npmScripts()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, patience)
afterAll(() => sandbox?.close())

/** Each command once, with the places where it stands; what a backup is called is up to the reader. */
async function typedCommands() {
  const places = new Map<string, { command: TypedCommand; places: string[] }>()
  for (const guide of await guides()) {
    const { path } = guide
    const blocks = guide.blocks.filter(({ language }) => language === 'sh' && path !== guideToApi)
    for (const command of [...blocks.flatMap(commandsIn), ...commandsWithin(guide)]) {
      const key = command.text.replace(/^(npm run (?:backup|restore) --) \S+/, '$1 FILE')
      const known = places.get(key) ?? { command, places: [] }
      known.places.push(`${path}:${command.line}`)
      places.set(key, known)
    }
  }
  return [...places.values()]
}

describe('what documents tell to type', { timeout: patience }, () => {
  test('the examples of the guide to the API work as they stand, on a server that was just started', async () => {
    const examples = examplesIn(await readDocument(guideToApi))
    expect(examples.length).toBeGreaterThan(10)
    expect(await tryExamples(examples, sandbox)).toEqual([])
  })

  test('every other command is proven in its way', async () => {
    const faults: string[] = []
    for (const { command, places } of await typedCommands()) {
      const way = ways.find(({ what }) => what.test(command.text))
      const wrong = way
        ? await way.prove(command, { sandbox, scripts })
        : ['proof/documents/ways.ts does not say how this is proven']
      faults.push(...wrong.map((fault) => `${places.join(', ')}: ${command.text}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

  test('Larder stops when it is told to', async () => {
    expect(await sandbox.stop()).toBe(0)
  })
})
