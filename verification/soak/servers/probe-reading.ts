import { once } from 'node:events'
import { createConnection } from 'node:net'

/** What a server's process holds at one moment. */
export interface ProbeReading {
  /** Bytes. */
  rss: number
  heap: number
  external: number
  /** Since it started. */
  cpuMs: number
  /** The same of the thread that serves requests alone; 0 where the system does not tell. */
  mainMs: number
  /** How late its event loop was since it was asked last, in milliseconds. */
  loop: { p99: number; most: number }
  /** Descriptors by kind; nothing where the system does not tell. */
  open: Readonly<Record<string, number>>
}

/** Asks the gauge in a server's process; 'gc' has it collect what nobody needs first. */
export async function readProbe(path: string, request: 'look' | 'gc'): Promise<ProbeReading> {
  const socket = createConnection(path)
  socket.setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(`${request}\n`)
  let text = ''
  for await (const part of socket) text += part
  return JSON.parse(text) as ProbeReading
}

/** All servers together; of the event loop the one that was latest. */
export function sumReadings(readings: readonly ProbeReading[]): ProbeReading {
  const sum = (part: (one: ProbeReading) => number) => readings.reduce((all, one) => all + part(one), 0)
  const most = (part: (one: ProbeReading) => number) => Math.max(...readings.map(part))
  const open: Record<string, number> = {}
  for (const reading of readings)
    for (const [kind, count] of Object.entries(reading.open)) open[kind] = (open[kind] ?? 0) + count
  return {
    rss: sum(({ rss }) => rss),
    heap: sum(({ heap }) => heap),
    external: sum(({ external }) => external),
    cpuMs: sum(({ cpuMs }) => cpuMs),
    mainMs: sum(({ mainMs }) => mainMs),
    loop: { p99: most(({ loop }) => loop.p99), most: most(({ loop }) => loop.most) },
    open,
  }
}

/** What JavaScript itself holds: objects, and the buffers they stand for. */
export function heldBytes({ heap, external }: ProbeReading): number {
  return heap + external
}

export function countOpenFiles({ open }: ProbeReading): number {
  return Object.values(open).reduce((all, count) => all + count, 0)
}
