import type { Migration } from '../../db/migrate'
import { CommandError } from '../command-error'

export interface AppliedMigration {
  name: string
  checksum: string
}

/** Those of the known steps that were applied there, in order; refuses what this Larder does not know. */
export function matchAppliedMigrations(
  known: Migration[],
  applied: AppliedMigration[],
  what: string,
): Migration[] {
  for (const { name, checksum } of applied) {
    const step = known.find((candidate) => candidate.name === name)
    if (!step) {
      throw new CommandError(
        `${what} was written by a newer Larder (it has the migration ${name}). Use that version.`,
      )
    }
    if (step.checksum !== checksum) {
      throw new CommandError(
        `${what} was written by another Larder: its migration ${name} is not ours. Use that version.`,
      )
    }
  }
  return known.filter(({ name }) => applied.some((row) => row.name === name))
}

const created =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(materialized\s+view|view|table|function|procedure|type|domain|sequence)\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi
const renamed = /\balter\s+(table|view|type|sequence)\s+(?:if\s+exists\s+)?"?\w+"?\s+rename\s+to\s+"?(\w+)/gi

/** In this order nothing that is dropped is still needed by what follows. */
const kinds = ['materialized view', 'view', 'table', 'function', 'procedure', 'type', 'domain', 'sequence']

/**
 * The statements that take away what the steps created, and nothing else: tables that somebody keeps beside ours
 * stay. Where those depend on ours the statement fails, and with it the transaction.
 */
export function createDropStatements(steps: Migration[]): string[] {
  const found = steps.flatMap(({ sql }) => [...sql.matchAll(created), ...sql.matchAll(renamed)])
  return kinds.flatMap((kind) => {
    const names = new Set(
      found
        .filter(([, what = '']) => what.toLowerCase().replace(/\s+/g, ' ') === kind)
        .map(([, , name = '']) => `"${name}"`),
    )
    return names.size === 0 ? [] : [`drop ${kind} if exists ${[...names].join(', ')}`]
  })
}
