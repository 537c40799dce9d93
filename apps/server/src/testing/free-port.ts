import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Returns a port that is currently unused. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
