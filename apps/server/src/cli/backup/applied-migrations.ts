import type { Migration } from '../../db/migrate'
import { CommandError } from '../command-error'

export interface AppliedMigration {
  name: string
  checksum: string
}

/** Returns the known migrations that were applied there, in order; throws when one is unknown to this Larder. */
export function matchAppliedMigrations(
  known: Migration[],
  applied: AppliedMigration[],
  source: string,
): Migration[] {
  for (const { name, checksum } of applied) {
    const migration = known.find((candidate) => candidate.name === name)
    if (!migration) {
      throw new CommandError(
        `${source} was written by a newer Larder (it has the migration ${name}). Use that version.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new CommandError(
        `${source} was written by another Larder: its migration ${name} is not ours. Use that version.`,
      )
    }
  }
  return known.filter(({ name }) => applied.some((row) => row.name === name))
}

const createPattern =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(materialized\s+view|view|table|function|procedure|type|domain|sequence)\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi
const renamePattern =
  /\balter\s+(table|view|type|sequence)\s+(?:if\s+exists\s+)?"?\w+"?\s+rename\s+to\s+"?(\w+)/gi

/** The order in which objects can be dropped. */
const objectKinds = [
  'materialized view',
  'view',
  'table',
  'function',
  'procedure',
  'type',
  'domain',
  'sequence',
]

/**
 * Returns the statements that drop what the migrations created, and nothing else: other tables in the database stay. If those
 * depend on ours the statement fails, and with it the transaction.
 */
export function createDropStatements(migrations: Migration[]): string[] {
  const found = migrations.flatMap(({ sql }) => [
    ...sql.matchAll(createPattern),
    ...sql.matchAll(renamePattern),
  ])
  return objectKinds.flatMap((objectKind) => {
    const names = new Set(
      found
        .filter(([, source = '']) => source.toLowerCase().replace(/\s+/g, ' ') === objectKind)
        .map(([, , name = '']) => `"${name}"`),
    )
    return names.size === 0 ? [] : [`drop ${objectKind} if exists ${[...names].join(', ')}`]
  })
}
