import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nodeArguments } from '../../apps/server/src/testing/node-arguments'
import { deployRoot } from './compose-file'

/** What a version that follows the rule for migrations brings: it only adds. */
const migrations = {
  '9998-next-columns.sql': `
    alter table accounts add column next_word text, add column next_number integer not null default 7;
    alter table lots add column next_word text;
    alter table sessions add column next_word text;
    create table next_version (account_id uuid primary key references accounts (id) on delete cascade, word text);
    create function next_version() returns integer language sql as 'select 1';`,
  '9999-next-index.sql': `-- online
-- step
create index concurrently accounts_next_word on accounts (next_word);`,
}

export interface NextVersion {
  /** The file that starts it, in place of the server's own. */
  main: string
  names: string[]
  remove(): void
}

/** Copies the server as it is started here, and gives the copy two migrations that the original does not know. */
export function createNextVersion(): NextVersion {
  const image = process.env.LARDER_IMAGE
  const main = image ? join(image, 'dist/server/main.js') : (nodeArguments('main.ts').at(-1) ?? '')
  const isBuilt = main.endsWith('.js')
  // As deep as the original, so that each relative path leads to the same place.
  const folder = isBuilt
    ? `${dirname(main)}-next-${process.pid}`
    : join(deployRoot, '.cache', `server-next-${process.pid}`)
  const code = isBuilt ? folder : join(folder, 'src')
  mkdirSync(folder, { recursive: true })
  cpSync(dirname(main), code, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.test\.ts$/.test(path),
  })
  if (!isBuilt) {
    const server = join(dirname(main), '..')
    cpSync(join(server, 'package.json'), join(folder, 'package.json'))
    const packages = join(server, 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'))
  }
  const target = join(code, isBuilt ? 'migrations' : 'db/migrations')
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(target, name), sql)
  return {
    main: join(code, basename(main)),
    names: Object.keys(migrations),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
