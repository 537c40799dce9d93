import type { SQL } from 'drizzle-orm'
import type { QueryConfig, QueryResultRow } from 'pg'
import { type Tx, toRawTx } from '../tx'

/** What every hand-written statement states in addition to its text. */
interface StatementReason {
  /** What the query builder cannot express, or what it would cost. */
  readonly why: string
  /** What the hand-written text gains, as measured, and where that is recorded. */
  readonly gain?: string
}

interface PreparedDefinition extends StatementReason {
  /** Each connection prepares the statement once under this name. */
  readonly name: string
  readonly text: string
  /** Rows as arrays, for statements that return many. */
  readonly rowMode?: 'array'
}

/** A hand-written statement. Called, it is sent at once, in the order of the calls. */
export interface Statement<Row, Values extends readonly unknown[]> {
  (tx: Tx, ...values: Values): Promise<Row[]>
  /** The driver's query, for a caller that sends it with others. */
  toQuery(...values: Values): QueryConfig
}

/** Defines a prepared statement. */
export function statement<Row extends QueryResultRow, Values extends readonly unknown[] = []>({
  name,
  text,
  rowMode,
}: PreparedDefinition): Statement<Row, Values> {
  const toQuery = (...values: Values) => ({ name, text, values: [...values], ...(rowMode && { rowMode }) })
  const run = async (tx: Tx, ...values: Values) =>
    (await toRawTx(tx).$client.query<Row>(toQuery(...values))).rows
  return Object.assign(run, { toQuery })
}

/**
 * Defines a statement that is not prepared, because it runs rarely or its text depends on the values. Called, it is sent a
 * microtask later, so it must not share a round trip with statements that rely on its order.
 */
export function unpreparedStatement<Row extends Record<string, unknown>, Values extends readonly unknown[]>(
  _reason: StatementReason,
  toSql: (...values: Values) => SQL,
): (tx: Tx, ...values: Values) => Promise<Row[]> {
  // The driver's rows have the columns of the text.
  return async (tx, ...values) => (await toRawTx(tx).execute(toSql(...values))).rows as Row[]
}
