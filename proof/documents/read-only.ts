import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { root } from './document'
import type { TypedCommand } from './shell-commands'

const ofCompose = 'up down ps logs build pull exec cp run stop start restart config'.split(' ')
const file = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Of a command that cannot run here: whether a shell can read it, and whether what it names of ours is there. */
export function readsWell({ text }: TypedCommand): string[] {
  const { status, stderr } = spawnSync('bash', ['-n', '-c', text], { encoding: 'utf8' })
  const faults = status === 0 ? [] : [stderr]
  const named = [...text.matchAll(/(?:^|\s)(?:\.\/)?((?:deploy|scripts|proof)\/[\w./-]+)/g)]
  for (const [, path = ''] of named) if (!existsSync(new URL(path, root))) faults.push(`there is no ${path}`)
  const [, built] = /\bdist\/server\/([\w-]+)\.js\b/.exec(text) ?? []
  if (built && !file('scripts/build.mjs').includes(`'${built}.ts'`)) faults.push(`${built}.js is not built`)
  const [, compose] = /^(?:sudo )?docker compose (.*)$/.exec(text) ?? []
  return compose === undefined ? faults : [...faults, ...unlikeCompose(compose.split(' '))]
}

/** A verb that the engine knows, and services that our file has. */
function unlikeCompose([verb = '', ...words]: string[]): string[] {
  if (!ofCompose.includes(verb)) return [`docker compose has no ${verb}, or nobody has looked yet`]
  const services = Object.keys(parse(file('compose.yaml')).services)
  const plain = words.filter((word) => !word.startsWith('-') && !word.startsWith('./'))
  const meant = {
    cp: plain.filter((word) => word.includes(':')).map((word) => word.replace(/:.*/, '')),
    exec: plain.slice(0, 1),
    run: plain.filter((word) => /^larder/.test(word)).slice(0, 1),
  }
  const unknown = (meant[verb as keyof typeof meant] ?? plain).filter((word) => !services.includes(word))
  return unknown.map((word) => `compose.yaml has no service ${word}; it has ${services.join(', ')}`)
}
