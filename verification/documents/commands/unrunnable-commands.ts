import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { repositoryRoot } from '../markdown-document'
import type { ShellCommand } from './shell-commands'

const ofCompose = 'up down ps logs build pull exec cp run stop start restart config'.split(' ')
const file = (path: string) => readFileSync(new URL(path, repositoryRoot), 'utf8')

/** Of a command that cannot run here: whether a shell can read it, and whether what it names of ours is there. */
export function checkSyntaxOnly({ text }: ShellCommand): string[] {
  const { status, stderr } = spawnSync('bash', ['-n', '-c', text], { encoding: 'utf8' })
  const faults = status === 0 ? [] : [stderr]
  const named = [...text.matchAll(/(?:^|\s)(?:\.\/)?((?:deploy|scripts|verification)\/[\w./-]+)/g)]
  for (const [, path = ''] of named)
    if (!existsSync(new URL(path, repositoryRoot))) faults.push(`there is no ${path}`)
  const [, built] = /\bdist\/server\/([\w-]+)\.js\b/.exec(text) ?? []
  const isEntry = new RegExp(`'(?:[\\w-]+/)*${built}\\.ts'`).test(file('scripts/build.mjs'))
  if (built && !isEntry) faults.push(`${built}.js is not built`)
  const [, compose] = /^(?:sudo )?docker compose (.*)$/.exec(text) ?? []
  return compose === undefined ? faults : [...faults, ...findComposeFaults(compose.split(' '))]
}

/** A verb that the engine knows, and services that our file has. */
function findComposeFaults([verb = '', ...words]: string[]): string[] {
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
