import pg from 'pg'

/** The way to the database beside a pooler, by pool. */
const directConfigs = new WeakMap<pg.Pool, pg.PoolConfig>()

export function setDirectConfig(pool: pg.Pool, config: pg.PoolConfig): void {
  directConfigs.set(pool, config)
}

/** Whether the pool goes through a pooler. */
export function isPooled(pool: pg.Pool): boolean {
  return directConfigs.has(pool)
}

/** Opens a connection of its own to the database, not through a pooler: for LISTEN, migrations and what a session holds. */
export function createDirectClient(pool: pg.Pool, settings: pg.ClientConfig): pg.Client {
  const config = { ...toClientConfig(pool), ...directConfigs.get(pool), ...settings }
  // A pool's own class of connections is the driver's, or extends it.
  const Client = (config.Client ?? pg.Client) as typeof pg.Client
  return new Client(config)
}

/**
 * Returns the pool's connection settings for a client without pipelining. The pool hides its password from copies and logs, so it
 * is added explicitly.
 */
export function toClientConfig({ options }: pg.Pool): pg.PoolConfig {
  const password = options.password !== undefined && { password: options.password }
  return { ...options, pipeline: false, ...password }
}
