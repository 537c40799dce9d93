import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeArguments } from '../../apps/server/src/testing/node-arguments'
import { serverFlags } from '../../scripts/server-flags.mjs'
import { type ComposeService, deployRoot } from './compose-file'
import { type ConfinedCommand, createConfinement } from './process-confinement'

export interface ComposeServer {
  url: string
  pid: number
  /** Whether the kernel holds it as a container would. */
  confined: boolean
  output(): string
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export interface ServerAddresses {
  port: number
  databasePort: number
  dataFolder: string
  /** Where people come in. */
  url: string
  /** The file that starts another version of the server. */
  main?: string | undefined
}

/** A server as its container starts it: with the environment of compose.yaml and nothing else, only the addresses are others. */
export async function startComposeServer(
  service: ComposeService,
  where: ServerAddresses,
): Promise<ComposeServer> {
  const image = process.env.LARDER_IMAGE
  const code = image ?? deployRoot
  const held = createConfinement(code, where.dataFolder)
  const own = image ? [...serverFlags, join(code, 'dist/server/main.js')] : nodeArguments('main.ts')
  const file = where.main ? [...own.slice(0, -1), where.main] : own
  const seen = file.map((one) => (held ? one.replace(code.replace(/\/$/, ''), held.code) : one))
  const command: ConfinedCommand = [process.execPath, ...seen]
  const [program, ...args] = held ? held.line(command) : command
  const { PATH = '' } = process.env
  const child = spawn(program, args, {
    env: {
      PATH,
      ...service.environment,
      DATABASE_URL: service.environment?.DATABASE_URL?.replace(
        'database:5432',
        `127.0.0.1:${where.databasePort}`,
      ),
      LARDER_DATA: held?.data ?? where.dataFolder,
      PORT: String(where.port),
      HOST: '127.0.0.1',
      PUBLIC_URL: where.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const url = `http://127.0.0.1:${where.port}`
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`Larder ended with ${child.exitCode}:\n${output}`)
    await wait(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    confined: held !== undefined,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}
