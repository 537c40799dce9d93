import { parseSync } from 'libpg-query'
import { findAcrossHouseholds } from './across-households'
import { Bindings } from './bindings'
import { namesHouseholds } from './names-households'
import { StatementWalk, type TableColumns, type UsedTable } from './statement-walk'
import type { Node } from './syntax-tree'

export interface StatementReport {
  /** What is wrong with the statement, each as a sentence. */
  readonly faults: readonly string[]
  /** The numbers of the parameters that name a household: they must all be the same one. */
  readonly householdParameters: readonly number[]
}

/**
 * Says which household tables a statement uses without naming the household, and what a distributed engine would refuse. Tables on
 * one node, such as sessions, are not where the rows of a household are.
 */
export function reportStatement(
  text: string,
  columns: TableColumns,
  onOneNode: ReadonlySet<string>,
): StatementReport {
  const faults = new Set<string>()
  const across = findAcrossHouseholds(text)
  const used: UsedTable[] = []
  for (const { stmt } of parseSync(text).stmts ?? []) {
    const walk = new StatementWalk(columns, faults, used)
    walk.statement(stmt as Node, undefined, new Bindings(), new Map())
    for (const table of walk.tables)
      if (used.length > 0 && onOneNode.has(table) && !across?.isUntied)
        faults.add(`${table}, on one node, is used with a household`)
  }
  const parameters = new Set<number>()
  for (const { table, key, bindings } of used) {
    const found = bindings.parametersOf(key)
    if (!across && found.length === 0 && !namesHouseholds(bindings, key))
      faults.add(`${table} is used without its household`)
    for (const number of found) parameters.add(number)
  }
  // Where several households are meant, every table must be tied to the same one row by row.
  const [first] = used
  const isOne = used.every(({ key, bindings }) => bindings.parametersOf(key).length > 0)
  const isTied = used.every(({ key, bindings }) => first && bindings.reachedFrom(key).has(first.key))
  if (!isOne && !isTied && !across?.isUntied) faults.add('it joins two households')
  return { faults: [...faults], householdParameters: [...parameters] }
}
