import type { Sandbox } from './sandbox'
import type { ShellCommand } from './shell-commands'

/** Where a command is proven. */
export interface CheckContext {
  sandbox: Sandbox
  scripts: Record<string, string>
}

/** How commands of one kind are proven; what is wrong comes back in sentences. */
export interface CommandCheck {
  pattern: RegExp
  /** In words, for anyone who reads the table. */
  description: string
  check(command: ShellCommand, proving: CheckContext): Promise<string[]> | string[]
}

/** How a typed command ended, as a fault when it did not end well. */
export function toFailure(
  ended: { code: number; out: string; err: string },
  says: RegExp = /(?:)/,
): string[] {
  if (ended.code === 0 && says.test(ended.out)) return []
  return [`ended with ${ended.code} and said: ${ended.out} ${ended.err}`]
}
