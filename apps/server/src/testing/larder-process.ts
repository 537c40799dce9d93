import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './free-port'
import { nodeArguments } from './node-arguments'

export interface LarderProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Sends the signal and waits until the process has exited. */
  end(signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): Promise<number | null>
}

/** Starts a real server process and waits until it is ready. */
export async function startLarderProcess(variables: Record<string, string>): Promise<LarderProcess> {
  const port = await findFreePort()
  const child = spawn(process.execPath, nodeArguments('main.ts'), {
    env: { ...process.env, NODE_ENV: 'production', ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const url = `http://localhost:${port}`
  await waitUntilReady(url, child, () => output)
  return {
    url,
    child,
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

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await wait(50)
  }
  throw new Error(`Larder ended with ${child.exitCode}:\n${output()}`)
}
