import { loadModule } from 'libpg-query'
import type pg from 'pg'
import { reportStatement, type StatementReport } from './statement-report'
import type { TableColumns } from './statement-walk'
import { tracedClient } from './traced-client'

export interface StatementTrace {
  readonly Client: typeof pg.Client
  /** Throws if a statement on a household table did not name its household, or named two. */
  assertScoped(db: Pick<pg.Pool, 'query'>): Promise<void>
}

const reports = new Map<string, StatementReport>()

/** Records the statements of the server under test. */
export function traceStatements(): StatementTrace {
  const sent = new Map<string, unknown[][]>()
  const record = (text: string, values: readonly unknown[]) => {
    const seen = sent.get(text)
    if (!seen) sent.set(text, [[...values]])
    else if (seen.length < 20) seen.push([...values])
  }
  return {
    Client: tracedClient(record),
    async assertScoped(db) {
      await loadModule()
      const columns = await readTableColumns(db)
      const faults: string[] = []
      for (const [text, calls] of sent) {
        const report = reports.get(text) ?? reportStatement(text, columns)
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

let tableColumns: TableColumns | undefined

async function readTableColumns(db: Pick<pg.Pool, 'query'>): Promise<TableColumns> {
  if (tableColumns) return tableColumns
  const { rows } = await db.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`)
  tableColumns = new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
  return tableColumns
}
