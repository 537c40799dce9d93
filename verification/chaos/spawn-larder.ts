import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { nodeArguments } from '../../apps/server/src/testing/node-arguments'

/** A server that is not waited for: it may be killed at any moment of its start. */
export function spawnLarder(variables: Record<string, string>): { kill(): Promise<void> } {
  const child = spawn(process.execPath, nodeArguments('main.ts'), {
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
