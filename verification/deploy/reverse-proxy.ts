import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../apps/server/src/testing/free-port'
import { startStubProxy } from './stub-proxy'

export interface RunningProxy {
  url: string
  /** Whether it is Caddy itself. */
  caddy: boolean
  stop(): Promise<void>
}

/** The proxy with the file it has in its container; only the addresses are those of this machine. */
export async function startReverseProxy(
  folder: string,
  servers: Readonly<Record<string, number>>,
): Promise<RunningProxy> {
  const url = `http://localhost:${await findFreePort()}`
  const healthPort = await findFreePort()
  const file = Object.entries(servers)
    .reduce(
      (text, [name, port]) => text.replaceAll(`${name}:3000`, `127.0.0.1:${port}`),
      readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8'),
    )
    .replace('http://:2015', `http://:${healthPort}`)
  const caddy = findCaddy()
  if (!caddy) return { url, caddy: false, stop: await startStubProxy(file, Number(new URL(url).port)) }
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, file)
  const child = spawn(caddy, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PUBLIC_URL: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    stdio: 'ignore',
  })
  while ((await fetch(`http://localhost:${healthPort}/`).catch(() => undefined))?.status !== 204) {
    if (child.exitCode !== null) throw new Error(`caddy ended with ${child.exitCode}`)
    await wait(50)
  }
  return {
    url,
    caddy: true,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Caddy, where this machine has it: on the path, or where CADDY_PATH says. */
function findCaddy(): string | undefined {
  const named = process.env.CADDY_PATH ?? 'caddy'
  try {
    execFileSync(named, ['version'], { stdio: 'ignore' })
    return named
  } catch {
    return undefined
  }
}
