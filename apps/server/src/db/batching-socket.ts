import { Socket } from 'node:net'

/**
 * Defers writes to the end of the current tick, so that queries sent together share one write. Each write is a system call, which
 * costs more than most queries; the driver would make one per query.
 */
export class BatchingSocket extends Socket {
  override write: Socket['write'] = (...args: unknown[]) => {
    const write = super.write as (...args: unknown[]) => boolean
    if (this.writableCorked > 0) return write.apply(this, args)
    this.cork()
    const hasRoom = write.apply(this, args)
    this.uncork()
    return hasRoom
  }

  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
