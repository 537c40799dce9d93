import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@larder/contract'
import { describe, expect, test } from 'vitest'
import { settings } from '../../apps/server/src/env'
import { serverFlags } from '../../scripts/server-flags.mjs'
import { deployRoot, readComposeFile, readEnvVariables } from './compose-file'
import { lastInstruction, parseEnvironment, readDockerfile } from './dockerfile'

const text = (file: string) => readFileSync(join(deployRoot, file), 'utf8')
const filledIn = {
  ...readEnvVariables(text('.env.example')),
  DATABASE_PASSWORD: 'one',
  POSTGRES_PASSWORD: 'of-the-master',
}
const { services, networks, volumes } = readComposeFile(filledIn)
const servers = Object.entries(services).filter(([name]) => name.startsWith('larder-'))
const stages = readDockerfile(text('Dockerfile'))
const image = stages.at(-1)

describe('compose.yaml', () => {
  test('starts a database, two servers of the same image and a proxy', () => {
    expect(Object.keys(services)).toEqual(['database', 'larder-1', 'larder-2', 'proxy'])
    expect(services['larder-2']).toEqual(services['larder-1'])
  })

  test.each(Object.entries(services))('%s is held tight and comes back by itself', (_, service) => {
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.tmpfs?.some((mount) => mount.startsWith('/tmp:'))).toBe(true)
    expect(service.restart).toBe('unless-stopped')
    // To the last digit: what is pulled next year is what was tried.
    expect(service.image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-\w+)?(?:@sha256:[0-9a-f]{64})?$/)
    for (const volume of service.volumes ?? []) {
      const [from = '', , mode] = volume.split(':')
      if (from.startsWith('./')) expect([existsSync(join(deployRoot, from)), mode]).toEqual([true, 'ro'])
      else expect(volumes).toHaveProperty(from)
    }
    for (const network of service.networks ?? []) expect(networks).toHaveProperty(network)
  })

  test('nothing but the proxy is published, and the database is reached by the servers alone', () => {
    const published = Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))
    expect(published).toEqual(['proxy'])
    expect(networks.inside?.internal).toBe(true)
    expect(services.database?.networks).toEqual(['inside'])
    expect(services.proxy?.networks).not.toContain('inside')
    expect(services.proxy?.cap_add).toEqual(['NET_BIND_SERVICE'])
    for (const { user, cap_add } of [services.database, services['larder-1']].flatMap((one) => one ?? [])) {
      expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
      expect(cap_add).toBeUndefined()
    }
  })

  test('each waits for what it needs to be healthy', () => {
    for (const [, { depends_on }] of servers)
      expect(depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(Object.keys(services.proxy?.depends_on ?? {})).toEqual(servers.map(([name]) => name))
    for (const one of ['database', 'proxy']) expect(services[one]?.healthcheck?.test[0]).toBe('CMD')
    expect(lastInstruction(image, 'HEALTHCHECK')).toContain('/readyz')
  })

  test('knows every setting, and none that is not one', () => {
    const known = new Set([...Object.keys(settings), 'NODE_ENV'])
    const given = Object.keys(services['larder-1']?.environment ?? {})
    expect(given.filter((name) => !known.has(name))).toEqual([])
    expect([...known].filter((name) => !given.includes(name))).toEqual([])
    expect(services['larder-1']).toMatchObject({
      environment: { TRUST_PROXY: 'true', ...parseEnvironment(image) },
    })
  })

  test('requires what only the operator knows, and nothing more', () => {
    expect(() => readComposeFile({})).toThrow('PUBLIC_URL')
    expect(() => readComposeFile(readEnvVariables(text('.env.example')))).toThrow('DATABASE_PASSWORD')
    const required = [...text('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    for (const name of required) expect(readEnvVariables(text('.env.example'))).toHaveProperty(name ?? '')
    // The superuser's password is the database's alone.
    expect(JSON.stringify(servers)).not.toContain('of-the-master')
  })

  test('gives a server the time it takes to leave', () => {
    const { stop_grace_period = '', environment } = services['larder-1'] ?? {}
    const seconds = Number(stop_grace_period.replace('s', ''))
    expect(seconds).toBeGreaterThanOrEqual(Number(environment?.LINGER_SECONDS) + 10 + 10)
  })
})

describe('the proxy', () => {
  const proxy = text('deploy/Caddyfile')

  test('knows both servers and looks after them', () => {
    for (const [name, { environment }] of servers) expect(proxy).toContain(`${name}:${environment?.PORT}`)
    expect(proxy).toContain('health_uri /readyz')
  })

  test('lets the largest body pass that any address takes', () => {
    const largest = Math.max(
      ...Object.values(api).flatMap((word) =>
        Object.values(word).map((one) => ('largest' in one ? Number(one.largest) : 0)),
      ),
    )
    const [, megabytes] = /max_size (\d+)MB/.exec(proxy) ?? []
    expect(Number(megabytes) * 1e6).toBeGreaterThanOrEqual(largest)
  })
})

describe('the Dockerfile', () => {
  test('copies only what is there, and what is not kept back', () => {
    const allowed = new Set(
      text('.dockerignore')
        .split('\n')
        .flatMap((line) => (line.startsWith('!') ? line.slice(1) : [])),
    )
    const names = new Set(stages.map(({ name }) => name))
    for (const { instruction, flags, rest } of stages.flatMap(({ steps }) => steps)) {
      if (instruction !== 'COPY') continue
      if (flags.from) {
        expect(names).toContain(flags.from)
        continue
      }
      for (const source of rest.split(/\s+/).slice(0, -1)) {
        expect(existsSync(join(deployRoot, source)), source).toBe(true)
        expect(allowed, source).toContain(source.split('/')[0])
      }
    }
    const workspaces = JSON.parse(text('package.json')).workspaces as string[]
    for (const one of workspaces) expect(text('Dockerfile')).toContain(`COPY ${one}/package.json ${one}/`)
  })

  test('is small and nobody’s master: one writable folder, an ordinary user, no shell in between', () => {
    const installed = stages.flatMap(({ steps }) => steps).filter(({ rest }) => rest.startsWith('npm ci'))
    for (const { rest } of installed) expect(rest).toContain('--ignore-scripts')
    expect(image?.steps.filter(({ instruction }) => instruction === 'RUN')).toEqual([])
    expect(lastInstruction(image, 'USER')).toBe(services['larder-1']?.user)
    expect(lastInstruction(image, 'VOLUME')).toBe('/data')
    expect(lastInstruction(image, 'STOPSIGNAL')).toBe('SIGTERM')
    expect(new Set(stages.map(({ from }) => from).filter((from) => from.includes(':'))).size).toBe(1)
  })

  test('starts what the build makes', () => {
    const command = JSON.parse(lastInstruction(image, 'CMD') ?? '[]') as string[]
    expect(command).toEqual(['node', ...serverFlags, 'dist/server/main.js'])
    expect(text('scripts/build.mjs')).toContain("'main.ts'")
  })

  test('checks its health with its own Node', () => {
    const [, check = '[]'] = /CMD (\[.*\])$/.exec(lastInstruction(image, 'HEALTHCHECK') ?? '') ?? []
    const [program, flag, script = ''] = JSON.parse(check) as string[]
    expect([program, flag]).toEqual(['node', '-e'])
    expect(() => new Function(script)).not.toThrow()
  })

  test('is of the version of package.json, as is the image', () => {
    expect(services['larder-1']?.image).toBe(`larder:${JSON.parse(text('package.json')).version}`)
  })
})
