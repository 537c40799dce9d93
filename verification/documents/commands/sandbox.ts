import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../../apps/server/src/testing/free-port'
import { repositoryRoot } from '../markdown-document'

/** How a command ended. */
interface CommandResult {
  code: number
  out: string
  err: string
}

/** A place where documented commands are typed: its folder, data, port and settings are thrown away afterwards. */
export interface Sandbox {
  folder: string
  url: string
  /** What a terminal there knows. */
  env: NodeJS.ProcessEnv
  run(command: string, variables?: Record<string, string>): Promise<CommandResult>
  /** Stops what `npm start` started, as Ctrl+C does, and gives its exit code. */
  stop(): Promise<number>
  close(): Promise<void>
}

/** Commands of npm, as package.json has them. */
export async function readNpmScripts(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(new URL('package.json', repositoryRoot), 'utf8')).scripts
}

const repository = fileURLToPath(repositoryRoot)

const npmCommand = /^((?:[A-Z_]+=(?:\$\([^)]*\)|\S*) )*)npm (?:run )?([a-z][\w:-]*)(?: -- (.*))?$/

/** What npm would run: its script with the words after `--`, and what it lets the script know. */
export function expandNpmCommand(command: string, scripts: Record<string, string>): string {
  return command.replace(npmCommand, (typed, settings: string, name: string, words = '') => {
    const script = scripts[name]
    if (!script) return typed
    const known = settings === '' ? '' : `export ${settings}&& `
    return `${known}cd '${repository}' && npm_lifecycle_event=${name} ${asBuilt(script)} ${words}`.trim()
  })
}

/** Where a fresh build is at hand, commands of the server come from it: they need not be compiled each time. */
function asBuilt(script: string): string {
  const built = process.env.LARDER_BUILT
  if (!built) return script
  return script.replace(
    /^node scripts\/run\.mjs apps\/server\/src\/(admin|backup)\.ts/,
    `node '${built}/$1.js'`,
  )
}

/** Opens one by `npm start`, as the quick start has it. */
export async function createSandbox(): Promise<Sandbox> {
  const scripts = await readNpmScripts()
  const folder = await mkdtemp(join(tmpdir(), 'larder-documents-'))
  // PostgreSQL runs as another user where root starts it, who has to come by here.
  await chmod(folder, 0o755)
  await symlink(join(repository, 'docs'), join(folder, 'docs'))
  await installCurlWrapper(folder)
  const port = await findFreePort()
  const { npm_lifecycle_event: _, INIT_CWD: __, ...own } = process.env
  const env = {
    ...own,
    PATH: `${join(folder, 'bin')}:${own.PATH}`,
    NODE_ENV: undefined,
    INIT_CWD: folder,
    TMPDIR: folder,
    LARDER_DATA: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'warn',
  }
  const url = `http://localhost:${port}`
  const server = spawn('bash', ['-c', `exec ${scripts.start}`], {
    cwd: repository,
    env,
    stdio: 'pipe',
  })
  const output = collectOutput(server)
  await untilReady(url, server, output)

  async function stop(): Promise<number> {
    if (server.exitCode === null) {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
    }
    return server.exitCode ?? -1
  }

  return {
    folder,
    url,
    env,
    async run(command, variables = {}) {
      const line = expandNpmCommand(command.replaceAll('localhost:3000', `localhost:${port}`), scripts)
      const child = spawn('bash', ['-c', line], { cwd: folder, env: { ...env, ...variables }, stdio: 'pipe' })
      const printed = collectOutput(child)
      child.stdin.end()
      const [code] = await once(child, 'close')
      return { code: code ?? -1, ...printed }
    },
    stop,
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** In the sandbox curl also says, on the side, which status it was answered with. */
async function installCurlWrapper(folder: string): Promise<void> {
  const { stdout } = spawnSync('bash', ['-c', 'command -v curl'], { encoding: 'utf8' })
  const curl = stdout.trim()
  if (curl === '')
    throw new Error('The examples of the documents are made with curl, which is not installed here.')
  const file = join(folder, 'bin', 'curl')
  await mkdir(join(folder, 'bin'))
  await writeFile(file, `#!/bin/sh\nexec '${curl}' -w '%{stderr}status %{http_code}\\n' "$@"\n`)
  await chmod(file, 0o755)
}

function collectOutput(child: ChildProcess): { out: string; err: string } {
  const printed = { out: '', err: '' }
  child.stdout?.on('data', (part) => (printed.out += part))
  child.stderr?.on('data', (part) => (printed.err += part))
  return printed
}

async function untilReady(
  url: string,
  child: ChildProcess,
  printed: { out: string; err: string },
): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`npm start ended with ${child.exitCode}:\n${printed.out}${printed.err}`)
}
