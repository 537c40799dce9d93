import { fileURLToPath } from 'node:url'
import { readEnv } from '../../apps/server/src/env'
import { root } from './document'
import { readsWell } from './read-only'
import type { TypedCommand } from './shell-commands'
import { type Proving, unlessWell } from './way'

const here = `cd '${fileURLToPath(root)}' && `

/** The pair of keys for push messages that a tool prints is one that Larder takes. */
export async function printsPushKeys({ text }: TypedCommand, { sandbox }: Proving): Promise<string[]> {
  const ended = await sandbox.type(`${here}${text} --json`)
  const faults = unlessWell(ended, /^\{/)
  if (faults.length > 0) return faults
  const { publicKey, privateKey } = JSON.parse(ended.out)
  const { push } = readEnv({
    PUBLIC_URL: 'https://larder.example.org',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:you@example.org',
  })
  return push?.publicKey === publicKey ? [] : ['the server takes other keys than these']
}

/** What we are made of, in a form that others' tools read: one of our libraries must be in it. */
export async function printsInventory({ text }: TypedCommand, { sandbox }: Proving): Promise<string[]> {
  const ended = await sandbox.type(`${here}${text}`)
  const faults = unlessWell(ended, /^\{/)
  if (faults.length > 0) return faults
  const { bomFormat, components } = JSON.parse(ended.out)
  const names: string[] = components.map(({ name }: { name: string }) => name)
  return bomFormat === 'CycloneDX' && names.includes('fastify') ? [] : [`it lists ${names.length} parts`]
}

/** A password of the length that the command names. The program comes with most systems, but nothing of ours needs it. */
export async function printsPassword(command: TypedCommand, { sandbox }: Proving): Promise<string[]> {
  const { code } = await sandbox.type('command -v openssl')
  if (code !== 0) return readsWell(command)
  const bytes = Number(/\d+$/.exec(command.text)?.[0])
  const ended = await sandbox.type(command.text)
  return unlessWell(ended, new RegExp(`^[0-9a-f]{${bytes * 2}}\\n$`))
}
