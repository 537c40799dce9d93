import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** The driver supports COPY, but its types do not declare it. */
interface CopyConnection extends pg.Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const bufferBytes = 262_144

/**
 * Streams the result of `copy … to stdout`: whole rows in PostgreSQL's own text format, which is exact for every type. Applies
 * back-pressure, so that a table of any size needs little memory.
 */
export class CopyOutStream extends Readable {
  /** The number of rows; available at the end. */
  rows = 0
  private wire: CopyConnection | undefined

  constructor(readonly text: string) {
    super({ highWaterMark: bufferBytes })
  }

  submit(connection: pg.Connection): void {
    this.wire = connection as CopyConnection
    this.wire.query(this.text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return
    // Copied, because the driver reuses its buffer.
    if (!this.push(Buffer.from(chunk))) this.wire?.stream.pause()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = parseRowCount(text)
  }

  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  override _read(): void {
    this.wire?.stream.resume()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.wire?.stream.resume()
    done(error)
  }
}

/** Sends the bytes to `copy … from stdin` and returns the number of rows. */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let failure: unknown
    let rows = 0
    const send = async (wire: CopyConnection) => {
      try {
        for await (const chunk of bytes) {
          // The server has already rejected the copy and reads no more.
          if (failure !== undefined) return
          wire.sendCopyFromChunk(chunk)
          if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
        }
        wire.endCopyFrom()
      } catch (error) {
        failure ??= error
        wire.sendCopyFail('what was to be copied cannot be read')
      }
    }
    client.query({
      text: statement,
      submit: (connection: pg.Connection) => (connection as CopyConnection).query(statement),
      handleCopyInResponse: (connection: pg.Connection) => void send(connection as CopyConnection),
      handleCommandComplete: ({ text }: { text: string }) => {
        rows = parseRowCount(text)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: (error: Error) => {
        failure ??= error
        reject(failure)
      },
    })
  })
}

/** 'COPY 12' */
function parseRowCount(tag: string): number {
  return Number(tag.split(' ')[1])
}
