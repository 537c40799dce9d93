import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './free-port'
import { nodeArguments } from './node-arguments'

export interface LarderProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Sends the signal and waits until the process is gone. */
  end(signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): Promise<number | null>
}

/** A real server in a process of its own, ready to answer. */
export async function startLarderProcess(variables: Record<string, string>): Promise<LarderProcess> {
  const port = await findFreePort()
  const child = spawn(process.execPath, nodeArguments('main.ts'), {
    env: { ...process.env, NODE_ENV: 'production', ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const url = `http://localhost:${port}`
  await untilReady(url, child, () => output)
  return {
    url,
    child,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      const [code] = await gone
      return code
    },
  }
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`Larder ended with ${child.exitCode}:\n${output()}`)
}
