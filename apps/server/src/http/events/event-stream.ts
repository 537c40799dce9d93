import type { Writable } from 'node:stream'

/** One client's line of server-sent events. */
export interface EventStream<E> {
  send(event: E): void
  /** A sign of life, so that nobody on the way takes the line for dead. */
  sendHeartbeat(): void
  /** Hangs up, after a last word if there is one. */
  end(last?: E): void
  isOpen(): boolean
}

/** What may wait for a client to read it. */
const maxBufferedBytes = 64 * 1024

export function createEventStream<E>(out: Writable): EventStream<E> {
  let waitedAtBeat = false
  // A client that goes away in the middle of a word is no failure.
  out.on('error', () => undefined)

  const isOpen = () => !out.writableEnded && !out.destroyed

  function write(text: string): void {
    if (!isOpen()) return
    if (out.writableLength > maxBufferedBytes) out.destroy()
    else out.write(text)
  }

  const send = (event: E) => write(`data: ${JSON.stringify(event)}\n\n`)

  return {
    send,
    sendHeartbeat() {
      const waits = out.writableLength > 0
      // Nothing was read from one beat to the next: whoever it is can come back and catch up.
      if (waits && waitedAtBeat) out.destroy()
      waitedAtBeat = waits
      write(':\n\n')
    },
    end(last) {
      if (last !== undefined) send(last)
      if (isOpen()) out.end()
    },
    isOpen,
  }
}
