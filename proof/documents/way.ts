import type { Sandbox } from './sandbox'
import type { TypedCommand } from './shell-commands'

/** Where a command is proven. */
export interface Proving {
  sandbox: Sandbox
  scripts: Record<string, string>
}

/** How commands of one kind are proven; what is wrong comes back in sentences. */
export interface Way {
  what: RegExp
  /** In words, for whoever reads the table. */
  how: string
  prove(command: TypedCommand, proving: Proving): Promise<string[]> | string[]
}

/** How a typed command ended, as a fault when it did not end well. */
export function unlessWell(
  ended: { code: number; out: string; err: string },
  says: RegExp = /(?:)/,
): string[] {
  if (ended.code === 0 && says.test(ended.out)) return []
  return [`ended with ${ended.code} and said: ${ended.out} ${ended.err}`]
}
