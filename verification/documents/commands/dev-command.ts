import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { findFreePort } from '../../../apps/server/src/testing/free-port'
import { repositoryRoot } from '../markdown-document'
import type { CheckContext } from './command-check'
import type { ShellCommand } from './shell-commands'

/** Starts both ends beside the sandbox's server, on its database, until the page's end hands on what the server's end says. */
export async function checkDevCommand(
  _: ShellCommand,
  { sandbox, scripts }: CheckContext,
): Promise<string[]> {
  const PORT = String(await findFreePort())
  const env = { ...sandbox.env, PORT, LARDER_URL: `http://localhost:${PORT}` }
  const child = spawn('bash', ['-c', `exec ${scripts.dev}`], {
    cwd: fileURLToPath(repositoryRoot),
    env,
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  while (child.exitCode === null) {
    const [web] = /http:\/\/localhost:\d+(?=\/\s)/.exec(stripVTControlCharacters(output)) ?? []
    const answer = web === undefined ? undefined : await fetch(`${web}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    await wait(200)
  }
  if (child.exitCode !== null) return [`ended with ${child.exitCode}: ${output}`]
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await gone
  return code === 0 ? [] : [`stopped with ${code}: ${output}`]
}
