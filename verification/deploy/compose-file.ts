import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export const deployRoot = fileURLToPath(new URL('../../', import.meta.url))

export interface ComposeService {
  readonly image: string
  readonly build?: string
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly ports?: readonly string[]
  readonly restart?: string
  readonly stop_grace_period?: string
  readonly depends_on?: Readonly<Record<string, { condition: string }>>
  readonly environment?: Readonly<Record<string, string>>
  readonly healthcheck?: { readonly test: readonly string[] }
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks: Readonly<Record<string, { internal?: boolean }>>
  readonly volumes: Readonly<Record<string, object>>
}

/** compose.yaml with the variables of a .env put in, as the engine does. */
export function readComposeFile(variables: Readonly<Record<string, string>>): ComposeFile {
  const text = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return substituteVariables(value, variables)
    if (Array.isArray(value)) return value.map(filled)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)]))
  }
  return filled(parse(text, { merge: true })) as ComposeFile
}

/** `${NAME:?why}` must be there, `${NAME:-else}` may be. */
function substituteVariables(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, how: string, word: string) => {
    const value = variables[name]
    if (value) return value
    if (how === '?') throw new Error(`${name}: ${word}`)
    return how === '-' ? word : ''
  })
}

/** What is set in a .env file; a line that is commented out is not. */
export function readEnvVariables(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, value ?? ''] as const]
  })
  return Object.fromEntries(pairs)
}
