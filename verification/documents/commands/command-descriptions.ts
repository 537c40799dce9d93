import { readFileSync } from 'node:fs'
import { repositoryRoot } from '../markdown-document'

/** What a long command says of itself, as scripts/command-help.mjs has it. */
export interface CommandDescription {
  shows: string
  takes: string
  options?: Record<string, string>
}

export function readCommandDescriptions(): Record<string, CommandDescription> {
  return JSON.parse(readFileSync(new URL('scripts/commands.json', repositoryRoot), 'utf8'))
}
