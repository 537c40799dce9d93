import { type Tx, toRawTx } from './tx'

interface PreparedQuery<Values, Result> {
  execute(values?: Values): Promise<Result>
}

/**
 * Defines a Drizzle query that runs with many requests: it is built once per connection instead of every time. Called, it is sent
 * at once, in the order of the calls; a query of the builder would be sent a microtask later.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (tx: Tx) => { prepare(name: string): PreparedQuery<Record<string, unknown>, Result> },
): (tx: Tx, values: Values) => Promise<Result> {
  const queries = new WeakMap<object, PreparedQuery<Record<string, unknown>, Result>>()
  return (tx, values) => {
    const { $client } = toRawTx(tx)
    const query = queries.get($client) ?? build(tx).prepare(name)
    queries.set($client, query)
    return query.execute(values)
  }
}
