import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { commandLine } from '../../apps/server/src/testing/command-line'

/** A server that is not waited for: it may be killed at any moment of its start. */
export function beginLarder(variables: Record<string, string>): { kill(): Promise<void> } {
  const child = spawn(process.execPath, commandLine('main.ts'), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...variables, PORT: '0' },
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  return {
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
