import pg from 'pg'

type Recorder = (text: string, values: readonly unknown[]) => void

/** Returns a class of connections that reports every statement before it is sent. */
export function tracedClient(record: Recorder): typeof pg.Client {
  return class TracedClient extends pg.Client {
    override query(...args: unknown[]): never {
      const [first, second] = args
      const config = typeof first === 'string' ? { text: first } : (first as Partial<pg.QueryConfig>)
      const values = config.values ?? (Array.isArray(second) ? second : [])
      if (typeof config.text === 'string') record(config.text, values)
      // The driver's overloads return different things; whatever it returns is passed on.
      return Reflect.apply(super.query, this, args) as never
    }
  }
}
