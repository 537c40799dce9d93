import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './document'
import type { TypedCommand } from './shell-commands'

/** Of a command that cannot run here: whether a shell can read it, and whether the files of ours it names are there. */
export function readsWell({ text }: TypedCommand): string[] {
  const { status, stderr } = spawnSync('bash', ['-n', '-c', text], { encoding: 'utf8' })
  const faults = status === 0 ? [] : [stderr]
  if (/\bdocker compose\b/.test(text) && !/ -f /.test(text) && !existsSync(new URL('compose.yaml', root)))
    faults.push('there is no compose.yaml')
  const named = [...text.matchAll(/(?:^|\s)(?:\.\/)?((?:deploy|scripts|proof)\/[\w./-]+)/g)]
  for (const [, path = ''] of named) if (!existsSync(new URL(path, root))) faults.push(`there is no ${path}`)
  return faults
}
