import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deployRoot } from './compose-file'

/** `npm start` runs a shell, that runs scripts/start.mjs, and that the server. */
async function startByNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-npm-'))
  writeFileSync(join(folder, 'package.json'), '{ "scripts": { "start": "node start.mjs" } }')
  const terminal = JSON.stringify(join(deployRoot, 'scripts/terminal.mjs'))
  const start = `import { runNode } from ${terminal}\nprocess.exit(await runNode(['server.mjs']))`
  writeFileSync(join(folder, 'start.mjs'), start)
  // Takes a moment to stop, as a server does that finishes its requests.
  const server = `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100))
    setInterval(() => {}, 1000)
    process.stdout.write('server ' + process.pid + '.')`
  writeFileSync(join(folder, 'server.mjs'), server)
  const { npm_lifecycle_event: _, ...env } = process.env
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  npm.stdout.on('data', (part) => (output += part))
  const pid = () => Number(/server (\d+)\./.exec(output)?.[1])
  await expect.poll(pid, { timeout: 60_000 }).toBeGreaterThan(0)
  onTestFinished(() => {
    if (isRunning(pid())) process.kill(pid(), 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return { npm, server: pid() }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

// SIGINT is for terminals, which send it to all of them at once.
test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'npm that is ended by %s takes the server along',
  { timeout: 180_000 },
  async (signal) => {
    // Elsewhere nothing tells that npm was killed; a signal that it can pass on arrives there as well.
    if (signal === 'SIGKILL' && !existsSync('/proc/self/stat')) return
    const { npm, server } = await startByNpm()
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await ended
    await expect.poll(() => isRunning(server), { timeout: 60_000 }).toBe(false)
  },
)
