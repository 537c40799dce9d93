import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A line between a server and its database that passes bytes on, later or not at all. */
export interface TcpProxy {
  readonly port: number
  /** How many connections there are now. */
  open(): number
  /** Every piece, in either direction, takes so long. */
  delay(ms: number): void
  /** Holds everything back without a word, until told otherwise; then all of it arrives, late. */
  setSilent(silent: boolean): void
  /** Takes no new connections. */
  setRefusing(refusing: boolean): void
  /** Cuts each connection for which `chosen` says so. */
  cut(chosen?: () => boolean): void
  close(): Promise<void>
}

export async function startTcpProxy(socketPath: string): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let delayMs = 0
  let refusing = false
  let speaks = Promise.resolve()
  let speak: (() => void) | undefined

  const server = createServer((near) => {
    if (refusing) return near.destroy()
    const far = connect(socketPath)
    const pair = [near, far] as const
    pairs.add(pair)
    far.once('close', () => pairs.delete(pair))
    void pass(near, far)
    void pass(far, near)
    return undefined
  })

  async function pass(from: Socket, to: Socket): Promise<void> {
    from.on('error', () => undefined)
    try {
      for await (const part of from) {
        await speaks
        if (delayMs > 0) await wait(delayMs)
        if (to.destroyed) return
        to.write(part)
      }
      await speaks
    } catch {
      // Cut; the other end hears of it below.
    }
    to.destroySoon()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    open: () => pairs.size,
    delay(ms) {
      delayMs = ms
    },
    setSilent(silent) {
      if (silent && !speak) {
        speaks = new Promise((resolve) => {
          speak = resolve
        })
      } else if (!silent) {
        speak?.()
        speak = undefined
        speaks = Promise.resolve()
      }
    },
    setRefusing(now) {
      refusing = now
    },
    cut(chosen = () => true) {
      for (const [near, far] of pairs) {
        if (!chosen()) continue
        near.destroy()
        far.destroy()
      }
    },
    async close() {
      line.setSilent(false)
      line.cut()
      server.close()
      await once(server, 'close')
    },
  }
  return line
}
