import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env'
import { tryExamples } from './api-guide'
import { readDocument, root } from './document'
import { guides } from './document-list'
import { npmScripts, openSandbox, type Sandbox } from './sandbox'
import { commandsIn, type TypedCommand } from './shell-commands'
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
  for (const { path, blocks } of await guides()) {
    if (path === guideToApi) continue
    for (const command of blocks.filter(({ language }) => language === 'sh').flatMap(commandsIn)) {
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

  test('the keys that the list of settings tells to make are keys that Larder takes', async () => {
    const typed = 'npx web-push generate-vapid-keys'
    expect((await readDocument('docs/configuration.md')).text).toContain(typed)
    const { code, out } = await sandbox.type(`cd '${fileURLToPath(root)}' && ${typed} --json`)
    expect(code).toBe(0)
    const { publicKey, privateKey } = JSON.parse(out)
    const env = readEnv({
      PUBLIC_URL: 'https://larder.example.org',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:you@example.org',
    })
    expect(env.push).toMatchObject({ publicKey, privateKey })
  })

  test('Larder stops when it is told to', async () => {
    expect(await sandbox.stop()).toBe(0)
  })
})
