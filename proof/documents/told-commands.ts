import { readFileSync } from 'node:fs'
import { root } from './document'

/** What a long command says of itself, as scripts/commands.mjs has it. */
export interface ToldCommand {
  shows: string
  takes: string
  options?: Record<string, string>
}

export function toldCommands(): Record<string, ToldCommand> {
  return JSON.parse(readFileSync(new URL('scripts/commands.json', root), 'utf8'))
}
