import type pg from 'pg'
import { type Db, toPool } from '../tx'
import { createDirectClient } from './direct-client'

/** The database as a connection reached it, with what let it in. */
export type ReachedAddress = Pick<
  pg.ClientConfig,
  'host' | 'port' | 'user' | 'database' | 'password' | 'ssl' | 'sslnegotiation' | 'options'
>

/** What the driver has made of its settings; its types leave this out. */
interface ConnectedClient {
  readonly connectionParameters: ReachedAddress
}

/** Returns where the database is at present, beside a pooler, for another process of ours. */
export async function readReachedAddress(db: Db): Promise<ReachedAddress> {
  const client = createDirectClient(toPool(db), {})
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { connectionParameters } = client as pg.Client & ConnectedClient
    const { user, database, password, ssl, sslnegotiation, options } = connectionParameters
    // The driver hides keys from copies; of several hosts, the client has the one that answered.
    const shownSsl = typeof ssl === 'object' ? { ...ssl, ...(ssl.key && { key: ssl.key }) } : ssl
    return {
      host: client.host,
      port: client.port,
      user,
      database,
      password,
      ssl: shownSsl,
      sslnegotiation,
      options,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
