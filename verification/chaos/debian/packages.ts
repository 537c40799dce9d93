import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)
const installTimeoutMs = 300_000
const clusterPrograms = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup']

/** Finds the folder of PostgreSQL's programs, and installs Debian's package where it is missing; or says why not. */
export async function requirePostgres(): Promise<{ bin: string } | { missing: string }> {
  const found = await findPostgres()
  if (found) return { bin: found }
  const failed = await install('postgresql')
  const bin = await findPostgres()
  if (bin) return { bin }
  return { missing: failed ?? 'Debian’s postgresql has none of the programs' }
}

/** The same for the pooler. */
export async function requirePgbouncer(): Promise<{ program: string } | { missing: string }> {
  const program = '/usr/sbin/pgbouncer'
  if (await exists(program)) return { program }
  const failed = await install('pgbouncer')
  if (await exists(program)) return { program }
  return { missing: failed ?? 'Debian’s pgbouncer has no program' }
}

/** The same for Patroni and the store in which its members agree. */
export async function requirePatroni(): Promise<
  { bin: string; patroni: string; etcd: string } | { missing: string }
> {
  const postgres = await requirePostgres()
  if ('missing' in postgres) return postgres
  const [patroni, etcd] = ['/usr/bin/patroni', '/usr/bin/etcd']
  const isThere = async () => (await exists(patroni)) && (await exists(etcd))
  const failed = (await isThere()) ? undefined : await install('patroni', 'etcd-server')
  if (await isThere()) return { bin: postgres.bin, patroni, etcd }
  return { missing: failed ?? 'Debian’s packages have no patroni or no etcd' }
}

async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    const bin = join('/usr/lib/postgresql', version, 'bin')
    const there = await Promise.all(clusterPrograms.map((name) => exists(join(bin, name))))
    if (there.every(Boolean)) return bin
  }
  return undefined
}

/** Installs packages; returns a sentence where that cannot be done. */
async function install(...names: string[]): Promise<string | undefined> {
  const name = names.join(' and ')
  if (process.getuid?.() !== 0) return `${name} is not installed, and only root may install it`
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: installTimeoutMs }
  try {
    await runFile('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
    return undefined
  } catch {
    return `${name} is not installed, and apt-get could not install it`
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Both programs refuse root; Debian's package brings this user. */
export async function readProgramUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8'))
  if (!line) throw new Error('this system has no user postgres')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

/** Runs a program of a package to its end, as its user. */
export async function runProgram(program: string, args: readonly string[]): Promise<void> {
  const user = await readProgramUser()
  // Not through a pipe: a server that the program starts would keep it open.
  const child = spawn(program, args, { cwd: '/', stdio: 'ignore', ...user })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}
