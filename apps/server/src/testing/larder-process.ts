import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './free-port'
import { createHttpClient } from './http-client'
import { nodeArguments } from './node-arguments'
import type { TestClient } from './test-client'

export interface LarderProcess {
  url: string
  child: ChildProcess
  /** Calls it over HTTP. */
  call: TestClient
  output(): string
  /** Sends the signal and waits until the process has exited. */
  end(signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): Promise<number | null>
}

/** Starts a real server process and waits until it is ready. */
export async function startLarderProcess(variables: Record<string, string>): Promise<LarderProcess> {
  const larder = spawnLarder(variables, await findFreePort())
  await waitUntilReady(larder)
  return larder
}

/** Starts a real server process without waiting for it. Port 0 is any free one, which `url` does not tell. */
export function spawnLarder(variables: Record<string, string>, port = 0): LarderProcess {
  const child = spawn(process.execPath, nodeArguments('main.ts'), {
    env: { ...process.env, NODE_ENV: 'production', ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const url = `http://localhost:${port}`
  return {
    url,
    child,
    call: createHttpClient(url),
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exit = once(child, 'exit')
      child.kill(signal)
      const [code] = await exit
      return code
    },
  }
}

async function waitUntilReady({ url, child, output }: LarderProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await wait(50)
  }
  throw new Error(`Larder ended with ${child.exitCode}:\n${output()}`)
}
