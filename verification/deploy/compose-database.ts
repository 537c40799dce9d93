import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  findInstalledBinaries,
  prepareBinaries,
  serverEnvironment,
} from '../../apps/server/src/db/embedded/binaries'
import { findServerUser } from '../../apps/server/src/db/embedded/system-user'
import { findFreePort } from '../../apps/server/src/testing/free-port'
import type { ComposeService } from './compose-file'

export interface ComposeDatabase {
  port: number
  stop(): Promise<void>
}

/**
 * PostgreSQL as the service's container makes it: reached by TCP with a password only, made with the same arguments, and given
 * its role and database by the same file. Only the binaries are ours.
 */
export async function startComposeDatabase(
  folder: string,
  service: ComposeService,
): Promise<ComposeDatabase> {
  const { POSTGRES_PASSWORD = '', POSTGRES_INITDB_ARGS = '', ...environment } = service.environment ?? {}
  const cluster = join(folder, 'cluster')
  const account = await findServerUser(cluster)
  const bin = join(await prepareBinaries(await findInstalledBinaries(), folder, account), 'bin')
  const run = { cwd: '/', env: serverEnvironment(), ...account.identity }
  chmodSync(folder, 0o755)
  mkdirSync(cluster)
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, POSTGRES_PASSWORD, { mode: 0o600 })
  for (const path of [cluster, passwordFile])
    if (account.identity.uid) chownSync(path, account.uid, account.gid)
  const made = ['--auth=scram-sha-256', '--username=postgres', '--no-sync', '--pwfile', passwordFile]
  execFileSync(join(bin, 'initdb'), ['-D', cluster, ...made, ...POSTGRES_INITDB_ARGS.split(' ')], run)
  const port = await findFreePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', cluster, ...settings.flatMap((one) => ['-c', one])]
  const child = spawn(join(bin, 'postgres'), args, { ...run, stdio: 'ignore' })
  const address = {
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: POSTGRES_PASSWORD,
    database: 'postgres',
  }
  for (const statement of readInitStatements(environment))
    await runStatement(address, statement, () => child.exitCode)
  return {
    port,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await gone
    },
  }
}

/** The statements of deploy/create-database.sql, with what psql would put in. */
function readInitStatements(environment: Readonly<Record<string, string>>): string[] {
  const known: Record<string, string> = {}
  const text = readFileSync(new URL('../../deploy/create-database.sql', import.meta.url), 'utf8')
    .replace(/^--.*$/gm, '')
    .replace(/^\\getenv (\w+) (\w+)$/gm, (_, name: string, variable: string) => {
      known[name] = environment[variable] ?? ''
      return ''
    })
    .replace(/:'(\w+)'/g, (_, name: string) => pg.escapeLiteral(known[name] ?? ''))
  return text.split(';').flatMap((one) => one.trim() || [])
}

async function runStatement(
  address: pg.ClientConfig,
  statement: string,
  ended: () => number | null,
): Promise<void> {
  for (;;) {
    const client = new pg.Client(address)
    try {
      await client.connect()
    } catch (error) {
      if (ended() !== null) throw error
      await wait(50)
      continue
    }
    await client.query(statement).finally(() => client.end())
    return
  }
}
