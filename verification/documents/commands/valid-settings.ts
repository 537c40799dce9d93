import { readEnv } from '../../../apps/server/src/env'
import type { ShellCommand } from './shell-commands'

/** Whether a server would take the settings before a command; each … stands for something of its own. */
export function checkSettings({ text }: ShellCommand): string[] {
  const given = [...text.matchAll(/\b([A-Z_]+)=(\S+)/g)]
  const variables = Object.fromEntries(
    given.map(([, name, value = ''], n) => [name, value.replaceAll('…', `x${n}`)]),
  )
  try {
    readEnv(variables)
    return []
  } catch (error) {
    return [String(error)]
  }
}
