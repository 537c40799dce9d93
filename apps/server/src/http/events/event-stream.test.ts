import { PassThrough, Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createEventStream } from './event-stream'

/** A client that never reads. */
const createStalledClient = () => new Writable({ write: () => undefined })

describe('an event stream', () => {
  test('sends each event as one block, whatever it contains', async () => {
    const out = new PassThrough()
    const stream = createEventStream<{ text: string }>(out)
    stream.send({ text: 'two\nlines\n\nand a gap' })
    stream.sendHeartbeat()
    stream.end({ text: 'bye' })
    stream.send({ text: 'too late' })
    expect((await out.setEncoding('utf8').toArray()).join('')).toBe(
      'data: {"text":"two\\nlines\\n\\nand a gap"}\n\n:\n\ndata: {"text":"bye"}\n\n',
    )
    expect(stream.isOpen()).toBe(false)
  })

  test('is closed when too much data is buffered', () => {
    const out = createStalledClient()
    const stream = createEventStream<string>(out)
    let sent = 0
    while (stream.isOpen() && sent < 1000) sent += Number(stream.send('x'.repeat(1000)) === undefined)
    expect(out.destroyed).toBe(true)
    expect(sent).toBeLessThan(100)
  })

  test('is closed when nothing is read between two heartbeats, even with little data', () => {
    const out = createStalledClient()
    const stream = createEventStream<string>(out)
    stream.send('hello')
    stream.sendHeartbeat()
    expect(out.destroyed).toBe(false)
    stream.sendHeartbeat()
    expect(out.destroyed).toBe(true)
  })

  test('is closed also after a last event that is not read', () => {
    const out = createStalledClient()
    const stream = createEventStream<string>(out)
    stream.end('bye')
    stream.sendHeartbeat()
    stream.sendHeartbeat()
    expect(out.destroyed).toBe(true)
  })

  test('of a reading client stays open over heartbeats', async () => {
    const out = new Writable({ write: (_chunk, _encoding, done) => void setImmediate(done) })
    const stream = createEventStream<string>(out)
    for (let n = 0; n < 5; n += 1) {
      stream.sendHeartbeat()
      await new Promise((resolve) => out.once('drain', resolve).write('x'.repeat(20_000)))
    }
    expect(stream.isOpen()).toBe(true)
  })

  test('tolerates a client that disconnects', () => {
    const out = createStalledClient()
    const stream = createEventStream<string>(out)
    out.destroy(new Error('ECONNRESET'))
    stream.send('hello')
    stream.sendHeartbeat()
    stream.end('bye')
    expect(stream.isOpen()).toBe(false)
  })
})
