import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createTemporaryDataFolder } from '../db/embedded/temporary-data-folder'
import { nodeArguments } from '../testing/node-arguments'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'

const files = { admin: 'cli/admin.ts', backup: 'cli/backup.ts', seed: 'cli/seed-demo.ts' } as const
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-commands-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command as npm does and returns its exit code and output. */
async function runCommand(variables: Record<string, string>, command: keyof typeof files, ...args: string[]) {
  const { npm_lifecycle_event: _, ...env } = process.env
  const child = spawn(process.execPath, [...nodeArguments(files[command]), ...args], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'development', LARDER_DATA: folder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (part) => (output.out += part))
  child.stderr.on('data', (part) => (output.err += part))
  const [code] = await once(child, 'close')
  return { code, ...output }
}

async function anotherServer(): Promise<{ database: TestDatabase; server: { DATABASE_URL: string } }> {
  const { host, port, user } = inject('cluster')
  const database = await aTestDatabase(inject('cluster'))
  onTestFinished(() => database.drop())
  const where = `host=${encodeURIComponent(host)}&port=${port}`
  const DATABASE_URL = `postgres://${user}@localhost/${database.name}?${where}`
  return { database, server: { DATABASE_URL } }
}

const emails = async ({ db }: TestDatabase) => {
  const { rows } = await db.$client.query<{ email: string }>('select email from accounts order by email')
  // Our own connection must not look like a running Larder.
  await db.$client.query("set application_name = 'a look'")
  return rows.map(({ email }) => email)
}

/** Each command is a process, which may have to compile its sources first. */
const timeout = 600_000

describe('commands in a terminal', { timeout }, () => {
  test('a whole installation moves from its own database to a server, and back', async () => {
    const embedded = { LARDER_DATA: await createTemporaryDataFolder() }
    expect(await runCommand(embedded, 'backup', 'backup')).toMatchObject({
      code: 1,
      out: '',
      err: 'There is nothing to back up yet: Larder has never been started here.\n',
    })
    expect(await runCommand(embedded, 'seed')).toMatchObject({ code: 0, err: '' })
    const backup = await runCommand(embedded, 'backup', 'backup')
    expect(backup).toMatchObject({ code: 0, err: '' })
    expect(backup.out).toMatch(/Backed up 250 accounts, \d+ pictures? and/)
    const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'))
    expect(file).toMatch(/^larder-backup-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/)

    const { database, server } = await anotherServer()
    const restored = await runCommand(server, 'backup', 'restore', file)
    expect(restored).toMatchObject({ code: 0, err: '' })
    expect(restored.out).toContain('Restored 250 accounts')
    expect(await emails(database)).toContain('admin@demo.larder.test')
    expect(await runCommand(server, 'seed')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing changed'),
    })

    expect(await runCommand(server, 'backup', 'backup', 'back.tar.gz')).toMatchObject({ code: 0 })
    const rejected = await runCommand(embedded, 'backup', 'restore', 'back.tar.gz')
    expect(rejected).toMatchObject({ code: 1, out: '' })
    expect(rejected.err).toContain('There are 250 accounts here already.')
    expect(await runCommand(embedded, 'backup', 'restore', 'back.tar.gz', '--replace')).toMatchObject({
      code: 0,
    })
    expect(await runCommand(embedded, 'admin', 'list')).toMatchObject({
      code: 0,
      out: 'admin@demo.larder.test  Admin\n',
    })
  })

  test('a failure is reported in one sentence with exit code 1', async () => {
    const { server } = await anotherServer()
    expect(await runCommand(server, 'admin')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Usage:/),
    })
    expect(await runCommand(server, 'backup')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Usage:/),
    })
    expect(await runCommand(server, 'admin', 'grant', 'nobody@example.org')).toMatchObject({
      code: 1,
      out: '',
      err: 'Nobody here has the email nobody@example.org. Have they signed up yet?\n',
    })
    const nowhere = { DATABASE_URL: 'postgres://larder@localhost:1/larder' }
    const unreachable = await runCommand(nowhere, 'admin', 'list')
    expect(unreachable).toMatchObject({ code: 1, out: '' })
    expect(unreachable.err).toMatch(/ECONNREFUSED/)
    expect(unreachable.err.trim().split('\n')).toHaveLength(1)
  })

  test('demo cooks are not added to a real installation', async () => {
    const { database, server } = await anotherServer()
    await database.db.$client.query(`
      insert into households values ('0192f3a4-7c1e-7abc-8def-000000000001', 'Zoe’s kitchen', now());
      insert into accounts (id, email, name, current_household_id, created_at, updated_at) values
        (gen_random_uuid(), 'zoe@example.org', 'Zoe', '0192f3a4-7c1e-7abc-8def-000000000001', now(), now())`)
    const rejected = await runCommand(server, 'seed')
    expect(rejected).toMatchObject({ code: 1, out: '' })
    expect(rejected.err).toContain('People cook here already')
    expect(await emails(database)).toEqual(['zoe@example.org'])
  })
})
