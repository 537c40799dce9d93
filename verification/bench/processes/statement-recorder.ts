import type { OpenDatabase } from '../../../apps/server/src/db/database'

/** A prepared statement with its values. */
export interface RecordedStatement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/** The database, with an ear on statements of some names: what some work asked it can be asked again, bare. */
export function createStatementRecorder(db: OpenDatabase, names: RegExp) {
  let ear: RecordedStatement[] | undefined
  const pool = new Proxy(db.$client, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key, target)
      return (statement: RecordedStatement) => {
        if (names.test(statement.name)) ear?.push(statement)
        return target.query(statement)
      }
    },
  })
  return {
    db: new Proxy(db, {
      get: (target, key) => (key === '$client' ? pool : Reflect.get(target, key, target)),
    }),
    /** One piece of work at a time. */
    async record(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
      const statements: RecordedStatement[] = []
      ear = statements
      await work()
      ear = undefined
      return statements
    },
  }
}
