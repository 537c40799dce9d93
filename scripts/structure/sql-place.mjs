import { lineAt } from './parse-source.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const server = 'apps/server/src/'

/** The driver itself, the marked place for hand-written SQL, and what works on whole tables or databases. */
const mayUseDriver =
  /^(?:db\/(?:sql|embedded|connection)\/|db\/(?:tx|database|connect|listener|migrate|notifier|online-migration|prepared)\.ts$|cli\/(?:backup|sharding)\/|testing\/)/

/** Opens the database and passes its pool to the migrations, the backup or the sharding. */
const opensDatabase = /^(?:bootstrap|cli\/(?:admin|backup|command|seed-demo|shard))\.ts$/

const driverNames = new Set('$client toRawTx toPool queryAndCommit'.split(' '))
const driverImport = /^pg(?:\/|$)/

/**
 * Checks that hand-written SQL is in `db/sql` only: nothing else of the server uses the database driver.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkSqlPlace(tree) {
  const advice =
    'use the query builder; a statement that it cannot express, or that it slows down, belongs in apps/server/src/db/sql with its reason'
  return tree.sources.flatMap((file) => {
    const path = file.path.startsWith(server) ? file.path.slice(server.length) : undefined
    if (path === undefined || file.isTest || /\.fixture\.ts$/.test(path)) return []
    if (mayUseDriver.test(path) || opensDatabase.test(path)) return []
    return [
      ...driverUses(file).map(({ path: names, at }) => ({
        path: file.path,
        line: lineAt(file.text, at),
        message: `${names.join('.')} outside db/sql`,
        advice,
      })),
      ...file.links
        .filter(({ specifier }) => driverImport.test(specifier))
        .map(({ line }) => ({ path: file.path, line, message: 'imports the database driver', advice })),
    ]
  })
}

/** @param {import('./source-tree.mjs').SourceFile} file */
function driverUses({ syntax }) {
  return [
    ...syntax.uses.filter(({ path }) => driverNames.has(path.at(-1) ?? '')),
    ...syntax.calls.filter(
      ({ path, argument }) =>
        path.slice(-2).join('.') === 'sql.raw' || (path.at(-1) === 'execute' && argument === 'sql'),
    ),
  ]
}
