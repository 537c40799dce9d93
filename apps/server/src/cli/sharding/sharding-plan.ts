import pg from 'pg'
import type { ForeignKey, InstalledSchema } from './installed-schema'
import { keptKeysTable } from './installed-schema'
import { canHold, decidePlacements, shardColumnOf } from './table-placement'

export interface ShardingStep {
  /** What it does, in a sentence. */
  readonly says: string
  /** Each by itself; together in one transaction. */
  readonly statements: readonly { readonly text: string; readonly values?: readonly unknown[] }[]
}

const quote = pg.escapeIdentifier

/**
 * Plans what is missing to split an installation by household, in order; empty when nothing is. A table can only be distributed
 * while no other that is not refers to it, so foreign keys are taken away, kept, and put back where the engine can hold them.
 */
export function planSharding(schema: InstalledSchema, kept: readonly ForeignKey[]): ShardingStep[] {
  const placements = decidePlacements(schema)
  const misplaced = schema.tables.filter(({ name, placement }) => {
    const wanted = placements.get(name)
    return wanted !== 'local' && wanted !== placement
  })
  const moving = new Set(misplaced.map(({ name }) => name))
  const inTheWay = schema.foreignKeys.filter(
    (key) => !canHold(key, placements) || moving.has(key.target) || moving.has(key.table),
  )
  const known = new Set([...inTheWay, ...schema.foreignKeys].map(({ table, name }) => `${table}.${name}`))
  const missing = kept.filter(({ table, name }) => !known.has(`${table}.${name}`))
  const returning = [...inTheWay, ...missing].filter((key) => canHold(key, placements))
  const byName = new Map(misplaced.map((table) => [table.name, table]))
  const order = [...moving].sort(
    (a, b) => rankOf(a, placements.get(a)) - rankOf(b, placements.get(b)) || (a < b ? -1 : 1),
  )
  return [
    ...inTheWay.map((key) => dropKey(key, canHold(key, placements))),
    ...order.map((name) => {
      const table = byName.get(name)
      const column = table && shardColumnOf(table)
      return column ? distribute(name, column) : replicate(name)
    }),
    ...returning.map(addKey),
  ]
}

/** Every node's tables first; then households, with which all other tables are kept together. */
function rankOf(name: string, placement: string | undefined): number {
  if (placement !== 'distributed') return 0
  return name === 'households' ? 1 : 2
}

function dropKey({ table, name, target, definition }: ForeignKey, returns: boolean): ShardingStep {
  return {
    says: returns
      ? `take away the reference of ${table} to ${target} for now`
      : `take away the reference of ${table} to ${target}: every node has ${table}, and ${target} is split`,
    statements: [
      {
        text: `insert into ${keptKeysTable} (name, "table", target, definition) values ($1, $2, $3, $4)
          on conflict do nothing`,
        values: [name, table, target, definition],
      },
      { text: `alter table ${quote(table)} drop constraint ${quote(name)}` },
    ],
  }
}

function addKey({ table, name, target, definition }: ForeignKey): ShardingStep {
  return {
    says: `put back the reference of ${table} to ${target}`,
    statements: [{ text: `alter table ${quote(table)} add constraint ${quote(name)} ${definition}` }],
  }
}

function replicate(name: string): ShardingStep {
  return {
    says: `copy ${name} to every node`,
    statements: [{ text: 'select create_reference_table($1)', values: [name] }],
  }
}

function distribute(name: string, column: string): ShardingStep {
  const together = name === 'households' ? '' : ", colocate_with => 'households'"
  return {
    says: `split ${name} by ${column}`,
    statements: [{ text: `select create_distributed_table($1, $2${together})`, values: [name, column] }],
  }
}
