import { Socket } from 'node:net'

/**
 * Waits to the end of a step before it writes: questions that are asked together travel together. Each writing costs a call of the
 * system, which is dearer than most answers; the driver would make one for each of its questions.
 */
export class BatchingSocket extends Socket {
  override write: Socket['write'] = (...said: unknown[]) => {
    const write = super.write as (...said: unknown[]) => boolean
    if (this.writableCorked > 0) return write.apply(this, said)
    this.cork()
    const hasRoom = write.apply(this, said)
    this.uncork()
    return hasRoom
  }

  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
