import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '../markdown-document'
import type { ShellCommand } from './shell-commands'

/** Whether the project, the files or the titles that a command for tests names are there. */
export async function checkTestArguments({ text, comment }: ShellCommand): Promise<string[]> {
  const [, kind, words = ''] = /^npm run (unit|e2e) -- (.*)$/.exec(text) ?? []
  const [option, value = ''] = words.split(' ')
  if (kind === 'e2e')
    return option === '-g'
      ? findMissingTitle('verification/e2e/*.spec.ts', value)
      : [`${option} is not known here`]
  if (option !== '--project') return findMissingFile(words)
  const config = await readFile(new URL('vitest.config.ts', repositoryRoot), 'utf8')
  const projects = [...config.matchAll(/\bname: '([a-z]+)'/g)].map(([, name = '']) => name)
  const listed =
    /:(.*)/
      .exec(comment)?.[1]
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? projects
  const faults = projects.includes(value) ? [] : [`there is no project ${value}`]
  return String(listed.toSorted()) === String(projects.toSorted())
    ? faults
    : [...faults, `the projects are ${projects.join(' ')}`]
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: fileURLToPath(repositoryRoot), encoding: 'utf8' }).stdout
}

function findMissingTitle(files: string, title: string): string[] {
  return git('grep', '-l', '-F', title, '--', files) === '' ? [`no title in ${files} has ${title}`] : []
}

function findMissingFile(part: string): string[] {
  const tests = git('ls-files', '*.test.ts', '*.test.tsx').split('\n')
  return tests.some((path) => path.includes(part)) ? [] : [`no test file has ${part} in its name`]
}
