import { fileURLToPath } from 'node:url'
import { readEnv } from '../../../apps/server/src/env'
import { repositoryRoot } from '../markdown-document'
import { type CheckContext, toFailure } from './command-check'
import type { ShellCommand } from './shell-commands'
import { checkSyntaxOnly } from './unrunnable-commands'

const here = `cd '${fileURLToPath(repositoryRoot)}' && `

/** The pair of keys for push messages that a tool prints is one that Larder takes. */
export async function checkPushKeys({ text }: ShellCommand, { sandbox }: CheckContext): Promise<string[]> {
  const ended = await sandbox.run(`${here}${text} --json`)
  const faults = toFailure(ended, /^\{/)
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
export async function checkSbom({ text }: ShellCommand, { sandbox }: CheckContext): Promise<string[]> {
  const ended = await sandbox.run(`${here}${text}`)
  const faults = toFailure(ended, /^\{/)
  if (faults.length > 0) return faults
  const { bomFormat, components } = JSON.parse(ended.out)
  const names: string[] = components.map(({ name }: { name: string }) => name)
  return bomFormat === 'CycloneDX' && names.includes('fastify') ? [] : [`it lists ${names.length} parts`]
}

/** A password of the length that the command names. The program comes with most systems, but nothing of ours needs it. */
export async function checkPassword(command: ShellCommand, { sandbox }: CheckContext): Promise<string[]> {
  const { code } = await sandbox.run('command -v openssl')
  if (code !== 0) return checkSyntaxOnly(command)
  const bytes = Number(/\d+$/.exec(command.text)?.[0])
  const ended = await sandbox.run(command.text)
  return toFailure(ended, new RegExp(`^[0-9a-f]{${bytes * 2}}\\n$`))
}
