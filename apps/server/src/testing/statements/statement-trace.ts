import { loadModule } from 'libpg-query'
import type pg from 'pg'
import { readInstalledSchema } from '../../cli/sharding/installed-schema'
import { decidePlacements } from '../../cli/sharding/table-placement'
import { reportStatement, type StatementReport } from './statement-report'
import type { TableColumns } from './statement-walk'
import { tracedClient } from './traced-client'

export interface StatementTrace {
  readonly Client: typeof pg.Client
  /** Throws if a statement on a household table did not name its household, or named two. */
  assertScoped(db: Pick<pg.Pool, 'query'>): Promise<void>
}

const reports = new Map<string, StatementReport>()

/** Records the statements of the server under test, but those that are left out. */
export function traceStatements(leftOut: ReadonlySet<string> = new Set()): StatementTrace {
  const sent = new Map<string, unknown[][]>()
  const record = (text: string, values: readonly unknown[]) => {
    if (leftOut.has(text)) return
    const seen = sent.get(text)
    if (!seen) sent.set(text, [[...values]])
    else if (seen.length < 20) seen.push([...values])
  }
  return {
    Client: tracedClient(record),
    async assertScoped(db) {
      await loadModule()
      const { columns, onOneNode } = await readTables(db)
      const faults: string[] = []
      for (const [text, calls] of sent) {
        const report = reports.get(text) ?? reportStatement(text, columns, onOneNode)
        reports.set(text, report)
        const found = [...report.faults]
        if (calls.some((values) => namesTwo(report, values))) found.push('it names two households')
        if (found.length > 0) faults.push(`${found.join('; ')}:\n  ${text}`)
      }
      if (faults.length > 0) throw new Error(`Statements without their household:\n${faults.join('\n')}`)
    },
  }
}

function namesTwo({ householdParameters }: StatementReport, values: readonly unknown[]): boolean {
  const named = new Set(householdParameters.flatMap((number) => values[number - 1] ?? []))
  return named.size > 1
}

interface Tables {
  readonly columns: TableColumns
  readonly onOneNode: ReadonlySet<string>
}

let tables: Tables | undefined

async function readTables(db: Pick<pg.Pool, 'query'>): Promise<Tables> {
  if (tables) return tables
  const schema = await readInstalledSchema(db)
  const placements = [...decidePlacements(schema)]
  tables = {
    columns: new Map(schema.tables.map(({ name, columns }) => [name, columns])),
    onOneNode: new Set(placements.flatMap(([name, placement]) => (placement === 'local' ? [name] : []))),
  }
  return tables
}
